import { nextFrame, nextTask } from "./frames";

/** A value that is shown one frame later than it changes, so that the frame before need not wait for what shows it. */
export class NextFrameValue<Value> {
  shown: Value;

  constructor(now: () => Value) {
    this.shown = $state.raw(now());
    $effect(() => {
      const next = now();
      let isGone = false;
      void nextFrame()
        .then(nextTask)
        .then(() => {
          if (!isGone) this.shown = next;
        });
      return () => (isGone = true);
    });
  }
}
