/** Cards of the standard deck for pictures: the gallery, the street on Home, the rules. */
import { HUES } from "../art/palette";
import type { Card } from "../wire/types";

/** The standard deck's palace card with this number (rules 2.5). */
export function palaceCard(number: number): Card {
  const colour = (number - 1) % 6;
  const row = Math.floor((number - 1) / 6);
  const shields = (row + Math.floor(row / 4) + colour) % 4;
  return {
    id: String(number),
    kind: "palace",
    colour: HUES[colour] ?? "red",
    shields,
    windows: 3 - shields,
    street_number: number,
  };
}

export const palaceCards = (...numbers: number[]): Card[] => numbers.map(palaceCard);

export const BASTION: Card = { id: "B1", kind: "bastion", colour: null, shields: 0, windows: 0, street_number: 0 };

const special = (kind: string, number: number, colour: string | null, shields: number): Card => ({
  id: `${kind === "wild" ? "W" : "G"}${number}`,
  kind,
  colour,
  shields,
  windows: 3 - shields,
  street_number: number,
});

export const SPECIALS: Card[] = [
  special("wild", 10, null, 1),
  special("wild", 20, null, 2),
  special("wild", 500, null, 3),
  special("golden", 1513, "green", 0),
  special("golden", 2013, "orange", 0),
];

/** What decks of one's own may ask for. */
export const UNUSUAL: Card[] = [
  [2, 2],
  [3, 3],
  [0, 0],
  [5, 0],
  [6, 1],
  [4, 6],
  [12, 5],
  [999, 999],
].map(([windows = 0, shields = 0], index) => ({
  id: `unusual-${index}`,
  kind: "palace",
  colour: HUES[index % 6] ?? "red",
  windows,
  shields,
  street_number: [7, 123, 4, 99999, 999999999, 56, 78, 1000][index] ?? 1,
}));
