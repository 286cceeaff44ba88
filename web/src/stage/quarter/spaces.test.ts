import { describe, expect, it } from "vitest";
import { standing } from "./spaces";

const row = { width: 400, gap: 2, nothing: 20, signs: [60, 60, 60] };

describe("where palaces stand", () => {
  it("from edge to edge, lots of one space side by side", () => {
    const { spaces, lots } = standing({ ...row, lots: [[40, 40], [40], [40]] });
    expect(lots[0]).toEqual([0, 42]);
    expect(spaces[2]).toBe(360);
    expect(lots[1]?.[0]).toBe(82 + (360 - 82 - 40) / 2);
  });

  it("a space in which nothing stands keeps its room", () => {
    expect(standing({ ...row, lots: [[40], [], []] }).spaces).toEqual([0, 40 + 160, 380]);
  });

  it("signs stand below the middle of their space, never on each other, never beyond the edge", () => {
    const { signs } = standing({ ...row, width: 300, lots: [[40, 40, 40, 40, 40, 40], [], []] });
    expect(signs[0]).toBe(125 - 30);
    expect(signs[2]).toBe(240);
    expect(signs[1]).toBeLessThanOrEqual(240 - 60);
    expect(standing({ ...row, lots: [[40], [], []] }).signs[0]).toBe(0);
  });
});
