/** What the art functions make: the inside of an SVG element and the box that it fills. */
export interface Drawing {
  /** x, y, width, height in art units: a façade is 160 units wide. */
  box: readonly [number, number, number, number];
  body: string;
}

/** A whole SVG element, for places that are no Svelte pieces. */
export function toSvg({ box, body }: Drawing, attributes = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" ${attributes}>${body}</svg>`;
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
