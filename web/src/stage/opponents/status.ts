import type { GameView, Owner } from "../../wire/types";

/** What another player does at the moment: `board-status-…` says it. Null for the City, and when the game is over. */
export type Status = "chosen" | "choosing" | "now" | "picks" | "played" | "later";

export function statusOf(owner: Owner | string, game: GameView, played: ReadonlySet<number>): Status | null {
  if (typeof owner !== "number" || game.phase === "over") return null;
  if (game.phase === "keep") return game.has_kept[owner] === true ? "chosen" : "choosing";
  if (game.pending.includes(owner)) return game.phase === "city" ? "picks" : "now";
  return played.has(owner) ? "played" : "later";
}
