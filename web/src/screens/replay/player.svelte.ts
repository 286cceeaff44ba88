import type { Presenter } from "../../story/news";
import { chapterAt, entriesUntil, newsAt, within, type ReplayGame } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const LOOK = 1500; // milliseconds at each step
const FASTEST_WITH_MOTION: Speed = 1; // cards that travel cannot keep up with more

/** Shows a replay: where it is, whether it runs, and how fast. */
export class ReplayPlayer {
  step = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  /** From whose seat it is seen. */
  seat = $state(0);
  readonly replay: ReplayGame;
  readonly #present: Presenter;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isMoving = false;

  current = $derived.by(() => this.replay.steps[this.step]);
  entries = $derived.by(() => entriesUntil(this.replay, this.step));
  chapter = $derived.by(() => chapterAt(this.replay, this.step));
  isAtEnd = $derived.by(() => this.step === this.replay.steps.length - 1);

  constructor(replay: ReplayGame, step: number, present: Presenter) {
    this.replay = replay;
    this.#present = present;
    this.step = within(replay, step);
    const winner = replay.steps.at(-1)?.game.ranking[0] ?? 0;
    this.seat = replay.seats.findIndex(({ kind }) => kind === "player");
    if (this.seat < 0) this.seat = winner;
  }

  /** To any step, at once. */
  show(step: number): void {
    this.step = within(this.replay, step);
  }

  /** One on, as it happened at the table; at once for those who press faster than cards travel. */
  async next(): Promise<void> {
    if (this.isAtEnd) return;
    if (this.#isMoving) {
      this.show(this.step + 1);
      return;
    }
    const wanted = this.step + 1;
    this.#isMoving = true;
    try {
      await this.#present(newsAt(this.replay, wanted), () => (this.step = wanted));
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
