import { palaceHeight } from "../../art/palace";

/** How wide palaces may be so that a whole Quarter fits, from the measures of the drawings. */
const WIDTH = 188;
const SMALL = 64; // pixels below which palaces are drawn bolder, with larger flags

export interface Room {
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

export function palaceWidth(room: Room): number {
  const lots = Math.max(1, room.lots);
  const byWidth = (room.width - room.besides - room.gap * (lots - 1)) / lots;
  const byHeight = (small: boolean): number => (room.height * WIDTH) / palaceHeight(room.storeys, "open", small);
  const widest = Math.min(room.most, byWidth);
  const large = Math.min(widest, byHeight(false));
  const fitting = isSmall(large) ? Math.min(widest, byHeight(true)) : large;
  return Math.floor(Math.max(room.least, fitting));
}

export function isSmall(width: number): boolean {
  return width < SMALL;
}

/** How high a palace is where it is so wide. */
export function heightOf(width: number, storeys: number, state: Parameters<typeof palaceHeight>[1]): number {
  return (palaceHeight(storeys, state, isSmall(width)) * width) / WIDTH;
}
