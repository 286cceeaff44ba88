/** Round steps for an axis that holds all values: at most about six lines. */
export function axis(least: number, most: number): { from: number; to: number; lines: number[] } {
  const span = Math.max(1, most - Math.min(0, least));
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((size) => span / size <= 5) ?? 1000;
  const from = Math.floor(Math.min(0, least) / step) * step;
  const to = Math.max(step, Math.ceil(most / step) * step);
  return { from, to, lines: Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step) };
}

/** Moves labels apart that would cover one another, keeping their order; within the given bounds. */
export function apart(places: readonly number[], distance: number, from: number, to: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  let last = -Infinity;
  for (const label of order) {
    label.place = Math.max(label.place, last + distance, from);
    last = label.place;
  }
  let next = Infinity;
  for (const label of order.toReversed()) {
    label.place = Math.min(label.place, next - distance, to);
    next = label.place;
  }
  const moved = [...places];
  for (const { place, index } of order) moved[index] = place;
  return moved;
}
