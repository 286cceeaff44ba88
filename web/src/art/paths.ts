import { round } from "./drawing";

/** Where a path goes: scaled, then moved. */
export interface Spot {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

export const moved = (d: string, x: number, y: number) => placed(d, { x, y, wide: 1, tall: 1 });

const FEW = /-?(?:\d*\.\d+|\d+)/g;

/**
 * The same path elsewhere. Transforms and groups in the picture would do it, too, but each costs the browser a node and a
 * layer to keep; hundreds of windows are cheaper as a few long paths.
 */
export function placed(d: string, { x, y, wide, tall }: Spot): string {
  return d.replaceAll(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string, at: number) => {
    const values = (rest.match(FEW) ?? []).map(Number);
    const isRelative = command === command.toLowerCase() && at > 0;
    const across = (value: number) => round(value * wide + (isRelative ? 0 : x));
    const down = (value: number) => round(value * tall + (isRelative ? 0 : y));
    const kind = command.toUpperCase();
    if (kind === "H") return command + values.map(across).join(" ");
    if (kind === "V") return command + values.map(down).join(" ");
    if (kind !== "A") return command + values.map((value, index) => (index % 2 === 0 ? across : down)(value)).join(" ");
    const arcs = values.map((value, index) => {
      const place = index % 7;
      if (place === 0) return round(value * wide);
      if (place === 1) return round(value * tall);
      return place === 5 ? across(value) : place === 6 ? down(value) : String(value);
    });
    return command + arcs.join(" ");
  });
}

/** One coat of paint: a path with its fill or its stroke. */
export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** Only the outer half of the stroke shows. */
  outside?: boolean;
}

/** A layer at several places, as one path. */
export function painted(
  { d, fill = "none", stroke, width = 1, opacity, outside }: Layer,
  spots: readonly Spot[],
): string {
  const [first] = spots;
  if (first === undefined) return "";
  const path = spots.map((spot) => placed(d, spot)).join("");
  const lines =
    stroke === undefined
      ? ""
      : ` stroke="${stroke}" stroke-width="${round(width * Math.sqrt(first.wide * first.tall))}" stroke-linejoin="round"`;
  const clear = opacity === undefined ? "" : ` fill-opacity="${opacity}"`;
  return `<path d="${path}" fill="${fill}"${clear}${lines}${outside ? ' paint-order="stroke"' : ""}/>`;
}

export const paintedAll = (layers: readonly Layer[], spots: readonly Spot[]) =>
  layers.map((layer) => painted(layer, spots)).join("");

export const circle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
