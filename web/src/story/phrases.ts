import type { Values } from "../language/language.svelte";
import { bastionWord } from "../wire/bastions";
import type { Card, GameEvent, Opened, Owner, WallsScored } from "../wire/types";

/** One thing that a player did, and what it brought. */
export interface Phrase {
  text: string;
  points: number | null;
  cards: readonly string[];
}

/** What the log needs to speak: texts, names, and who is reading. */
export interface LogWords {
  text: (key: string, values?: Values) => string;
  name: (owner: Owner) => string;
  /** Of a person who has sat here, from the name that the server has. */
  person: (name: string) => string;
  colour: (colour: string) => string;
  /** The reader's only seat; null for spectators and for several people at one device. */
  you: number | null;
  isBot: (seat: number) => boolean;
  edition: string;
  palaceSize: number;
  cards: ReadonlyMap<string, Card>;
}

/** Names and colours are marked within a text, to be shown in bold. */
const STRONG = "\u2068";
const PLAIN = "\u2069";

export function emphasised(text: string): { text: string; isStrong: boolean }[] {
  const parts = text.split(new RegExp(`${STRONG}(.*?)${PLAIN}`, "s"));
  return parts.map((part, index) => ({ text: part, isStrong: index % 2 === 1 })).filter((part) => part.text !== "");
}

export function plain(text: string): string {
  return text.replaceAll(STRONG, "").replaceAll(PLAIN, "");
}

/** What a move brought about, in words. */
export class PhraseWriter {
  readonly #words: LogWords;

  constructor(words: LogWords) {
    this.#words = words;
  }

