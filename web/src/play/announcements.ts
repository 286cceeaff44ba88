import { t } from "../language/language.svelte";
import { ownerName, type Context } from "../stage/words";
import { gainsOf } from "../story/history";
import type { TableStore } from "../table/store.svelte";
import type { GameEvent, LogEntry } from "../wire/types";
import type { Turn } from "./turn";

export interface Announcement {
  polite: string;
  urgent: string;
}

type TableState = Pick<TableStore, "entries" | "you" | "seats">;

/** What a screen reader is told as the game goes on: whose turn it is, and who has earned points. */
export function announcements(start: TableState): {
  next(now: TableState, turn: Turn, context: Context | null): Announcement;
} {
  let last = start.entries.at(-1);
  let lastAsked = "";
  let lastPending = "";
  let wasComplete = false;
  return {
    next(now, turn, context) {
      const said: Announcement = { polite: "", urgent: "" };
      if (context === null) return said;
      const polite: string[] = [];
      for (const entry of now.entries) polite.push(...pointsOf(eventsAfter(last, entry), context));
      last = now.entries.at(-1);

      const asked = turn.step === "wait" || now.you === null ? "" : `${now.you.seat} ${now.you.move_index}`;
      if (asked !== "" && asked !== lastAsked) said.urgent = askedText(turn, context);
      lastAsked = asked;
      const pending = context.game.pending.join();
      if (asked === "" && pending !== lastPending && context.game.pending.length === 1) {
        const [seat = 0] = context.game.pending;
        if (!now.seats.includes(seat)) polite.push(t("board-say-turn", { name: ownerName(seat, context) }));
      }
      lastPending = pending;
      const isComplete = turn.step === "confirm";
      if (isComplete && !wasComplete) polite.push(t("board-say-complete"));
      wasComplete = isComplete;
      said.polite = polite.join(" ");
      return said;
    },
  };
}

/** What is new in an entry of the log; of the last one, what follows a move may be told after the move itself. */
function eventsAfter(last: LogEntry | undefined, { seq, events }: LogEntry): readonly GameEvent[] {
  if (last === undefined || seq > last.seq) return events;
  return seq === last.seq ? events.slice(last.events.length) : [];
}

function askedText(turn: Turn, { game }: Context): string {
  if (turn.moment === "keep") return t("board-say-keep");
  if (turn.moment === "city") return t("board-say-city");
  return t("board-say-your-turn", { turn: game.round, turns: game.rounds });
}

function pointsOf(events: readonly GameEvent[], context: Context): string[] {
  const gained = new Map<number, number>();
  for (const { seat, points, kind } of events.flatMap(gainsOf))
    if (points !== 0 && kind !== "street") gained.set(seat, (gained.get(seat) ?? 0) + points);
  return [...gained].map(([seat, n]) => t("board-say-points", { name: ownerName(seat, context), n }));
}
