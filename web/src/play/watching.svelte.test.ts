import { beforeEach, describe, expect, it } from "vitest";
import type { GameView } from "../wire/types";
import { Watching } from "./watching.svelte";

describe("the Quarter that is large for a spectator", () => {
  let game = $state.raw<GameView | null>(null);
  let isShowing = $state(false);
  let watching: Watching;
  const deciding = (...pending: number[]): GameView => ({ pending }) as unknown as GameView;

  beforeEach(() => {
    game = null;
    isShowing = false;
    watching = new Watching(
      () => game,
      () => isShowing,
    );
  });

  it("is that of the player whose turn it is", () => {
    expect(watching.seat).toBe(0);
    game = deciding(2);
    expect(watching.seat).toBe(2);
    game = deciding(1);
    expect(watching.seat).toBe(1);
  });

  it("stays while several decide at once, or nobody any more", () => {
    game = deciding(2);
    expect(watching.seat).toBe(2);
    game = deciding(0, 1);
    expect(watching.seat).toBe(2);
    game = deciding();
    expect(watching.seat).toBe(2);
  });

  it("stays until cards have arrived in it", () => {
    game = deciding(2);
    expect(watching.seat).toBe(2);
    game = deciding(0);
    isShowing = true;
    expect(watching.seat).toBe(2);
    isShowing = false;
    expect(watching.seat).toBe(0);
  });

  it("is the one that was chosen, until the turn is followed again", () => {
    game = deciding(2);
    watching.chosen = 1;
    expect(watching.seat).toBe(1);
    game = deciding(0);
    expect(watching.seat).toBe(1);
    watching.chosen = null;
    expect(watching.seat).toBe(0);
  });
});
