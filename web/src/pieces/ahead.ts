import { palaceCard } from "../art/card";
import { palace } from "../art/palace";
import type { Hue } from "../art/palette";
import type { Card } from "../wire/types";
import { storeyOf } from "./deck";
import { inlined } from "./definitions";

const PATIENCE = 2000; // milliseconds after which it is done even if no moment is quiet

/** Parts that a game with these cards will show are drawn in quiet moments, a few at a time; ends early when told to. */
export function drawAhead(cards: Iterable<Card>, hues: ReadonlyMap<string, Hue>): () => void {
  const kinds = new Map<string, Card>();
  for (const card of cards)
    if (card.kind !== "bastion") kinds.set([card.colour, card.windows, card.shields, card.kind].join(), card);
  const waiting = [...kinds.values()].flatMap((card) => [true, false].map((small) => ({ card, small })));
  let isOver = false;
  const next = (): void => {
    const one = waiting.shift();
    if (one === undefined || isOver) return;
    const storey = storeyOf(one.card, hues);
    inlined(palaceCard(storey, one.small));
    inlined(palace({ storeys: [storey], state: "open", ghost: null, small: one.small }));
    whenQuiet(next);
  };
  whenQuiet(next);
  return () => (isOver = true);
}

function whenQuiet(then: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: PATIENCE });
  else setTimeout(then, 50);
}
