import { nextFrame, nextTask } from "./frames";

/** How many of a row may be shown: one more with every frame, so that no frame waits for them all. */
export class OneByOne {
  shown = $state(0);
  #course = 0;

  /** Starts with the first again. */
  async begin(count: number): Promise<void> {
    const course = ++this.#course;
    for (this.shown = 1; this.shown < count; this.shown++) {
      await nextFrame();
      await nextTask();
      if (course !== this.#course) return;
    }
  }
}
