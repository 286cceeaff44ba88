import { palaceHeight } from "../../art/palace";

/** How wide palaces may be so that a whole Quarter fits, from the measures of the drawings. */
const WIDTH = 188;
const SMALL = 64; // pixels below which palaces are drawn bolder, with larger flags

export interface Bounds {
  width: number;
  height: number;
  /** Storeys of a complete palace. */
  storeys: number;
  /** Palaces and plots that stand side by side. */
  lots: number;
  /** Pixels between lots, and what gaps between the three spaces need. */
  gap: number;
  besides: number;
  least: number;
  most: number;
}

export function palaceWidth(bounds: Bounds): number {
  const lots = Math.max(1, bounds.lots);
  const byWidth = (bounds.width - bounds.besides - bounds.gap * (lots - 1)) / lots;
  const byHeight = (small: boolean): number => (bounds.height * WIDTH) / palaceHeight(bounds.storeys, "open", small);
  const widest = Math.min(bounds.most, byWidth);
  const large = Math.min(widest, byHeight(false));
  const fitting = isSmall(large) ? Math.min(widest, byHeight(true)) : large;
  return Math.floor(Math.max(bounds.least, fitting));
}

export function isSmall(width: number): boolean {
  return width < SMALL;
}

/** How high a palace is where it is so wide. */
export function heightOf(width: number, storeys: number, state: Parameters<typeof palaceHeight>[1]): number {
  return (palaceHeight(storeys, state, isSmall(width)) * width) / WIDTH;
}
