import { LIMITS } from "../wire/facts";
import type { LogEntry } from "../wire/types";

export const LONGEST_LINE = LIMITS.chat_characters; // as the server counts them

export interface ChatLine {
  seq: number;
  at: number;
  player: string;
  name: string;
  /** Null where its author was muted when it was said. */
  text: string | null;
  /** Said among the spectators: players see it when the game is over. */
  isSpectator: boolean;
}

export function chatLines(entries: readonly LogEntry[]): ChatLine[] {
  return entries.flatMap(({ seq, at, entry }) =>
    entry.what === "said"
      ? [{ seq, at, player: entry.player, name: entry.name, text: entry.text, isSpectator: entry.spectator }]
      : [],
  );
}

/** What others said after the line that was last read, unless they are muted. */
export function unread(
  lines: readonly ChatLine[],
  lastRead: number,
  me: string | null,
  muted: ReadonlySet<string>,
): number {
  return lines.filter(({ seq, player, text }) => seq > lastRead && text !== null && player !== me && !muted.has(player))
    .length;
}

/** As the server counts: whole characters, not halves of them. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
