import { describe, expect, it } from "vitest";
import { finalSteps, highlights, pointsUpTo, scoreHistory } from "./final";
import { logEntry, twoPlayers } from "./testing/game";

describe("the final scoring", () => {
  const steps = finalSteps(twoPlayers);

  it("goes step by step: openings, walls, street numbers", () => {
    expect(steps.map(({ part }) => part)).toEqual(["openings", "walls", "walls", "street", "street"]);
  });

  it("leads from the score before to the result", () => {
    const result = [
      { windows: 7, parties: 1, walls: 3, street: 3, score: 14 },
      { windows: 26, parties: 14, walls: 12, street: 0, score: 52 },
    ];
    const scores = (shown: number): number[] => pointsUpTo(steps, shown, result).map(({ score }) => score);
    expect([0, 1, steps.length].map(scores)).toEqual([
      [8, 32],
      [8, 40],
      [14, 52],
    ]);
    expect(pointsUpTo(steps, 0, result)[1]).toEqual({ windows: 26, parties: 6, walls: 0, street: 0, score: 32 });
    expect(result[1]?.score).toBe(52);
  });

  it("takes from no player what the City gives", () => {
    expect(steps.at(-1)).toMatchObject({ owner: "city", isHighest: false });
    expect(steps.at(-1)?.gains).toEqual([]);
  });

  it("has one line where street numbers change nothing", () => {
    const street = { lowest_owner: 1, lowest_card: "2", highest_owner: 1, highest_card: "96", points: 0 };
    const steps = finalSteps([
      logEntry(1, { what: "started" }, [
        { event: "FinalOrder", order: [] },
        { event: "StreetScored", ...street },
      ]),
    ]);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.gains).toEqual([]);
  });

  it("is empty while the game runs", () => {
    expect(finalSteps(twoPlayers.slice(0, 10))).toEqual([]);
  });
});

describe("the score through the game", () => {
  const { rounds, scores } = scoreHistory(twoPlayers, 2);

  it("has the beginning, every round and the end", () => {
    expect(rounds).toBe(7);
    expect(scores.map((line) => line.length)).toEqual([9, 9]);
    expect(scores[1]?.[0]).toBe(0);
  });

  it("ends with the scores that the server counted", () => {
    expect(scores.map((line) => line.at(-1))).toEqual([14, 52]);
  });
});

describe("highlights", () => {
  it("are the best party, the most windows and the most shields", () => {
    expect(highlights(twoPlayers)).toMatchObject({
      party: { seat: 1, colour: "purple", points: 8 },
      windows: { seat: 1, colour: "green", points: 12 },
      shields: { seat: 0, round: 7, shields: 18 },
    });
  });

  it("are none where nothing happened", () => {
    expect(highlights([])).toEqual({ party: null, windows: null, shields: null });
  });
});
