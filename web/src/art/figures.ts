import { COBALT, IVORY, STONE_DARK } from "./palette";
import { round } from "./drawing";
import { placed } from "./paths";

/** The figures of the enamel plaques, in boxes of 20 × 36, stroked: they look alike on every device. */
const FIGURES: Record<string, string> = {
  "0": "M10 3.5C14.6 3.5 16.5 8 16.5 18S14.6 32.5 10 32.5 3.5 28 3.5 18 5.4 3.5 10 3.5Z",
  "1": "M4.2 9.8C7.6 8.9 9.8 6.9 10.9 3.2V32.5M5 32.5H16.8",
  "2": "M3.7 11.5C3.7 6.5 6.2 3.5 10 3.5C14 3.5 16.3 6.3 16.3 10.6C16.3 18 4.6 23.5 3.9 32.4H17.2",
  "3": "M3.8 8.8C4.6 5.4 6.9 3.5 10 3.5C13.8 3.5 16 6 16 10C16 14.2 13.4 16.9 8.6 16.9C13.8 16.9 16.5 19.8 16.5 24.3C16.5 29.4 13.8 32.5 9.8 32.5C6.4 32.5 4.2 30.4 3.4 26.8",
  "4": "M13.2 33.4V4L3 24.2H18.4",
  "5": "M16 3.5H5.7L4.9 17.2C6.2 15.2 8 14.3 10 14.3C14.2 14.3 16.5 17.6 16.5 23.2C16.5 29 14 32.5 9.8 32.5C6.4 32.5 4.2 30.4 3.4 26.8",
  "6": "M15.7 7.6C14.7 5 12.9 3.5 10.4 3.5C5.6 3.5 3.5 9.5 3.5 19C3.5 28 5.6 32.5 10 32.5C14.2 32.5 16.5 29 16.5 23.6S14.2 15 10.2 15C6.4 15 3.8 18 3.5 22.4",
  "7": "M3 8.5V3.6H16.6C12.5 12 9.4 21 8.5 33.4",
  "8": "M10 3.5C13.4 3.5 15.7 6 15.7 9.9S13.2 16.7 10 16.7 4.3 13.8 4.3 9.9 6.6 3.5 10 3.5ZM10 16.7C14 16.7 16.6 20 16.6 24.5S14 32.5 10 32.5 3.4 29 3.4 24.5 6 16.7 10 16.7Z",
  "9": "M4.3 28.4C5.3 31 7.1 32.5 9.6 32.5C14.4 32.5 16.5 26.5 16.5 17C16.5 8 14.4 3.5 10 3.5C5.8 3.5 3.5 7 3.5 12.4S5.8 21 9.8 21C13.6 21 16.2 18 16.5 13.6",
  "×": "M4 13L16 25M16 13L4 25",
};
const ADVANCE = 21.5;

interface FiguresStyle {
  height: number;
  most: number;
  colour?: string;
  weight?: number;
}

/** Figures around a point, as high as said and not wider than `most`. */
function figures(
  text: string,
  x: number,
  y: number,
  { height, most, colour = COBALT, weight = 6.6 }: FiguresStyle,
): string {
  const width = text.length * ADVANCE - 1.5;
  const tall = height / 36;
  const wide = Math.min(tall, most / width);
  const left = x - (width * wide) / 2;
  const strokes = [...text].map((figure, index) =>
    placed(FIGURES[figure] ?? "", { x: left + index * ADVANCE * wide, y: y - height / 2, wide, tall }),
  );
  return `<path d="${strokes.join("")}" fill="none" stroke="${colour}" stroke-width="${round(weight * Math.sqrt(wide * tall))}" stroke-linejoin="round"/>`;
}

interface PlaqueStyle {
  x: number;
  y: number;
  width: number;
  height: number;
  golden?: boolean;
}

/** The enamel plaque with a street number. */
export function plaque(number: number, { x, y, width, height, golden = false }: PlaqueStyle): string {
  const enamel = golden ? "#6B4A06" : COBALT;
  const field = golden ? "url(#lu-goldplaque)" : "url(#lu-enamel)";
  const inset = height > 60 ? 7 : 4.6;
  const inner = `x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"`;
  const middle = x + width / 2;
  return (
    `<rect x="${x + 2}" y="${y + 3}" width="${width}" height="${height}" rx="7" fill="#120A05" fill-opacity=".4"/>` +
    `<rect x="${x + 0.9}" y="${y + 0.9}" width="${width - 1.8}" height="${height - 1.8}" rx="6.4" fill="${field}" stroke="${enamel}" stroke-width="1.8"/>` +
    `<rect ${inner} rx="3.6" fill="none" stroke="${enamel}" stroke-width="1.7"/>` +
    `<path d="M${middle - 1.8} ${y + inset}h3.6M${middle - 1.8} ${y + height - inset}h3.6" stroke="${STONE_DARK}" stroke-width="3.6"/>` +
    figures(String(number), middle, y + height / 2, {
      height: height * 0.74,
      most: width - 2 * inset - 9,
      colour: golden ? "#3B2704" : COBALT,
    })
  );
}

/** How many, on a small ivory plate, where a deck shows more than can be drawn. */
export function tally(count: number, x: number, y: number): string {
  return `<rect x="${x - 30}" y="${y - 17}" width="60" height="34" rx="6" fill="${IVORY}" stroke="${STONE_DARK}" stroke-width="1.6"/>${figures(`×${count}`, x, y, { height: 24, most: 50, colour: "#241C16" })}`;
}
