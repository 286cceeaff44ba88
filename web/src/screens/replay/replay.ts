import { botOf } from "../../wire/bots";
import { landed, splitMove } from "../../story/landed";
import type { News } from "../../story/news";
import { cardsTaken } from "../../story/taken";
import { UNNAMED_PLAYER } from "../../wire/facts";
import type { Card, GameEvent, GameView, Replay, SeatView, LogEntry } from "../../wire/types";

/** One step of a replay: the move that led here, and the table after it. */
export interface ReplayStep {
  seat: number | null;
  events: readonly GameEvent[];
  game: GameView;
}

/** What can be looked at: a step, or something within the turn that leads to it. */
export interface Moment {
  step: number;
  /** 1 for the first of a step; the last is the step itself. */
  part: number;
  isWhole: boolean;
  /** The turn is done, and what follows it by itself is to come: the next deal, or the end. */
  isLanding: boolean;
  seat: number | null;
  /** What of the step has happened until then. */
  events: readonly GameEvent[];
  game: GameView;
}

/** A part of the game that one can jump to. */
export interface Chapter {
  kind: "start" | "round" | "end";
  round: number;
  /** The first step after which it is this round. */
  step: number;
}

/** A finished game in the form in which a running one is shown. */
export interface ReplayGame {
  edition: string;
  celebration: boolean;
  seats: readonly SeatView[];
  colours: readonly string[];
  cards: ReadonlyMap<string, Card>;
  hands: readonly (readonly string[])[];
  steps: readonly ReplayStep[];
  /** All that can be looked at, in its order. */
  moments: readonly Moment[];
  chapters: readonly Chapter[];
}

export function replayGameOf(answer: Replay): ReplayGame {
  const steps = answer.steps.map(({ seat, events, game }, step): ReplayStep => {
    const next = answer.steps[step + 1]?.seat ?? null;
    return { seat, events: events as GameEvent[], game: { ...game, pending: next === null ? [] : [next] } };
  });
  return {
    edition: answer.edition,
    celebration: answer.celebration,
    seats: answer.players.map(seatOf),
    colours: answer.colours,
    cards: new Map(answer.cards.map((card) => [card.id, card])),
    hands: answer.hands,
    steps,
    moments: momentsOf(steps, answer),
    chapters: chaptersOf(steps),
  };
}

function momentsOf(steps: readonly ReplayStep[], answer: Replay): Moment[] {
  return steps.flatMap(({ seat, events, game }, step) => {
    const before = steps[step - 1]?.game;
    const within: ReturnType<typeof partsOf> =
      before === undefined || seat === null ? [] : partsOf(seat, events, before, game, answer.steps[step]);
    return [...within, { events, game }].map((moment, index): Moment => {
      return { isLanding: false, ...moment, step, seat, part: index + 1, isWhole: index === within.length };
    });
  });
}

/** What is seen within a turn; in the end its last card before the next deal. */
function partsOf(
  seat: number,
  events: readonly GameEvent[],
  before: GameView,
  after: GameView,
  step: Replay["steps"][number] | undefined,
): (Pick<Moment, "events" | "game"> & Partial<Moment>)[] {
  let count = 0;
  const parts = (step?.parts ?? []).map((part) => {
    count += part.events.length;
    const quarters = before.quarters.map(
      (quarter) => part.game.quarters.find(({ owner }) => owner === quarter.owner) ?? quarter,
    );
    return { events: events.slice(0, count), game: { ...part.game, quarters, pending: [seat] } };
  });
  const [deeds, aftermath] = splitMove(events);
  const isCovered = aftermath.length > 0 && cardsTaken(deeds).length > 0;
  return isCovered ? [...parts, { isLanding: true, events: deeds, game: landed(before, after, seat, deeds) }] : parts;
}

function seatOf(player: Replay["players"][number]): SeatView {
  const level = typeof player.kind === "string" ? botOf(player.kind) : null;
  return {
    kind: level === null ? "player" : "bot",
    name: typeof player.name === "string" && player.name.trim() !== "" ? player.name : UNNAMED_PLAYER,
    player: null,
    level,
    local: false,
    away: false,
    contributed: false,
    reserved_for: null,
    resigned: false,
  };
}

function chaptersOf(steps: readonly ReplayStep[]): Chapter[] {
  const chapters: Chapter[] = [{ kind: "start", round: 0, step: 0 }];
  steps.forEach(({ game }, step) => {
    const last = chapters.at(-1);
    if (game.phase === "over") chapters.push({ kind: "end", round: game.round, step });
    else if (last !== undefined && game.round > last.round) chapters.push({ kind: "round", round: game.round, step });
  });
  return chapters;
}

/** What happened up to a moment, as the log of a table tells it. */
export function entriesUntil(replay: ReplayGame, at: number): LogEntry[] {
  const moment = replay.moments[at];
  if (moment === undefined) return [];
  const whole = replay.moments.filter(({ step, isWhole }) => isWhole && step < moment.step);
  return [...whole, moment].map((told) => entryOf(told, told.events));
}

function entryOf({ step, seat }: Moment, events: readonly GameEvent[]): LogEntry {
  const entry: LogEntry["entry"] =
    seat === null ? { what: "started" } : { what: "moved", seat, by: "player", move: null };
  return { seq: step + 1, at: 0, entry, events: [...events] } as LogEntry;
}

/** What led from one moment to a later one of the same or the next step. */
export function newsBetween(replay: ReplayGame, from: number, to: number): News {
  const [before, after] = [replay.moments[from], replay.moments[to]];
  if (after === undefined) return { entries: [], game: null, seats: [] };
  const known = before?.step === after.step ? before.events.length : 0;
  return { entries: [entryOf(after, after.events.slice(known))], game: after.game, seats: [] };
}

/** The moment at which a step is complete. */
export function momentOf(replay: ReplayGame, step: number): number {
  return replay.moments.findIndex((moment) => moment.isWhole && moment.step === within(replay, step));
}

/** A step that exists, whatever was asked for. */
export function within(replay: ReplayGame, step: number): number {
  return Math.max(0, Math.min(replay.steps.length - 1, Number.isFinite(step) ? Math.round(step) : 0));
}

/** The chapter that a step belongs to. */
export function chapterAt(replay: ReplayGame, step: number): Chapter {
  return replay.chapters.findLast((chapter) => chapter.step <= step) ?? { kind: "start", round: 0, step: 0 };
}
