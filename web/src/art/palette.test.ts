import { describe, expect, it } from "vitest";
import { ALL_HUES, HUES, PAINT, PATCH } from "./palette";

const INK = { day: "#2b2119", evening: "#f4ebda" } as const;
const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

/** Hue in degrees and strength of a colour as eyes see them (OKLCH). */
function seen(hex: string): { hue: number; strength: number } {
  const [r = 0, g = 0, b = 0] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { hue: (Math.atan2(along, across) * 180) / Math.PI, strength: Math.hypot(across, along) };
}

function between(one: string, other: string): number {
  const apart = Math.abs(seen(one).hue - seen(other).hue) % 360;
  return Math.min(apart, 360 - apart);
}

function contrast(one: string, other: string): number {
  const light = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = channels(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  return Math.max(light(one) / light(other), light(other) / light(one));
}

describe.each(["day", "evening"] as const)("the patch that a card leaves, by %s", (time) => {
  it("has the hue of its palace, and not that of another", () => {
    for (const hue of HUES) {
      const patch = PATCH[hue][time];
      const nearest = HUES.toSorted((a, b) => between(patch, PAINT[a].wall) - between(patch, PAINT[b].wall))[0];
      expect(nearest, hue).toBe(hue);
      expect(between(patch, PAINT[hue].wall), hue).toBeLessThan(10);
      expect(seen(patch).strength, hue).toBeGreaterThan(0.07);
    }
  });

  it("lets its number be read", () => {
    for (const hue of ALL_HUES) expect(contrast(PATCH[hue][time], INK[time]), hue).toBeGreaterThan(4.5);
  });
});
