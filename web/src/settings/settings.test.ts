import { describe, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));

describe("the pace at which things are shown", () => {
  it("is slower in a guided game, at every speed that the player sets", () => {
    const pace = (isGuided: boolean): number => {
      settings.isGuided = isGuided;
      return settings.pace;
    };
    for (const motion of ["calm", "normal", "fast"] as const) {
      settings.motion = motion;
      expect(pace(true)).toBeGreaterThan(1.5 * pace(false));
    }
    settings.motion = "instant";
    expect(pace(true)).toBe(0);
  });
});
