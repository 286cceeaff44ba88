import { nextFrame, nextTask } from "./frames";

/** How many of a row may be shown: one more with every picture that is painted, so that no picture waits for them all. */
export class OneByOne {
  shown = $state(0);
  #course = 0;

  /** From the first on again. */
  async begin(count: number): Promise<void> {
    const course = ++this.#course;
    for (this.shown = 1; this.shown < count; this.shown++) {
      await nextFrame();
      await nextTask();
      if (course !== this.#course) return;
    }
  }
}
