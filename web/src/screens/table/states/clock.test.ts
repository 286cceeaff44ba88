import { describe, expect, it } from "vitest";
import { clockFace, isPressing, remaining } from "./clock";

const clock = { now: 0, deadlines: { "1": 180_000 }, banks: [5_000, 120_000] };

describe("time left", () => {
  it("runs first for the turn, then from the bank", () => {
    expect(remaining(clock, 1, 0)).toEqual({ turn: 60_000, bank: 120_000, isInBank: false, isOver: false });
    expect(remaining(clock, 1, 59_000)).toEqual({ turn: 1_000, bank: 120_000, isInBank: false, isOver: false });
    expect(remaining(clock, 1, 100_000)).toEqual({ turn: 0, bank: 80_000, isInBank: true, isOver: false });
    expect(remaining(clock, 1, 999_000)).toEqual({ turn: 0, bank: 0, isInBank: true, isOver: true });
  });

  it("is nothing for those who need not decide", () => {
    expect(remaining(clock, 0, 0)).toBeNull();
  });

  it("presses only near the very end", () => {
    const at = (now: number): boolean => {
      const left = remaining(clock, 1, now);
      return left !== null && isPressing(left);
    };
    expect([0, 58_000, 100_000, 159_999, 160_001].map(at)).toEqual([false, false, false, false, true]);
  });
});

describe("clock faces", () => {
  it.each([
    [0, "0:00"],
    [1, "0:01"],
    [42_000, "0:42"],
    [59_001, "1:00"],
    [725_000, "12:05"],
    [12_000_000, "3:20:00"],
    [-5, "0:00"],
  ])("%i ms is %s", (milliseconds, face) => {
    expect(clockFace(milliseconds)).toBe(face);
  });
});
