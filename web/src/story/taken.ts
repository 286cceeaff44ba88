import type { Decision, GameEvent, GameView, LogEntry, Owner } from "../wire/types";
import { historyOf, type Taken } from "./history";

/** Which triplets were taken in this round, by index, with what the seat that is deciding has drafted. */
export function takenTriplets(
  entries: readonly LogEntry[],
  draft: readonly Decision[],
  seat: number | null,
  before: GameView | null,
): ReadonlyMap<number, Taken> {
  const taken = new Map(historyOf(entries).taken);
  for (const decision of draft)
    if (decision.decide === "take" && seat !== null)
      taken.set(decision.triplet, { seat, cards: before?.triplets[decision.triplet] ?? [] });
  return taken;
}

/** The seats that have played their triplet in this round. */
export function playedSeats(entries: readonly LogEntry[]): ReadonlySet<number> {
  return new Set([...historyOf(entries).taken.values()].map(({ seat }) => seat));
}

/** The cards that a move takes from the table: a triplet, or one for the City. */
export function cardsTaken(events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event): readonly string[] => {
    if (event.event === "Took") return event.cards;
    return event.event === "CityPicked" ? [event.card] : [];
  });
}

/** The cards that a move brought to an owner, as everybody saw them: taken from the table, or revealed at the start. */
export function cardsShown(events: readonly GameEvent[], owner: Owner | null): readonly string[] {
  const revealed = events.flatMap((event): readonly string[] => {
    if (event.event === "Revealed" && event.seat === owner) return event.cards;
    return event.event === "CityFounded" && owner === "city" ? [event.card] : [];
  });
  return revealed.length > 0 ? revealed : cardsTaken(events);
}
