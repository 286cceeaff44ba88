import { LIMITS } from "../wire/facts";
import type { TableEvent } from "../wire/types";

export const LONGEST_LINE = LIMITS.chat_characters; // as the server counts them

export interface ChatLine {
  number: number;
  at: number;
  player: string;
  name: string;
  /** Null where its author was muted when it was said. */
  text: string | null;
}

export function chatLines(events: readonly TableEvent[]): ChatLine[] {
  return events.flatMap(({ number, at, happening }) =>
    happening.what === "said"
      ? [{ number, at, player: happening.player, name: happening.name, text: happening.text }]
      : [],
  );
}

/** What others said after the line that was last read, unless they are muted. */
export function unread(
  lines: readonly ChatLine[],
  lastRead: number,
  ownPlayers: ReadonlySet<string>,
  muted: ReadonlySet<string>,
): number {
  return lines.filter(
    ({ number, player, text }) => number > lastRead && text !== null && !ownPlayers.has(player) && !muted.has(player),
  ).length;
}

/** As the server counts: whole characters, not halves of them. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
