import { describe, expect, it } from "vitest";
import type { GameEvent, GameView } from "../wire/types";
import { landed, splitMove } from "./landed";

const points = (score: number) => ({ score, windows: score, parties: 0, walls: 0, street: 0 });
const quarter = (owner: number | "city", opened: string[], storeys = 1) => ({
  owner,
  opened: opened.map((colour) => ({ colour })),
  completed: [],
  under_construction: [{ cards: Array.from({ length: storeys }, String) }],
});
const game = (more: object): GameView =>
  ({ phase: "choose", round: 1, order: [1, 0], pending: [0], ranking: [0, 1], ...more }) as unknown as GameView;
const before = game({
  triplets: [["1", "2", "3"], null, ["7", "8", "9"]],
  points: [points(4), points(2)],
  quarters: [quarter(0, ["red"]), quarter(1, []), quarter("city", [])],
});
const took: GameEvent = { event: "Took", seat: 0, triplet: 0, cards: ["1", "2", "3"] };
const completed: GameEvent = { event: "Completed", owner: 0, colour: "blue", points: 5 };
const leftOver: GameEvent = { event: "LeftOver", cards: ["7", "8", "9"] };
const dealt: GameEvent = { event: "TripletsDealt", round: 2, triplets: [["4"]] };
const began: GameEvent = { event: "RoundBegan", round: 2, order: [] };

describe("a move that ends a round", () => {
  it("has deeds of the player, and what follows by itself", () => {
    expect(splitMove([took, completed, leftOver, dealt, began])).toEqual([
      [took, completed],
      [leftOver, dealt, began],
    ]);
    expect(splitMove([took])).toEqual([[took], []]);
  });

  it("lands before the next deal comes", () => {
    const after = game({
      round: 2,
      order: [0, 1],
      triplets: [["4", "5", "6"], ["10"], ["11"]],
      points: [points(9), points(2)],
      quarters: [quarter(0, ["red"], 3), quarter(1, []), quarter("city", [])],
    });
    const shown = landed(before, after, 0, [took, completed]);
    expect(shown.triplets).toEqual([null, null, ["7", "8", "9"]]);
    expect([shown.round, shown.order, shown.pending]).toEqual([1, [1, 0], []]);
    expect(shown.quarters).toBe(after.quarters);
    expect(shown.points).toBe(after.points);
  });

  it("lets a triplet go from which a card was picked for the City", () => {
    const picked: GameEvent = { event: "CityPicked", seat: 1, card: "8" };
    expect(landed(before, before, 1, [picked]).triplets).toEqual([["1", "2", "3"], null, null]);
  });
});

describe("the last move of the game", () => {
  it("lands before palaces are opened and points counted", () => {
    const after = game({
      phase: "over",
      triplets: [null, null, null],
      points: [points(30), points(20)],
      ranking: [1, 0],
      quarters: [quarter(0, ["red", "blue"], 3), quarter(1, ["green"]), quarter("city", [], 2)],
    });
    const shown = landed(before, after, 0, [took, completed]);
    expect([shown.phase, shown.ranking]).toEqual(["choose", [0, 1]]);
    expect(shown.points.map(({ score, windows }) => [score, windows])).toEqual([
      [9, 9],
      [2, 2],
    ]);
    expect(shown.quarters[0]?.opened.map(({ colour }) => colour)).toEqual(["red"]);
    expect(shown.quarters[0]?.completed.map(({ colour }) => colour)).toEqual(["blue"]);
    expect(shown.quarters[0]?.under_construction[0]?.cards).toHaveLength(3);
    expect(shown.quarters[1]?.opened).toEqual([]);
    expect(shown.quarters[2]?.under_construction[0]?.cards).toHaveLength(2);
  });
});
