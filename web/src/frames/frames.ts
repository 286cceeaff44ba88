import { tick } from "svelte";

const HIDDEN = 200; // milliseconds: a page that is hidden meanwhile is not painted

/** Resolves just before the next frame is painted; soon, where the page is hidden. */
export function nextFrame(): Promise<void> {
  if (document.visibilityState === "hidden") return nextTask();
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, HIDDEN);
  });
}

/** Resolves in a task of its own: input and frames need not wait for the work before and after it together. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser has it. With the highest priority it may come before a frame that was requested already.
    if ("scheduler" in globalThis) void scheduler.postTask(resolve, { priority: "user-blocking" });
    else setTimeout(resolve);
  });
}

/** Resolves in a task of its own if that comes before the next frame is painted, else just before it is. */
export function beforePainting(): Promise<void> {
  return Promise.race([nextTask(), nextFrame()]);
}

const QUICK = 12; // milliseconds in which a page was changed: working out where everything is takes about as long again

/**
 * Resolves when the page has changed and may be measured, before anything of it is painted: at once where that was
 * quick, else in another task, so that no task gets long and delays input.
 */
export async function changed(begun: number): Promise<void> {
  await tick();
  if (performance.now() - begun > QUICK) await beforePainting();
}
