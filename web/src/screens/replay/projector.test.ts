import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, Presenter } from "../../story/news";
import type { GameView } from "../../wire/types";
import type { Film } from "./film";
import { Projector } from "./projector.svelte";

const STEPS = 5;
const film: Film = {
  edition: "city-of-games",
  celebration: false,
  seats: (["bot", "player"] as const).map((kind) => {
    return { kind, name: "", player: null, level: null, local: false, away: false, contributed: false };
  }),
  colours: [],
  cards: new Map(),
  hands: [],
  frames: Array.from({ length: STEPS }, (_, step) => {
    return { seat: step % 2, events: [], game: { ranking: [0, 1] } as unknown as GameView };
  }),
  chapters: [{ kind: "start", turn: 0, step: 0 }],
};
const atOnce: Presenter = (_, apply) => Promise.resolve(apply());

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the projector", () => {
  it("begins where it is told, seen from the first person's seat", () => {
    const projector = new Projector(film, 99, atOnce);
    expect([projector.step, projector.seat, projector.isAtEnd]).toEqual([STEPS - 1, 1, true]);
  });

  it("plays to the end, and from the beginning when it is asked again", async () => {
    const projector = new Projector(film, 2, atOnce);
    projector.play();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([projector.step, projector.isPlaying]).toEqual([STEPS - 1, false]);
    projector.play();
    await vi.advanceTimersByTimeAsync(0);
    expect([projector.step, projector.isPlaying]).toEqual([1, true]);
    projector.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(projector.step).toBe(1);
  });

  it("plays as fast as is chosen", async () => {
    const projector = new Projector(film, 0, atOnce);
    projector.speed = 4;
    projector.play();
    await vi.advanceTimersByTimeAsync(2 * (1500 / 4) + 10);
    expect(projector.step).toBe(3);
    projector.pause();
  });

  it("shows a step again from the one before, telling how the table looks then", async () => {
    const told: News[] = [];
    const projector = new Projector(film, 4, (news, apply) => {
      told.push(news);
      return atOnce(news, apply);
    });
    projector.isPlaying = true;
    await projector.again(2);
    expect([projector.step, projector.isPlaying]).toEqual([2, false]);
    expect(told).toMatchObject([{ game: film.frames[2]?.game, entries: [{ seq: 3 }] }]);
  });

  it("does not wait for motion when the next step is wanted", async () => {
    let ends: () => void = () => undefined;
    const slow: Presenter = (_, apply) => {
      apply();
      return new Promise((resolve) => (ends = resolve));
    };
    const projector = new Projector(film, 0, slow);
    const first = projector.next();
    await projector.next();
    expect(projector.step).toBe(2);
    ends();
    await first;
    expect(projector.step).toBe(2);
  });
});