  /** Whether the reader is meant, or the City: other words follow in most languages. */
  address(owner: Owner | string): Values {
    return { you: owner === "city" ? "city" : owner === this.#words.you ? "yes" : "no" };
  }

  who(owner: Owner | string): Values {
    return { name: strong(this.#words.name(owner as Owner)), ...this.address(owner) };
  }

  phrasesOf(seat: number, events: readonly GameEvent[]): Phrase[] {
    const phrases: Phrase[] = [];
    const plays: Play[] = [];
    let taken: readonly string[] = [];
    const completions: Phrase[] = [];
    const completed = new Set<string>();
    let isPick = false;
    for (const event of events) {
      switch (event.event) {
        case "Kept":
          phrases.push(this.sayBy(seat, "log-kept", {}, null, event.cards));
          break;
        case "Opened":
          phrases.push(this.opening(event));
          break;
        case "Took":
          taken = event.cards as readonly string[];
          break;
        case "CityPicked":
          isPick = true;
          taken = [event.card];
          break;
        case "CityPickSkipped":
          phrases.push(this.sayBy(seat, "log-city-skipped"));
          break;
        case "Completed":
          completions.push(this.#completion(event.owner, event.colour, event.points));
          completed.add(event.colour);
          break;
        default: {
          const play = this.#playOf(event);
          if (play !== null) plays.push(play);
        }
      }
    }
    if (taken.length > 0) {
      const values = { cards: this.names(taken), plays: this.#listOfPlays(plays, isPick ? new Set() : completed) };
      const key = isPick ? "log-city-picked" : values.plays === "" ? "log-took-only" : "log-took";
      phrases.push(this.sayBy(seat, key, values, null, taken));
    }
    return [...phrases, ...completions];
  }

  /** A phrase whose subject comes before it. */
  sayBy(
    seat: number,
    key: string,
    values: Values = {},
    points: number | null = null,
    cards: readonly string[] = [],
  ): Phrase {
    return phrase(this.#words.text(key, { ...this.address(seat), ...values }), points, cards);
  }

  opening(opened: Opened): Phrase {
    const givers = opened.sources.filter((source) => source.points > 0);
    const sources = givers.map((source) =>
      this.#words.text("log-source", { ...this.who(source.owner), points: source.points }),
    );
    const key = givers.length > 0 ? "log-opened" : "log-opened-for-nothing";
    const values = { colour: this.#colour(opened.colour), sources: this.#list(sources.map(plain)) };
    return this.sayBy(opened.seat, key, values, opened.points);
  }

  #completion(owner: Owner | string, colour: string, points: number): Phrase {
    const values = { colour: this.#colour(colour), windows: points };
    return typeof owner === "number"
      ? this.sayBy(owner, "log-completed", values, points)
      : phrase(this.#words.text("log-city-completed", values));
  }

  walls(scored: WallsScored): Phrase {
    const { walls, bastions, shields, needed, opened, points, held } = scored;
    const word = bastionWord(this.#words.edition);
    const key = walls + bastions === 0 ? "log-walls-none" : held ? "log-walls-held" : "log-walls-fell";
    return this.sayBy(scored.seat, key, { walls, bastions, shields, needed, opened, word }, points);
  }

  #playOf(event: GameEvent): Play | null {
    switch (event.event) {
      case "Started":
        return { kind: "start", colour: event.colour, storeys: 1 };
      case "Added":
        return { kind: "add", colour: event.colour, storeys: event.storeys };
      case "WallBuilt":
        return { kind: "wall" };
      case "BastionBuilt":
        return { kind: "bastion" };
      case "Discarded":
        return { kind: "discard" };
      default:
        return null;
    }
  }

  /** What was added to palaces of the colours `told` is left out: their completion is told by itself. */
  #listOfPlays(plays: readonly Play[], told: ReadonlySet<string>): string {
    const { text, palaceSize, edition } = this.#words;
    const word = bastionWord(edition);
    const parts: string[] = [];
    const lastOf = new Map(plays.map((play) => [play.kind + (play.colour ?? ""), play]));
    for (const play of lastOf.values()) {
      const n = plays.filter((other) => other.kind === play.kind && other.colour === play.colour).length;
      const isSurpassed = play.kind === "start" && lastOf.has(`add${play.colour ?? ""}`);
      const isTold = play.kind === "add" && told.has(play.colour ?? "");
      if (isSurpassed || isTold) continue;
      const colour = play.colour === undefined ? "" : this.#colour(play.colour);
      parts.push(text(`log-play-${play.kind}`, { n, colour, storeys: play.storeys ?? 0, size: palaceSize, word }));
    }
    return this.#list(parts);
  }

  #colour(colour: string): string {
    return strong(this.#words.colour(colour));
  }

  #list(items: readonly string[]): string {
    return items.join(this.#words.text("log-comma"));
  }

  /** By their numbers where that tells enough: 34 · Wild 20 · Bastion. */
  names(cards: readonly string[]): string {
    return cards
      .map((id) => (this.#words.cards.get(id)?.kind === "wild" ? this.#fullName(id) : this.number(id)))
      .join(" · ");
  }

  /** The street number alone; what has none is named. */
  number(id: string): string {
    const card = this.#words.cards.get(id);
    if (card === undefined) return id;
    return card.kind === "bastion"
      ? this.#words.text("log-bastion-card", { word: bastionWord(this.#words.edition) })
      : String(card.street_number);
  }

  fullNames(cards: readonly string[]): string {
    return this.#list(cards.map((id) => this.#fullName(id)));
  }

  #fullName(id: string): string {
    const { text } = this.#words;
    const card = this.#words.cards.get(id);
    if (card === undefined || card.kind === "bastion") return this.number(id);
    const colour = card.colour === null ? text("log-wild") : this.#words.colour(card.colour);
    return strong(text("log-card", { colour, number: this.number(id) }));
  }
}

interface Play {
  kind: "start" | "add" | "wall" | "bastion" | "discard";
  colour?: string;
  storeys?: number;
}

export function phrase(text: string, points: number | null = null, cards: readonly string[] = []): Phrase {
  return { text, points, cards };
}

export function strong(text: string): string {
  return `${STRONG}${text}${PLAIN}`;
}
