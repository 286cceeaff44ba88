import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, Presenter } from "../../story/news";
import type { GameView } from "../../wire/types";
import { ReplayPlayer } from "./player.svelte";
import type { ReplayGame } from "./replay";

const STEPS = 5;
const replay: ReplayGame = {
  edition: "city-of-games",
  celebration: false,
  seats: (["bot", "player"] as const).map((kind) => {
    return {
      kind,
      name: "",
      player: null,
      level: null,
      local: false,
      away: false,
      contributed: false,
      reserved_for: null,
      resigned: false,
    };
  }),
  colours: [],
  cards: new Map(),
  hands: [],
  steps: Array.from({ length: STEPS }, (_, step) => {
    return { seat: step % 2, events: [], game: { ranking: [0, 1] } as unknown as GameView };
  }),
  chapters: [{ kind: "start", round: 0, step: 0 }],
};
const atOnce: Presenter = (_, apply) => Promise.resolve(apply());

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("what plays a replay", () => {
  it("begins where it is told, seen from the first person's seat", () => {
    const player = new ReplayPlayer(replay, 99, atOnce);
    expect([player.step, player.seat, player.isAtEnd]).toEqual([STEPS - 1, 1, true]);
  });

  it("plays to the end, and from the beginning when it is asked again", async () => {
    const player = new ReplayPlayer(replay, 2, atOnce);
    player.play();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([player.step, player.isPlaying]).toEqual([STEPS - 1, false]);
    player.play();
    await vi.advanceTimersByTimeAsync(0);
    expect([player.step, player.isPlaying]).toEqual([1, true]);
    player.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(player.step).toBe(1);
  });

  it("plays as fast as is chosen", async () => {
    const player = new ReplayPlayer(replay, 0, atOnce);
    player.speed = 4;
    player.play();
    await vi.advanceTimersByTimeAsync(2 * (1500 / 4) + 10);
    expect(player.step).toBe(3);
    player.pause();
  });

  it("shows a step again from the one before, telling how the table looks then", async () => {
    const told: News[] = [];
    const player = new ReplayPlayer(replay, 4, (news, apply) => {
      told.push(news);
      return atOnce(news, apply);
    });
    player.isPlaying = true;
    await player.again(2);
    expect([player.step, player.isPlaying]).toEqual([2, false]);
    expect(told).toMatchObject([{ game: replay.steps[2]?.game, entries: [{ seq: 3 }] }]);
  });

  it("does not wait for motion when the next step is wanted", async () => {
    let ends: () => void = () => undefined;
    const slow: Presenter = (_, apply) => {
      apply();
      return new Promise((resolve) => (ends = resolve));
    };
    const player = new ReplayPlayer(replay, 0, slow);
    const first = player.next();
    await player.next();
    expect(player.step).toBe(2);
    ends();
    await first;
    expect(player.step).toBe(2);
  });
});
