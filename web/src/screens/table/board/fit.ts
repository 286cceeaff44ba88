/** How wide palaces may be so that a whole Quarter fits, from the measures of the drawings. */
const WIDTH = 188;
const STOREY = 92;
const BESIDES = 146; // street level, roof and flags

export interface Room {
  width: number;
  height: number;
  /** Storeys of a complete palace. */
  storeys: number;
  /** Palaces and plots that stand side by side. */
  lots: number;
  /** Pixels between lots, and what signs and gaps between the three spaces need. */
  gap: number;
  besides: number;
  least: number;
  most: number;
}

export function palaceWidth(room: Room): number {
  const byHeight = (room.height * WIDTH) / (room.storeys * STOREY + BESIDES);
  const lots = Math.max(1, room.lots);
  const byWidth = (room.width - room.besides - room.gap * (lots - 1)) / lots;
  return Math.round(Math.max(room.least, Math.min(room.most, byHeight, byWidth)));
}
