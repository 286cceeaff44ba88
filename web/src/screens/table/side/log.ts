import type { Values } from "../../../language/language.svelte";
import type { Card, GameEvent, OrderPlace, Owner, TableEvent } from "../../../wire/types";

/** One thing that somebody did, and what it brought. */
export interface Clause {
  text: string;
  points: number | null;
  cards: readonly string[];
}

export interface LogEntry {
  /** Of the table's event that it tells of; an event can have several entries. */
  number: number;
  at: number;
  kind: "move" | "scoring" | "note";
  /** Whose doing it is; null for the table's own news. */
  owner: Owner | null;
  /** Comes before the first clause; null where the text is a whole sentence. */
  subject: string | null;
  isYours: boolean;
  /** A bot moved in a player's place. */
  isForAbsent: boolean;
  /** It happened since your own last move. */
  isFresh: boolean;
  clauses: readonly Clause[];
}

export interface LogChapter {
  kind: "gathering" | "start" | "turn" | "end";
  turn: number;
  order: readonly OrderPlace[];
  entries: readonly LogEntry[];
}

/** What the log needs to speak: texts, names, and who is reading. */
export interface LogWords {
  text: (key: string, values?: Values) => string;
  name: (owner: Owner) => string;
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

/** One line for a whole entry, as it is announced and shown beside a Quarter. */
export function summaryOf(entry: LogEntry, words: Pick<LogWords, "text">): string {
  const deeds = entry.clauses.map((clause) => clause.text).join(words.text("log-and-then"));
  return plain(entry.subject === null ? deeds : words.text("log-sentence", { subject: entry.subject, deeds }));
}

/** The table's events as a readable log, chapter by chapter. */
export function logChapters(events: readonly TableEvent[], words: LogWords): LogChapter[] {
  const writer = new LogWriter(words);
  for (const event of events) writer.tell(event);
  return writer.finished(events);
}

type OpenChapter = { -readonly [Key in keyof LogChapter]: LogChapter[Key] } & { entries: LogEntry[] };

class LogWriter {
  readonly #words: LogWords;
  readonly #chapters: OpenChapter[] = [{ kind: "gathering", turn: 0, order: [], entries: [] }];
  /** Storeys of palaces under construction, by owner and colour. */
  readonly #storeys = new Map<string, number>();
  readonly #sitting = new Map<number, string>();

  constructor(words: LogWords) {
    this.#words = words;
  }

  finished(events: readonly TableEvent[]): LogChapter[] {
    const since = this.#lastMoveRead(events);
    for (const chapter of this.#chapters)
      for (const entry of chapter.entries)
        entry.isFresh = entry.number > since && !entry.isYours && entry.kind !== "note";
    return this.#chapters.filter((chapter) => chapter.entries.length > 0 || chapter.kind === "turn");
  }

  /** Spectators have made no move: to them only the last one is new. */
  #lastMoveRead(events: readonly TableEvent[]): number {
    const moves = events.filter(({ happening }) => happening.what === "moved");
    const { you } = this.#words;
    if (you === null) return (moves.at(-1)?.number ?? 0) - 1;
    const mine = moves.filter(({ happening }) => happening.what === "moved" && happening.seat === you);
    return mine.at(-1)?.number ?? 0;
  }

