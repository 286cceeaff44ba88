import type { Decision, GameView, TableEvent } from "../../../wire/types";

/** A triplet that is no longer on the table. */
export interface Taken {
  seat: number;
  cards: readonly string[];
}

/** Who took which triplet in this turn, by its index, with what the seat that is deciding has drafted. */
export function takenTriplets(
  events: readonly TableEvent[],
  draft: readonly Decision[],
  seat: number | null,
  before: GameView | null,
): ReadonlyMap<number, Taken> {
  const taken = new Map<number, Taken>();
  for (const { events: happened } of events)
    for (const event of happened ?? []) {
      if (event.event === "TurnBegan" || event.event === "FinalOrder") taken.clear();
      if (event.event === "Took") taken.set(event.triplet, { seat: event.seat, cards: event.cards });
    }
  for (const decision of draft)
    if (decision.decide === "take" && seat !== null)
      taken.set(decision.triplet, { seat, cards: before?.triplets[decision.triplet] ?? [] });
  return taken;
}

/** The seats that have played their triplet in this turn. */
export function playedSeats(events: readonly TableEvent[]): ReadonlySet<number> {
  const seats = new Set<number>();
  for (const { events: happened } of events)
    for (const event of happened ?? []) {
      if (event.event === "TurnBegan") seats.clear();
      if (event.event === "Took") seats.add(event.seat);
    }
  return seats;
}
