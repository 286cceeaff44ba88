import { describe, expect, it } from "vitest";
import type { GameView } from "../wire/types";
import { withDraft, wouldEnd } from "./unconfirmed";

const points = (...scores: number[]) => scores.map((score) => ({ score, windows: 0, parties: 0, walls: 0, street: 0 }));
const quarter = (owner: number | "city", opened: string[], storeys = 1) => ({
  owner,
  opened: opened.map((colour) => ({ colour })),
  completed: [],
  under_construction: [{ cards: Array.from({ length: storeys }, String) }],
});
const game = (phase: string, more: object): GameView =>
  ({ phase, order: [0, 1], ranking: [0, 1], ranking_if_ended_now: [0, 1], ...more }) as unknown as GameView;

const before = game("choose", {
  points: points(10, 20),
  if_ended_now: points(14, 26),
  quarters: [quarter(0, ["red"]), quarter(1, ["red"]), quarter("city", [])],
});
const ended = game("over", {
  order: [1, 0],
  ranking: [1, 0],
  ranking_if_ended_now: [1, 0],
  points: points(19, 31),
  if_ended_now: points(19, 31),
  quarters: [quarter(0, ["red", "blue", "green"], 3), quarter(1, ["red", "green"]), quarter("city", [], 2)],
});

describe("a draft of the game's last turn", () => {
  const shown = withDraft({ seat: 0, draft: [{ decide: "open", colour: "blue" }], preview: ended }, before)!;

  it("leaves the game running until it is confirmed", () => {
    expect(wouldEnd({ preview: ended }, before)).toBe(true);
    expect([shown.phase, shown.order, shown.ranking]).toEqual(["choose", [0, 1], [0, 1]]);
    expect(shown.points.map(({ score }) => score)).toEqual([10, 20]);
    expect(shown.quarters[1]?.opened).toHaveLength(1);
    expect(shown.quarters[0]?.opened.map(({ colour }) => colour)).toEqual(["red", "blue"]);
    expect(shown.quarters[0]?.completed.map(({ colour }) => colour)).toEqual(["green"]);
  });

  it("shows what was drafted, and what the points would come to", () => {
    expect(shown.quarters[0]?.under_construction[0]?.cards).toHaveLength(3);
    expect(shown.quarters[2]?.under_construction[0]?.cards).toHaveLength(2);
    expect(shown.if_ended_now.map(({ score }) => score)).toEqual([19, 31]);
    expect(shown.ranking_if_ended_now).toEqual([1, 0]);
  });
});

describe("any other draft", () => {
  it("is shown as it is", () => {
    const preview = game("play", { points: points(12, 20), quarters: [] });
    expect(wouldEnd({ preview }, before)).toBe(false);
    expect(withDraft({ seat: 0, draft: [], preview }, before)).toBe(preview);
    expect(withDraft({ seat: 0, draft: [], preview: null }, before)).toBe(before);
    expect(withDraft(null, before)).toBe(before);
    expect(withDraft(null, ended)).toBe(ended);
    expect(wouldEnd({ preview: ended }, ended)).toBe(false);
    expect(withDraft(null, null)).toBeNull();
  });
});
