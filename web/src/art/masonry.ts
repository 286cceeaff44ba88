import { times } from "./drawing";
import { STONE, STONE_DARK, STONE_LIGHT } from "./palette";

/** What all façades share: corner stones, string courses, the joints of the street level, lanterns. */
const BLOCKS = times(6, (row) => ({ y: row * 14, width: row % 2 === 0 ? 11 : 7 }));
const blocks = BLOCKS.map(
  ({ y, width }) => `M0 ${y}h${width}v13.2h-${width}ZM${160 - width} ${y}h${width}v13.2h-${width}Z`,
).join("");
const joints = BLOCKS.map(({ y, width }) => `M0 ${y + 13.2}h${width}v-13.2M160 ${y + 13.2}h-${width}v-13.2`).join("");
export const QUOINS = `<path d="${blocks}" fill="#B0B6B8"/><path d="${joints}" stroke="${STONE_DARK}" stroke-width="1.2" fill="none"/>`;

/** Blocks of 17 units, as many rows as a street level of this height has. */
export function rustic(height: number): string {
  const rows = times(Math.floor(height / 17), (row) => {
    const upright = times(4, (step) => `M${(row % 2) * 20 + 20 + step * 40} ${row * 17}v17`).join("");
    return `M0 ${row * 17 + 17}H160${upright}`;
  }).join("");
  return `<path d="${rows}" stroke="#000" stroke-opacity=".38" stroke-width="1.6" fill="none"/><path d="M0 0H160V8H0Z" fill="url(#lu-fall)"/>`;
}

export const course = (y: number) =>
  `<path d="M-3 ${y}H163v4H-3Z" fill="${STONE_LIGHT}"/><path d="M-1.5 ${y + 3.6}h163v4h-163Z" fill="${STONE}"/><path d="M0 ${y + 7.5}h160v1.6h-160Z" fill="${STONE_DARK}"/>`;

/** Lanterns on a line, below every string course of an opened palace. */
const SWAGS = "M2 2q19 9 39 0q19 9 39 0q19 9 39 0q19 9 39 0";
const lanterns = (width: number, stroke: string) =>
  `<path d="${SWAGS}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="0 10.6" stroke-linecap="round"/>`;
export const FESTOON = `<path d="${SWAGS}" fill="none" stroke="#2E1A0C" stroke-width="1.2"/>${lanterns(6.4, "#5A2A06")}${lanterns(4.4, "#FFF3B0")}`;
