import { BASTION_IDS, CELEBRATION_TAKES_OUT, STANDARD_DECK } from "../wire/facts";
import type { FairRecord, ListedCard } from "./record";

const STANDARD: ListedCard[] = Object.values(STANDARD_DECK).flatMap((cards) =>
  Object.entries(cards).map(([id, [number]]) => ({ id, number })),
);
const isBastion = (id: string): boolean => (BASTION_IDS as readonly string[]).includes(id);

/**
 * The cards of a game in the order in which they lie before the first shuffle: palace cards, Bastions, Wilds, golden cards,
 * each by their numbers (rules 3.1). Null if the record's deck is none.
 */
export function cardsInPlay({ deck, celebration }: Pick<FairRecord, "deck" | "celebration">): string[] | null {
  const expected = inPlay(STANDARD, celebration);
  const cards = deck === "standard" ? expected : inPlay(deck, celebration);
  return new Set(cards).size === expected.length && cards.length === expected.length ? cards : null;
}

function inPlay(deck: readonly ListedCard[], celebration: boolean): string[] {
  const kind = (first: string): string[] =>
    deck
      .filter(({ id }) => !isBastion(id) && (/^[WG]/.exec(id)?.[0] ?? "") === first)
      .toSorted((one, other) => one.number - other.number)
      .map(({ id }) => id);
  const isThere = (id: string): boolean =>
    !celebration || !CELEBRATION_TAKES_OUT.some((number) => String(number) === id);
  return [...kind("").filter(isThere), ...BASTION_IDS, ...(celebration ? [...kind("W"), ...kind("G")] : [])];
}

/** What hands and first triplets are dealt from (rules 3.2). */
export function firstCards(cards: readonly string[], { edition }: Pick<FairRecord, "edition">): string[] {
  return cards.filter((id) => edition.bastions_dealt_to_hands || !isBastion(id));
}

export { isBastion };
