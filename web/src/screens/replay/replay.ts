import { botOf } from "../../wire/bots";
import type { News } from "../../story/news";
import { UNNAMED_PLAYER } from "../../wire/facts";
import type { Card, GameEvent, GameView, Replay, SeatView, LogEntry } from "../../wire/types";

/** One step of a replay: the move that led here, and the table after it. */
export interface ReplayStep {
  seat: number | null;
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
    chapters: chaptersOf(steps),
  };
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

/** What happened up to a step, as the log of a table tells it. */
export function entriesUntil(replay: ReplayGame, step: number): LogEntry[] {
  return replay.steps.slice(0, step + 1).map((_, index) => entryOf(replay, index));
}

export function entryOf(replay: ReplayGame, step: number): LogEntry {
  const { seat = null, events = [] } = replay.steps[step] ?? {};
  const entry: LogEntry["entry"] =
    seat === null ? { what: "started" } : { what: "moved", seat, by: "player", move: null };
  return { seq: step + 1, at: 0, entry, events: [...events] } as LogEntry;
}

/** What led to a step. */
export function newsAt(replay: ReplayGame, step: number): News {
  return { entries: [entryOf(replay, step)], game: replay.steps[step]?.game ?? null, seats: [] };
}

/** A step that exists, whatever was asked for. */
export function within(replay: ReplayGame, step: number): number {
  return Math.max(0, Math.min(replay.steps.length - 1, Number.isFinite(step) ? Math.round(step) : 0));
}

/** The chapter that a step belongs to. */
export function chapterAt(replay: ReplayGame, step: number): Chapter {
  return replay.chapters.findLast((chapter) => chapter.step <= step) ?? { kind: "start", round: 0, step: 0 };
}
