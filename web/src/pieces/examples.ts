/** Cards of the standard deck for pictures: the gallery, the street on Home, the rules. */
import { HUES } from "../art/palette";
import { STANDARD_CARDS } from "../wire/standard-deck";
import type { Card } from "../wire/types";

/** The standard deck's palace card with this number (rules 2.5). */
export const palaceCard = (number: number): Card => STANDARD_CARDS.get(String(number))!;
export const palaceCards = (...numbers: number[]): Card[] => numbers.map(palaceCard);

export const BASTION: Card = { id: "B1", kind: "bastion", colour: null, shields: 0, windows: 0, street_number: 0 };

export const SPECIALS: Card[] = [...STANDARD_CARDS.values()].filter(({ kind }) => kind !== "palace");

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
