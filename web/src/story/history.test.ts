import { describe, expect, it } from "vitest";
import { gainsOf, historyOf, partyIn } from "./history";
import { twoPlayers } from "./testing/game";

describe("what an event brings", () => {
  it("is told by seat, with its kind", () => {
    expect(gainsOf({ event: "Opened", seat: 2, colour: "red", points: 5, sources: [] })).toEqual([
      { seat: 2, points: 5, kind: "parties", colour: "red" },
    ]);
    expect(gainsOf({ event: "Took", seat: 0, triplet: 1, cards: ["1", "2", "3"] })).toEqual([]);
  });

  it("is nothing for the City", () => {
    expect(gainsOf({ event: "Completed", owner: "city", colour: "blue", points: 0 })).toEqual([]);
  });

  it("goes from the lowest street number to the highest", () => {
    const street = { lowest_owner: 1, lowest_card: "3", highest_owner: 0, highest_card: "95" };
    expect(gainsOf({ event: "StreetScored", ...street, points: 3 }).map(({ seat, points }) => [seat, points])).toEqual([
      [1, -3],
      [0, 3],
    ]);
    expect(gainsOf({ event: "StreetScored", ...street, highest_owner: 1, points: 0 })).toEqual([]);
  });
});

describe("the history of a game", () => {
  it("adds up to the scores that the server counted", () => {
    const ended = twoPlayers.flatMap(({ events }) => events).find((event) => event.event === "GameEnded");
    const scores = [0, 0];
    for (const { seat, points } of historyOf(twoPlayers).gains) scores[seat]! += points;
    expect(scores).toEqual(ended?.scores);
  });

  it("knows the order of every round, and the final one", () => {
    expect(historyOf(twoPlayers).orders.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, null]);
  });

  it("is folded once for the same events", () => {
    expect(historyOf(twoPlayers)).toBe(historyOf(twoPlayers));
  });
});

describe("a party", () => {
  it("is found among what a decision brings", () => {
    const opened = twoPlayers.flatMap(({ events }) => events).find((event) => event.event === "Opened")!;
    expect(partyIn([{ event: "CityPickSkipped", seat: 0 }, opened])).toBe(opened);
    expect(partyIn([])).toBeNull();
  });
});
