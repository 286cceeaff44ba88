import type { Presenter } from "../../story/news";
import { chapterAt, entriesUntil, momentOf, newsBetween, type ReplayGame } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const LOOK = 1500; // milliseconds at each step
const FASTEST_WITH_MOTION: Speed = 1; // cards that travel cannot keep up with more

/** Shows a replay: where it is, whether it runs, and how fast. */
export class ReplayPlayer {
  /** Which moment of the replay is shown. */
  #at = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  /** From whose seat it is seen. */
  seat = $state(0);
  readonly replay: ReplayGame;
  readonly #present: Presenter;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isMoving = false;

  current = $derived.by(() => this.replay.moments[this.#at]);
  /** The step that is shown, or that the turn which is shown leads to. */
  step = $derived.by(() => this.current?.step ?? 0);
  /** How many parts the step has, itself included. */
  parts = $derived.by(() => this.replay.moments[momentOf(this.replay, this.step)]?.part ?? 1);
  entries = $derived.by(() => entriesUntil(this.replay, this.#at));
  chapter = $derived.by(() => chapterAt(this.replay, this.current?.isWhole === false ? this.step - 1 : this.step));
  isAtEnd = $derived.by(() => this.#at === this.replay.moments.length - 1);

  constructor(replay: ReplayGame, step: number, present: Presenter) {
    this.replay = replay;
    this.#present = present;
    this.#at = momentOf(replay, step);
    const winner = replay.steps.at(-1)?.game.ranking[0] ?? 0;
    this.seat = replay.seats.findIndex(({ kind }) => kind === "player");
    if (this.seat < 0) this.seat = winner;
  }

  /** To any step, at once. */
  show(step: number): void {
    this.#at = momentOf(this.replay, step);
  }

  /** To the end of this turn or the next, as it happened at the table; at once for those who press faster than cards travel. */
  async next(): Promise<void> {
    if (this.isAtEnd) return;
    const step = this.current?.isWhole === false ? this.step : this.step + 1;
    const end = momentOf(this.replay, step);
    if (this.#isMoving) this.#at = end;
    else await this.#move(this.#landingBefore(end), end);
  }

  /** Where the last turn of a round is seen before the next deal. */
  #landingBefore(end: number): number {
    return this.replay.moments[end - 1]?.isLanding === true ? end - 1 : end;
  }

  /** One card on, or whatever else is done within a turn. */
  async nextPart(): Promise<void> {
    this.pause();
    if (this.isAtEnd) return;
    if (this.#isMoving) this.#at += 1;
    else await this.#move(this.#at + 1);
  }

  previousPart(): void {
    this.pause();
    this.#at = Math.max(0, this.#at - 1);
  }

  /** To these moments one after the other, unless another one is wanted meanwhile. */
  async #move(...moments: number[]): Promise<void> {
    this.#isMoving = true;
    let from = this.#at;
    try {
      for (const to of moments) {
        if (this.#at !== from) return;
        if (to > from) await this.#present(newsBetween(this.replay, from, to), () => (this.#at = to));
        from = to;
      }
    } finally {
      this.#isMoving = false;
    }
  }

  /** What led to a step once more, from the step before it. */
  again(step: number): Promise<void> {
    this.pause();
    this.show(step - 1);
    return this.next();
  }

  previous(): void {
    this.pause();
    this.show(this.step - 1);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    if (this.isAtEnd) this.show(0);
    this.isPlaying = true;
    void this.#run();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    if (this.speed <= FASTEST_WITH_MOTION) await this.next();
    else this.show(this.step + 1);
    if (!this.isPlaying) return;
    if (this.isAtEnd) this.pause();
    else this.#timer = setTimeout(() => void this.#run(), LOOK / this.speed);
  }
}
