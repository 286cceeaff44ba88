import { describe, expect, it } from "vitest";
import type { GameEvent, GameView, LogEntry } from "../wire/types";
import { effectsOf, palaceByCard } from "./effects";

function moved(...events: GameEvent[]): LogEntry {
  return { seq: 1, at: 0, entry: { what: "moved", seat: 0, by: "player", move: null }, events };
}

describe("what is to be seen of events", () => {
  it("a party: points rise where the palace stands", () => {
    const opened: GameEvent = { event: "Opened", seat: 2, colour: "red", points: 5, sources: [] };
    expect(effectsOf([moved(opened)])).toMatchObject({
      marks: [{ part: "palace", name: "2/red", as: "just-opened" }],
      rises: [{ points: 5, seat: 2, palace: "2/red" }],
      sounds: ["party"],
    });
  });

  it("a turn: cards in the order in which they were played, each sound once", () => {
    const effects = effectsOf([
      moved(
        { event: "Took", seat: 0, triplet: 1, cards: ["90", "26", "33"] },
        { event: "Started", owner: 0, colour: "purple", card: "90" },
        { event: "Added", owner: 0, colour: "orange", card: "26", storeys: 5 },
        { event: "Completed", owner: 0, colour: "orange", points: 7 },
        { event: "WallBuilt", seat: 0, card: "33" },
      ),
    ]);
    expect(effects.cards).toEqual(["90", "26", "33"]);
    expect(effects.marks).toEqual([{ part: "palace", name: "0/orange", as: "just-completed" }]);
    expect(effects.sounds).toEqual(["take", "build", "complete", "wall"]);
  });

  it("the lowest street number pays the highest", () => {
    const street: GameEvent = {
      event: "StreetScored",
      lowest_owner: 1,
      lowest_card: "3",
      highest_owner: 0,
      highest_card: "95",
      points: 3,
    };
    expect(effectsOf([moved(street)]).rises).toEqual([
      { points: -3, seat: 1, palace: null },
      { points: 3, seat: 0, palace: null },
    ]);
  });

  it("the City earns no points, and nothing rises for none", () => {
    const effects = effectsOf([
      moved(
        { event: "Completed", owner: "city", colour: "blue", points: 0 },
        { event: "Opened", seat: 1, colour: "blue", points: 0, sources: [] },
      ),
    ]);
    expect(effects.rises).toEqual([]);
    expect(effects.marks.map(({ name, as }) => [name, as])).toEqual([
      ["city/blue", "just-completed"],
      ["1/blue", "just-opened"],
    ]);
  });
});

describe("where cards lie", () => {
  it("is their palace, in whichever space it stands", () => {
    const palace = (colour: string, ...cards: string[]) => ({
      colour,
      cards,
      street_number: 0,
      windows: 0,
      shields: 0,
    });
    const quarter = {
      owner: "city",
      under_construction: [palace("red", "1", "7")],
      completed: [palace("blue", "5")],
      opened: [palace("green", "4")],
    };
    expect(Object.fromEntries(palaceByCard({ quarters: [quarter] } as unknown as GameView))).toEqual({
      "1": "city/red",
      "7": "city/red",
      "5": "city/blue",
      "4": "city/green",
    });
    expect(palaceByCard(null).size).toBe(0);
  });
});
