import { describe, expect, it } from "vitest";
import { roughly } from "./durations";

describe("rough times", () => {
  it.each([
    [900, 0, "seconds"],
    [59_000, 59, "seconds"],
    [60_000, 1, "minutes"],
    [7_300_000, 2, "hours"],
    [200_000_000, 2, "days"],
  ])("%i ms is %i %s", (milliseconds, n, unit) => {
    expect(roughly(milliseconds)).toEqual({ n, unit });
  });
});
