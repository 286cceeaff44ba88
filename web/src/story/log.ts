import type { Values } from "../language/language.svelte";
import type { GameEvent, OrderPlace, Owner, StreetScored, TableEvent } from "../wire/types";
import { clause, Phrases, strong, type Clause, type LogWords } from "./phrases";

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
  readonly #phrases: Phrases;
  readonly #sitting = new Map<number, string>();

  constructor(words: LogWords) {
    this.#words = words;
    this.#phrases = new Phrases(words);
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
        this.#sitting.set(happening.seat, this.#words.person(happening.name));
        this.#note(event, happening.seat, "log-sat", { name: strong(this.#words.person(happening.name)) });
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
    const subject =
      owner === null || kind === "note" ? null : this.#words.text("log-subject", this.#phrases.who(owner));
    const entry = { number, at, kind, owner, subject, isYours, isForAbsent: false, isFresh: false, clauses };
    this.#chapters.at(-1)?.entries.push(entry);
    return entry;
  }

  #note(event: TableEvent, seat: number | null, key: string, values: Values = {}): void {
    this.#add(event, "note", seat, [clause(this.#words.text(key, values))]);
  }

  #person(seat: number): Values {
    return { name: strong(this.#sitting.get(seat) ?? this.#words.name(seat)), ...this.#phrases.address(seat) };
  }

  // --- a move, and what follows from it ----------------------------------------------------------------------------

  #tellMove(event: TableEvent, seat: number, isByBot: boolean): void {
    const end = event.events.findIndex(isAfterMove);
    const [own, after] = end < 0 ? [event.events, []] : [event.events.slice(0, end), event.events.slice(end)];
    const entry = this.#add(event, "move", seat, this.#phrases.clausesOf(seat, own));
    if (entry !== null) entry.isForAbsent = isByBot && !this.#words.isBot(seat);
    this.#tellAftermath(event, after);
  }

  #tellAftermath(event: TableEvent, events: readonly GameEvent[]): void {
    const founded: string[] = [];
    for (const change of events) {
      if (founded.length > 0 && change.event !== "CityFounded") this.#tellFounding(event, founded.splice(0));
      switch (change.event) {
        case "Revealed": {
          const cards = change.cards as readonly string[];
          for (const colour of change.colours) this.#phrases.grow(change.seat, colour);
          this.#add(event, "move", change.seat, [
            this.#phrases.sayBy(change.seat, "log-revealed", { cards: this.#phrases.fullNames(cards) }, null, cards),
          ]);
          break;
        }
        case "CityFounded":
          this.#phrases.grow("city", change.colour);
          founded.push(change.card);
          break;
        case "TurnBegan":
          this.#chapters.push({ kind: "turn", turn: change.turn, order: change.order, entries: [] });
          break;
        case "FinalOrder":
          this.#chapters.push({ kind: "end", turn: 0, order: change.order, entries: [] });
          break;
        case "Opened":
          this.#add(event, "scoring", change.seat, [this.#phrases.opening(change)]);
          break;
        case "WallsScored":
          this.#add(event, "scoring", change.seat, [this.#phrases.walls(change)]);
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
    const text = this.#words.text("log-revealed", {
      cards: this.#phrases.fullNames(cards),
      ...this.#phrases.address("city"),
    });
    this.#add(event, "move", "city", [clause(text, null, cards)]);
  }

  #tellStreet(event: TableEvent, scored: StreetScored): void {
    const { lowest_owner: lowest, highest_owner: highest, points } = scored;
    if (lowest === null || highest === null || points === 0) {
      this.#add(event, "scoring", null, [clause(this.#words.text("log-street-nothing"), 0)]);
      return;
    }
    this.#streetLine(event, "log-street-highest", highest, scored.highest_card, points);
    this.#streetLine(event, "log-street-lowest", lowest, scored.lowest_card, -points);
  }

  #streetLine(event: TableEvent, key: string, owner: Owner | string, card: string | null, points: number): void {
    const cards = card === null ? [] : [card];
    const text = this.#words.text(key, { number: this.#phrases.names(cards), ...this.#phrases.address(owner) });
    this.#add(event, "scoring", owner as Owner, [clause(text, owner === "city" ? null : points, cards)]);
  }

  #tellWinner(event: TableEvent, winner: number, scores: readonly number[]): void {
    const values = { points: scores[winner] ?? 0 };
    this.#add(event, "scoring", winner, [this.#phrases.sayBy(winner, "log-won", values)]);
  }
}

/** The mover's own deeds come first; these follow by themselves. */
const AFTERMATH = new Set(["Revealed", "LeftOver", "TripletsDealt", "TurnBegan", "FinalOrder"]);

function isAfterMove(event: GameEvent): boolean {
  return AFTERMATH.has(event.event);
}
