/** What the art functions make: the inside of an SVG element and the box that it fills. */
export interface Drawing {
  /** x, y, width, height in art units: a façade is 160 units wide. */
  box: readonly [number, number, number, number];
  body: string;
}

/** A drawing at its place within a larger picture. */
export interface Part {
  drawing: Drawing;
  x: number;
  y: number;
  /** A class, for what moves by itself. */
  name?: string;
  /** Counts what moves one after another. */
  order?: number;
}

/** Many pictures show the same parts, which are drawn once and laid upon each other, the first lowest. */
export interface Assembly {
  box: Drawing["box"];
  parts: readonly Part[];
}

/** All of it in one drawing. */
export function joined({ box, parts }: Assembly): Drawing {
  const body = parts.map(({ drawing, x, y }) => `<g transform="translate(${x} ${y})">${drawing.body}</g>`).join("");
  return { box, body };
}

/** Text inside an SVG string: names are other people's. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** The same question is drawn once. */
export function remembered<Args extends readonly unknown[], Result>(
  draw: (...args: Args) => Result,
  keyOf: (...args: Args) => string,
): (...args: Args) => Result {
  const known = new Map<string, Result>();
  return (...args) => {
    const key = keyOf(...args);
    let result = known.get(key);
    if (result === undefined) known.set(key, (result = draw(...args)));
    return result;
  };
}

export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function each(count: number, draw: (index: number) => string): string {
  return times(count, draw).join("");
}

/** Short decimals keep the strings small. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
