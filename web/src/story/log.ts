import type { Values } from "../language/language.svelte";
import type { GameEvent, OrderPlace, Owner, StreetScored, LogEntry } from "../wire/types";
import { splitMove } from "./landed";
import { cardsShown } from "./taken";
import { phrase, PhraseWriter, strong, type Phrase, type LogWords } from "./phrases";

export interface LogItem {
  /** Of the entry that it tells of, which may be told in several parts. */
  seq: number;
  at: number;
  kind: "move" | "scoring" | "note";
  /** Whose doing it is; null for the table's own news. */
  owner: Owner | null;
  /** Comes before the first phrase; null where the text is a whole sentence. */
  subject: string | null;
  isYours: boolean;
  /** A bot moved in a player's place. */
  isForAbsent: boolean;
  /** Everybody saw which cards it was about: it can be shown again. */
  isSeen: boolean;
  /** It happened since your own last move. */
  isFresh: boolean;
  phrases: readonly Phrase[];
}

export interface LogChapter {
  kind: "waiting" | "start" | "round" | "end";
  round: number;
  order: readonly OrderPlace[];
  items: readonly LogItem[];
}

/** The table's log in words, chapter by chapter. */
export function logChapters(entries: readonly LogEntry[], words: LogWords): LogChapter[] {
  const writer = new LogWriter(words);
  for (const entry of entries) writer.tell(entry);
  return writer.finished(entries);
}

type OpenChapter = { -readonly [Key in keyof LogChapter]: LogChapter[Key] } & { items: LogItem[] };

class LogWriter {
  readonly #words: LogWords;
  readonly #chapters: OpenChapter[] = [{ kind: "waiting", round: 0, order: [], items: [] }];
  readonly #writer: PhraseWriter;
  readonly #sitting = new Map<number, string>();
  readonly #resigned = new Set<number>();

  constructor(words: LogWords) {
    this.#words = words;
    this.#writer = new PhraseWriter(words);
  }

  finished(entries: readonly LogEntry[]): LogChapter[] {
    const since = this.#lastMoveRead(entries);
    for (const chapter of this.#chapters)
      for (const item of chapter.items) item.isFresh = item.seq > since && !item.isYours && item.kind !== "note";
    return this.#chapters.filter((chapter) => chapter.items.length > 0 || chapter.kind === "round");
  }

  /** Spectators have made no move: to them only the last one is new. */
  #lastMoveRead(entries: readonly LogEntry[]): number {
    const moves = entries.filter(({ entry }) => entry.what === "moved");
    const { you } = this.#words;
    if (you === null) return (moves.at(-1)?.seq ?? 0) - 1;
    const mine = moves.filter(({ entry }) => entry.what === "moved" && entry.seat === you);
    return mine.at(-1)?.seq ?? 0;
  }

