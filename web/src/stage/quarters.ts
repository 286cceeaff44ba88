import type { GameView, Owner, PalaceView, QuarterView } from "../wire/types";

/** How a palace of a colour stands in a Quarter. */
export type PalaceState = "none" | "building" | "completed" | "opened";

export function stateOf(quarter: QuarterView | undefined, colour: string): PalaceState {
  const has = (palaces: readonly PalaceView[]): boolean => palaces.some((palace) => palace.colour === colour);
  if (quarter === undefined) return "none";
  if (has(quarter.under_construction)) return "building";
  if (has(quarter.completed)) return "completed";
  return has(quarter.opened) ? "opened" : "none";
}

export function quarterOf(game: GameView | null, owner: Owner | string | null): QuarterView | undefined {
  return game?.quarters.find((quarter) => quarter.owner === owner);
}

/** The other Quarters, clockwise from our own place, the City last. */
export function othersOf(game: GameView | null, seat: number): QuarterView[] {
  const all = game?.quarters ?? [];
  const at = all.findIndex(({ owner }) => owner === seat);
  const players = all.filter(({ owner }) => typeof owner === "number");
  const seats = [...players.slice(at + 1), ...players.slice(0, at)];
  return [...seats, ...all.filter(({ owner }) => owner === "city")];
}

/** The points of a seat and its place as the scores stand; null for the City, which has neither. */
export function standingOf(game: GameView, owner: Owner | string): { points: number; rank: number } | null {
  const seat = typeof owner === "number" ? owner : -1;
  const points = game.points[seat]?.score;
  return points === undefined ? null : { points, rank: game.ranking.indexOf(seat) + 1 };
}
