import type { Card } from "../wire/types";

/** The standard deck, which is a reconstruction (2.5), for the pictures and tables of the rules. */
export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"] as const;
export const PALACE_CARDS = 96;

export function palaceCard(number: number): Card {
  const colour = (number - 1) % 6;
  const row = Math.floor((number - 1) / 6);
  const shields = (row + Math.floor(row / 4) + colour) % 4;
  return { id: String(number), kind: "palace", colour: COLOURS[colour]!, shields, windows: 3 - shields, number };
}

export const BASTION: Card = { id: "B1", kind: "bastion", colour: null, shields: 0, windows: 0, number: 0 };

const wild = (number: number, shields: number, windows: number): Card => ({
  id: `W${number}`,
  kind: "wild",
  colour: null,
  shields,
  windows,
  number,
});
const golden = (number: number, colour: string): Card => ({
  id: `G${number}`,
  kind: "golden",
  colour,
  shields: 0,
  windows: 3,
  number,
});

export const WILDS = [wild(10, 1, 2), wild(20, 2, 1), wild(500, 3, 0)] as const;
export const GOLDEN_CARDS = [golden(1513, "green"), golden(2013, "orange")] as const;

export function palaceCards(...numbers: number[]): Card[] {
  return numbers.map(palaceCard);
}
