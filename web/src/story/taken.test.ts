import { describe, expect, it } from "vitest";
import type { GameEvent, LogEntry } from "../wire/types";
import { playedSeats, takenTriplets } from "./taken";

const took = (seat: number, triplet = 0): GameEvent => ({ event: "Took", seat, triplet, cards: ["1", "2", "3"] });
const began: GameEvent = { event: "RoundBegan", round: 2, order: [] };
const moved = (...events: GameEvent[]): LogEntry => ({
  seq: 1,
  at: 0,
  entry: { what: "moved", seat: 0, by: "bot", move: null },
  events,
});

describe("who has played in this round", () => {
  it("are those who took a triplet since it began", () => {
    expect([...playedSeats([moved(began), moved(took(2)), moved(took(0, 1))])]).toEqual([2, 0]);
  });

  it("are none when the last move of a round has begun the next one", () => {
    const events = [moved(began), moved(took(1)), moved(took(0, 1), began)];
    expect([...playedSeats(events)]).toEqual([]);
    expect(takenTriplets(events, [], null, null).size).toBe(0);
  });
});
