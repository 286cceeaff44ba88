import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, Presenter } from "../../story/news";
import type { GameEvent, GameView } from "../../wire/types";
import { ReplayPlayer } from "./player.svelte";
import type { ReplayGame } from "./replay";

const STEPS = 5;
const steps = Array.from({ length: STEPS }, (_, step) => {
  return { seat: step % 2, events: [], game: { ranking: [0, 1] } as unknown as GameView };
});
const whole = { part: 1, isWhole: true, isLanding: false };
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
  steps,
  moments: steps.map((one, step) => ({ ...one, ...whole, step })),
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

  it("goes card by card within a turn, and from there to its end or back to its beginning", async () => {
    const [deal, turn, after] = [0, 1, 2].map((step) => ({ ...steps[step]!, step, ...whole }));
    const took: GameEvent = { event: "Took", seat: 1, triplet: 0, cards: ["1", "2", "3"] };
    const wall: GameEvent = { event: "WallBuilt", seat: 1, card: "1" };
    const began: GameEvent = { event: "RoundBegan", round: 2, order: [] };
    const moments = [
      deal!,
      { ...turn!, isWhole: false, events: [took] },
      { ...turn!, isWhole: false, part: 2, isLanding: true, events: [took, wall] },
      { ...turn!, part: 3, events: [took, wall, began] },
      after!,
    ];
    const told: string[][] = [];
    const player = new ReplayPlayer({ ...replay, steps: steps.slice(0, 3), moments }, 0, (news, apply) => {
      told.push(news.entries.flatMap(({ events }) => events.map(({ event }) => event)));
      return atOnce(news, apply);
    });
    const where = () => [player.step, player.current?.part, player.parts, player.entries.at(-1)?.events.length];
    await player.nextPart();
    expect(where()).toEqual([1, 1, 3, 1]);
    await player.nextPart();
    expect(where()).toEqual([1, 2, 3, 2]);
    player.previousPart();
    expect(where()).toEqual([1, 1, 3, 1]);
    await player.next();
    expect(where()).toEqual([1, 3, 3, 3]);
    expect(told).toEqual([["Took"], ["WallBuilt"], ["WallBuilt"], ["RoundBegan"]]); // what covers a turn comes after it
    player.previousPart();
    player.previous();
    expect(where()).toEqual([0, 1, 1, 0]);
    await player.next();
    expect([player.step, player.current?.isWhole]).toEqual([1, true]);
    await player.nextPart();
    await player.nextPart();
    expect([player.step, player.isAtEnd]).toEqual([2, true]);
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
