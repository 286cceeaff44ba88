import type { GameView, OrderPlace, LogEntry } from "../wire/types";
import { historyOf } from "./history";

export interface Place extends OrderPlace {
  state: "played" | "decides" | "waits";
  /** The next one, if the street numbers decided between them. */
  tiedWith: OrderPlace | null;
}

export interface Order {
  isFinal: boolean;
  places: readonly Place[];
}

/** The order as it was last determined, and why (4.1, 5.1); null until the starting cards are revealed. */
export function currentOrder(entries: readonly LogEntry[], game: GameView): Order | null {
  const last = historyOf(entries).orders.at(-1);
  return last === undefined ? null : explained(last.places, game, last.round === null);
}

function explained(order: readonly OrderPlace[], game: GameView, isFinal: boolean): Order {
  const deciding = order.findIndex(({ seat }) => game.pending.includes(seat));
  const places = order.map((place, index): Place => {
    const tiedWith = place.tied_with_next ? (order[index + 1] ?? null) : null;
    const state = isFinal || deciding < 0 || index < deciding ? "played" : index === deciding ? "decides" : "waits";
    return { ...place, state, tiedWith };
  });
  return { isFinal, places };
}
