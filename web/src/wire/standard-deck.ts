import { COLOURS, STANDARD_DECK } from "./facts";
import type { Card } from "./types";

/** A card as facts.json has it: street number, index of the colour (a Wild has none), shields, windows. */
type Row = readonly [number, number | null, number, number];
const ROWS: Readonly<Record<string, Readonly<Record<string, Row>>>> = STANDARD_DECK;

function cardFrom(id: string, kind: string, [street_number, colour, shields, windows]: Row): Card {
  return { id, kind, colour: colour === null ? null : COLOURS[colour]!, shields, windows, street_number };
}

/** The cards of the standard deck by their ids (rules 2.5), Bastions left out: palace cards, Wilds, golden cards. */
export const STANDARD_CARDS: ReadonlyMap<string, Card> = new Map(
  Object.entries(ROWS).flatMap(([kind, rows]) =>
    Object.entries(rows).map(([id, row]) => [id, cardFrom(id, kind, row)] as const),
  ),
);
