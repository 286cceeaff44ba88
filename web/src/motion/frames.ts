const HIDDEN = 200; // milliseconds: a page that nobody sees is not painted

/** Resolves just before the next picture is painted. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, HIDDEN);
  });
}
