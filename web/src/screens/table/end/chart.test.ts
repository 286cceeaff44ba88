import { describe, expect, it } from "vitest";
import { apart, axis } from "./chart";

describe("axes", () => {
  it("have few round lines that hold all values", () => {
    expect(axis(0, 51)).toEqual({ from: 0, to: 60, lines: [0, 20, 40, 60] });
    expect(axis(-3, 26).lines).toEqual([-10, 0, 10, 20, 30]);
    expect(axis(0, 0).lines).toEqual([0, 5]);
  });
});

describe("labels", () => {
  it("stay where they have room", () => {
    expect(apart([10, 50, 90], 16, 0, 100)).toEqual([10, 50, 90]);
  });

  it("move apart and stay within bounds", () => {
    expect(apart([50, 50, 52], 16, 0, 100)).toEqual([50, 66, 82]);
    expect(apart([98, 99], 16, 0, 100)).toEqual([84, 100]);
  });
});
