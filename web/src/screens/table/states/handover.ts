import type { GameView, Yours } from "../../../wire/types";

/** What several people at one device do next. */
export type Handover =
  | { step: "none" }
  /** This seat's turn is made: no secrets are shown any more. */
  | { step: "hide" }
  /** Give the device to the player of this seat. */
  | { step: "pass"; seat: number };

export function handover(game: GameView | null, mine: readonly number[], you: Yours | null): Handover {
  if (game === null || mine.length < 2 || game.phase === "over") return { step: "none" };
  const next = mine.find((seat) => game.pending.includes(seat));
  if (you === null) return next === undefined ? { step: "none" } : { step: "pass", seat: next };
  return you.to_decide ? { step: "none" } : { step: "hide" };
}