  tell(logged: LogEntry): void {
    const { entry } = logged;
    switch (entry.what) {
      case "sat":
        this.#sitting.set(entry.seat, this.#words.person(entry.name));
        this.#note(logged, entry.seat, "log-sat", { name: strong(this.#words.person(entry.name)) });
        break;
      case "left":
        this.#note(logged, entry.seat, this.#hasBegun ? "log-left-game" : "log-left", this.#person(entry.seat));
        break;
      case "released":
        this.#note(logged, null, "log-released");
        break;
      case "removed":
        this.#note(logged, null, "log-removed", { name: strong(this.#words.person(entry.name)) });
        break;
      case "readmitted":
        this.#note(logged, null, "log-readmitted", { name: strong(this.#words.person(entry.name)) });
        break;
      case "bot-seated":
        this.#note(logged, entry.seat, "log-bot-seated", {
          name: strong(this.#words.name(entry.seat)),
          level: this.#words.text(`level-${entry.level}`),
        });
        break;
      case "seat-opened":
        this.#note(logged, null, "log-seat-opened");
        break;
      case "started":
        this.#chapters.push({ kind: "start", round: 0, order: [], items: [] });
        this.#note(logged, null, "log-started");
        break;
      case "moved":
        this.#tellMove(logged, entry.seat, entry.by === "bot");
        break;
      case "timed-out":
        this.#note(logged, entry.seat, "log-timed-out", this.#person(entry.seat));
        break;
      case "returned":
        this.#note(logged, entry.seat, "log-returned", this.#person(entry.seat));
        break;
      case "resigned":
        this.#resigned.add(entry.seat);
        this.#note(logged, entry.seat, "log-resigned", this.#person(entry.seat));
        break;
      case "interrupted":
        this.#note(logged, null, "log-interrupted", {
          minutes: Math.max(1, Math.round(entry.milliseconds / 60_000)),
        });
        break;
      case "rematch-made":
        this.#note(logged, null, "log-rematch-made");
        break;
      case "closed":
        this.#note(logged, null, "log-closed");
        break;
      case "created":
      case "contributed":
      case "said": // the chat's
      case "withheld":
        break;
    }
  }

  get #hasBegun(): boolean {
    return this.#chapters.length > 1;
  }

  #add(
    logged: LogEntry,
    kind: LogItem["kind"],
    owner: Owner | null,
    phrases: readonly Phrase[],
    events = logged.events,
  ): LogItem | null {
    if (phrases.length === 0) return null;
    const { seq, at } = logged;
    const isYours = owner !== null && owner === this.#words.you;
    const isSeen = kind === "move" && cardsShown(events, owner).length > 0;
    const subject = owner === null || kind === "note" ? null : this.#words.text("log-subject", this.#writer.who(owner));
    const item = { seq, at, kind, owner, subject, isYours, isForAbsent: false, isSeen, isFresh: false, phrases };
    this.#chapters.at(-1)?.items.push(item);
    return item;
  }

  #note(logged: LogEntry, seat: number | null, key: string, values: Values = {}): void {
    this.#add(logged, "note", seat, [phrase(this.#words.text(key, values))]);
  }

  #person(seat: number): Values {
    return { name: strong(this.#sitting.get(seat) ?? this.#words.name(seat)), ...this.#writer.address(seat) };
  }

  // --- a move, and what follows from it ----------------------------------------------------------------------------

  #tellMove(logged: LogEntry, seat: number, isByBot: boolean): void {
    const [own, after] = splitMove(logged.events);
    const item = this.#add(logged, "move", seat, this.#writer.phrasesOf(seat, own), own);
    if (item !== null) item.isForAbsent = isByBot && !this.#words.isBot(seat);
    this.#tellAftermath(logged, after);
  }

  #tellAftermath(logged: LogEntry, events: readonly GameEvent[]): void {
    const founded: string[] = [];
    for (const change of events) {
      if (founded.length > 0 && change.event !== "CityFounded") this.#tellFounding(logged, founded.splice(0));
      switch (change.event) {
        case "Revealed": {
          const cards = change.cards as readonly string[];
          this.#add(logged, "move", change.seat, [
            this.#writer.sayBy(change.seat, "log-revealed", { cards: this.#writer.fullNames(cards) }, null, cards),
          ]);
          break;
        }
        case "CityFounded":
          founded.push(change.card);
          break;
        case "RoundBegan":
          this.#chapters.push({ kind: "round", round: change.round, order: change.order, items: [] });
          break;
        case "FinalOrder":
          this.#chapters.push({ kind: "end", round: 0, order: change.order, items: [] });
          break;
        case "Opened":
          this.#add(logged, "scoring", change.seat, [this.#writer.opening(change)]);
          break;
        case "WallsScored":
          this.#add(logged, "scoring", change.seat, [this.#writer.walls(change)]);
          break;
        case "StreetScored":
          this.#tellStreet(logged, change);
          break;
        case "GameEnded":
          this.#tellWinner(logged, change.ranking.find((seat) => !this.#resigned.has(seat)) ?? 0, change.scores);
          break;
      }
    }
  }

  #tellFounding(logged: LogEntry, cards: readonly string[]): void {
    const text = this.#words.text("log-revealed", {
      cards: this.#writer.fullNames(cards),
      ...this.#writer.address("city"),
    });
    this.#add(logged, "move", "city", [phrase(text, null, cards)]);
  }

  #tellStreet(logged: LogEntry, scored: StreetScored): void {
    const { lowest_owner: lowest, highest_owner: highest, points } = scored;
    if (lowest === null || highest === null || points === 0) {
      this.#add(logged, "scoring", null, [phrase(this.#words.text("log-street-nothing"), 0)]);
      return;
    }
    this.#streetLine(logged, "log-street-highest", highest, scored.highest_card, points);
    this.#streetLine(logged, "log-street-lowest", lowest, scored.lowest_card, -points);
  }

  #streetLine(logged: LogEntry, key: string, owner: Owner | string, card: string | null, points: number): void {
    const cards = card === null ? [] : [card];
    const number = card === null ? "" : this.#writer.number(card);
    const text = this.#words.text(key, { number, ...this.#writer.address(owner) });
    this.#add(logged, "scoring", owner as Owner, [phrase(text, owner === "city" ? null : points, cards)]);
  }

  #tellWinner(logged: LogEntry, winner: number, scores: readonly number[]): void {
    const values = { points: scores[winner] ?? 0 };
    this.#add(logged, "scoring", winner, [this.#writer.sayBy(winner, "log-won", values)]);
  }
}