  tell(event: TableEvent): void {
    const { happening } = event;
    switch (happening.what) {
      case "sat":
        this.#sitting.set(happening.seat, happening.name);
        this.#note(event, happening.seat, "log-sat", { name: strong(happening.name) });
        break;
      case "left":
        this.#note(event, happening.seat, this.#hasBegun ? "log-left-game" : "log-left", this.#person(happening.seat));
        break;
      case "bot-seated":
        this.#note(event, happening.seat, "log-bot-seated", {
          name: strong(this.#words.name(happening.seat)),
          level: this.#words.text(`level-${happening.level}`),
        });
        break;
      case "seat-opened":
        this.#note(event, null, "log-seat-opened");
        break;
      case "started":
        this.#chapters.push({ kind: "start", turn: 0, order: [], entries: [] });
        this.#note(event, null, "log-started");
        break;
      case "moved":
        this.#tellMove(event, happening.seat, happening.by === "bot");
        break;
      case "timed-out":
        this.#note(event, happening.seat, "log-timed-out", this.#person(happening.seat));
        break;
      case "returned":
        this.#note(event, happening.seat, "log-returned", this.#person(happening.seat));
        break;
      case "interrupted":
        this.#note(event, null, "log-interrupted", {
          minutes: Math.max(1, Math.round(happening.milliseconds / 60_000)),
        });
        break;
      case "rematch-made":
        this.#note(event, null, "log-rematch-made");
        break;
      case "closed":
        this.#note(event, null, "log-closed");
        break;
      case "created":
      case "contributed":
      case "said": // the chat's
        break;
    }
  }

  get #hasBegun(): boolean {
    return this.#chapters.length > 1;
  }

  #add(event: TableEvent, kind: LogEntry["kind"], owner: Owner | null, clauses: readonly Clause[]): LogEntry | null {
    if (clauses.length === 0) return null;
    const { number, at } = event;
    const isYours = owner !== null && owner === this.#words.you;
    const subject = owner === null || kind === "note" ? null : this.#words.text("log-subject", this.#who(owner));
    const entry = { number, at, kind, owner, subject, isYours, isForAbsent: false, isFresh: false, clauses };
    this.#chapters.at(-1)?.entries.push(entry);
    return entry;
  }

  #note(event: TableEvent, seat: number | null, key: string, values: Values = {}): void {
    this.#add(event, "note", seat, [clause(this.#words.text(key, values))]);
  }

  #person(seat: number): Values {
    return { name: strong(this.#sitting.get(seat) ?? this.#words.name(seat)), ...this.#address(seat) };
  }

  /** Whether the reader is meant, or the City: other words follow in most languages. */
  #address(owner: Owner | string): Values {
    return { you: owner === "city" ? "city" : owner === this.#words.you ? "yes" : "no" };
  }

  #who(owner: Owner | string): Values {
    return { name: strong(this.#words.name(owner as Owner)), ...this.#address(owner) };
  }

  // --- a move, and what follows from it ----------------------------------------------------------------------------

  #tellMove(event: TableEvent, seat: number, isByBot: boolean): void {
    const end = event.events.findIndex(isAfterMove);
    const [own, after] = end < 0 ? [event.events, []] : [event.events.slice(0, end), event.events.slice(end)];
    const entry = this.#add(event, "move", seat, this.#clausesOf(seat, own));
    if (entry !== null) entry.isForAbsent = isByBot && !this.#words.isBot(seat);
    this.#tellAftermath(event, after);
  }

  #clausesOf(seat: number, events: readonly GameEvent[]): Clause[] {
    const clauses: Clause[] = [];
    const plays: Play[] = [];
    let taken: readonly string[] = [];
    const completions: Clause[] = [];
    let isPick = false;
    for (const event of events) {
      switch (event.event) {
        case "Kept":
          clauses.push(this.#sayBy(seat, "log-kept", {}, null, event.cards));
          break;
        case "Opened":
          clauses.push(this.#opening(event));
          break;
        case "Took":
          taken = event.cards as readonly string[];
          break;
        case "CityPicked":
          isPick = true;
          taken = [event.card];
          break;
        case "CityPickSkipped":
          clauses.push(this.#sayBy(seat, "log-city-skipped"));
          break;
        case "Completed":
          completions.push(this.#completion(event.owner, event.colour, event.points));
          break;
        default: {
          const play = this.#playOf(event);
          if (play !== null) plays.push(play);
        }
      }
    }
    if (taken.length > 0) {
      const values = { cards: this.#names(taken), plays: this.#listOfPlays(plays, isPick) };
      const key = isPick ? "log-city-picked" : values.plays === "" ? "log-took-only" : "log-took";
      clauses.push(this.#sayBy(seat, key, values, null, taken));
    }
    return [...clauses, ...completions];
  }

  #tellAftermath(event: TableEvent, events: readonly GameEvent[]): void {
    const founded: string[] = [];
    for (const change of events) {
      if (founded.length > 0 && change.event !== "CityFounded") this.#tellFounding(event, founded.splice(0));
      switch (change.event) {
        case "Revealed": {
          const cards = change.cards as readonly string[];
          this.#lay(change.seat, cards);
          this.#add(event, "move", change.seat, [
            this.#sayBy(change.seat, "log-revealed", { cards: this.#fullNames(cards) }, null, cards),
          ]);
          break;
        }
        case "CityFounded":
          this.#grow("city", change.colour);
          founded.push(change.card);
          break;
        case "TurnBegan":
          this.#chapters.push({ kind: "turn", turn: change.turn, order: change.order, entries: [] });
          break;
        case "FinalOrder":
          this.#chapters.push({ kind: "end", turn: 0, order: change.order, entries: [] });
          break;
        case "Opened":
          this.#add(event, "scoring", change.seat, [this.#opening(change)]);
          break;
        case "WallsScored":
          this.#add(event, "scoring", change.seat, [this.#walls(change)]);
          break;
        case "StreetScored":
          this.#tellStreet(event, change);
          break;
        case "GameEnded":
          this.#tellWinner(event, change.ranking[0] ?? 0, change.scores);
          break;
      }
    }
  }

  #tellFounding(event: TableEvent, cards: readonly string[]): void {
    const text = this.#words.text("log-revealed", { cards: this.#fullNames(cards), ...this.#address("city") });
    this.#add(event, "move", "city", [clause(text, null, cards)]);
  }

  #tellStreet(event: TableEvent, scored: StreetScored): void {
    const { lowest_owner: lowest, highest_owner: highest, points } = scored;
    if (lowest === null || highest === null || lowest === highest) {
      this.#add(event, "scoring", null, [clause(this.#words.text("log-street-nothing"), 0)]);
      return;
    }
    this.#streetLine(event, "log-street-highest", highest, scored.highest_card, points);
    this.#streetLine(event, "log-street-lowest", lowest, scored.lowest_card, -points);
  }

  #streetLine(event: TableEvent, key: string, owner: Owner | string, card: string | null, points: number): void {
    const cards = card === null ? [] : [card];
    const text = this.#words.text(key, { number: this.#names(cards), ...this.#address(owner) });
    this.#add(event, "scoring", owner as Owner, [clause(text, owner === "city" ? null : points, cards)]);
  }

  #tellWinner(event: TableEvent, winner: number, scores: readonly number[]): void {
    const values = { points: scores[winner] ?? 0 };
    this.#add(event, "scoring", winner, [this.#sayBy(winner, "log-won", values)]);
  }

  // --- phrases -----------------------------------------------------------------------------------------------------

  /** A clause whose subject comes before it. */
  #sayBy(
    seat: number,
    key: string,
    values: Values = {},
    points: number | null = null,
    cards: readonly string[] = [],
  ): Clause {
    return clause(this.#words.text(key, { ...this.#address(seat), ...values }), points, cards);
  }

  #opening(opened: Opened): Clause {
    const givers = opened.sources.filter((source) => source.points > 0);
    const sources = givers.map((source) =>
      this.#words.text("log-source", { ...this.#who(source.owner), points: source.points }),
    );
    const key = givers.length > 0 ? "log-opened" : "log-opened-for-nothing";
    const values = { colour: this.#colour(opened.colour), sources: this.#list(sources.map(plain)) };
    return this.#sayBy(opened.seat, key, values, opened.points);
  }

  #completion(owner: Owner | string, colour: string, points: number): Clause {
    this.#storeys.delete(`${owner}/${colour}`);
    const values = { colour: this.#colour(colour), windows: points };
    return typeof owner === "number"
      ? this.#sayBy(owner, "log-completed", values, points)
      : clause(this.#words.text("log-city-completed", values));
  }

  #walls(scored: WallsScored): Clause {
    const { walls, bastions, shields, needed, opened, points } = scored;
    const { edition } = this.#words;
    const isHeld = shields >= needed;
    const key = walls + bastions === 0 ? "log-walls-none" : isHeld ? "log-walls-held" : "log-walls-fell";
    return this.#sayBy(scored.seat, key, { walls, bastions, shields, needed, opened, edition }, points);
  }

  #playOf(event: GameEvent): Play | null {
    switch (event.event) {
      case "Started":
        this.#grow(event.owner, event.colour);
        return { kind: "start", colour: event.colour, storeys: 1 };
      case "Added":
        return { kind: "add", colour: event.colour, storeys: this.#grow(event.owner, event.colour) };
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

  /** Storeys that completed a palace are left out: the completion is told by itself. */
  #listOfPlays(plays: readonly Play[], isPick: boolean): string {
    const { text, palaceSize, edition } = this.#words;
    const phrases: string[] = [];
    const lastOf = new Map(plays.map((play) => [play.kind + (play.colour ?? ""), play]));
    for (const play of lastOf.values()) {
      const n = plays.filter((other) => other.kind === play.kind && other.colour === play.colour).length;
      const isSurpassed = play.kind === "start" && lastOf.has(`add${play.colour ?? ""}`);
      const isCompletion = play.kind === "add" && play.storeys === palaceSize && !isPick;
      if (isSurpassed || isCompletion) continue;
      const colour = play.colour === undefined ? "" : this.#colour(play.colour);
      phrases.push(text(`log-play-${play.kind}`, { n, colour, storeys: play.storeys ?? 0, size: palaceSize, edition }));
    }
    return this.#list(phrases);
  }

  #grow(owner: Owner | string, colour: string): number {
    const storeys = (this.#storeys.get(`${owner}/${colour}`) ?? 0) + 1;
    this.#storeys.set(`${owner}/${colour}`, storeys);
    return storeys;
  }

  /** Starting cards: a Wild lies on the other card. */
  #lay(seat: number, cards: readonly string[]): void {
    const colours = cards.map((id) => this.#words.cards.get(id)?.colour ?? null);
    const first = colours.find((colour) => colour !== null);
    for (const colour of colours) if (first) this.#grow(seat, colour ?? first);
  }

  #colour(colour: string): string {
    return strong(this.#words.colour(colour));
  }

  #list(items: readonly string[]): string {
    return items.join(this.#words.text("log-comma"));
  }

  /** By their numbers alone: 34 · 8 · Bastion. */
  #names(cards: readonly string[]): string {
    return cards.map((id) => this.#shortName(id)).join(" · ");
  }

  #shortName(id: string): string {
    const card = this.#words.cards.get(id);
    if (card === undefined) return id;
    return card.kind === "bastion"
      ? this.#words.text("log-bastion-card", { edition: this.#words.edition })
      : String(card.number);
  }

  #fullNames(cards: readonly string[]): string {
    const { text } = this.#words;
    return this.#list(
      cards.map((id) => {
        const card = this.#words.cards.get(id);
        if (card === undefined || card.kind === "bastion") return this.#shortName(id);
        const colour = card.colour === null ? text("log-wild") : this.#words.colour(card.colour);
        return text("log-card", { colour: strong(colour), number: this.#shortName(id) });
      }),
    );
  }
}

type Opened = Extract<GameEvent, { event: "Opened" }>;
type WallsScored = Extract<GameEvent, { event: "WallsScored" }>;
type StreetScored = Extract<GameEvent, { event: "StreetScored" }>;

interface Play {
  kind: "start" | "add" | "wall" | "bastion" | "discard";
  colour?: string;
  storeys?: number;
}

/** The mover's own deeds come first; these follow by themselves. */
const AFTERMATH = new Set(["Revealed", "LeftOver", "TripletsDealt", "TurnBegan", "FinalOrder"]);

function isAfterMove(event: GameEvent): boolean {
  return AFTERMATH.has(event.event);
}

function clause(text: string, points: number | null = null, cards: readonly string[] = []): Clause {
  return { text, points, cards };
}

function strong(text: string): string {
  return `${STRONG}${text}${PLAIN}`;
}
