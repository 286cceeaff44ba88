/**
 * The second click of a double click would land on whatever the first one has put there. A click that follows another
 * one at the same spot so soon is not meant.
 */
const SOON = 350; // milliseconds
const NEAR = 28; // pixels

export interface Click {
  at: number;
  x: number;
  y: number;
}

export function isSecondOfDouble(before: Click | null, click: Click): boolean {
  if (before === null) return false;
  return click.at - before.at < SOON && Math.hypot(click.x - before.x, click.y - before.y) < NEAR;
}
