import type { Card, Decision, Owner } from "../wire/types";

/**
 * Where on the table a decision is made: `palace:0/red`, `plot:city/blue`, `wall:0`, `bastion:city`, `discard`,
 * `triplet:2`, `hand:58`, `card:58` (a card of a triplet that is picked for the City) or `skip`.
 */
export type Place = string;

export const palacePlace = (owner: Owner | string, colour: string): Place => `palace:${owner}/${colour}`;
export const plotPlace = (owner: Owner | string, colour: string): Place => `plot:${owner}/${colour}`;
export const wallPlace = (owner: Owner | string): Place => `wall:${owner}`;
export const bastionPlace = (owner: Owner | string): Place => `bastion:${owner}`;
export const tripletPlace = (index: number): Place => `triplet:${index}`;
export const handPlace = (card: string): Place => `hand:${card}`;
export const cardPlace = (card: string): Place => `card:${card}`;
export const DISCARD: Place = "discard";
export const SKIP: Place = "skip";

/** Tells decisions apart, also from one list of choices to the next. */
export function decisionKey(decision: Decision): string {
  switch (decision.decide) {
    case "keep":
      return `keep ${decision.card}`;
    case "open":
      return `open ${decision.colour}`;
    case "take":
      return `take ${decision.triplet}`;
    case "play":
    case "city":
      return `${decision.decide} ${decision.card} ${decision.use} ${decision.colour ?? ""}`;
    case "skip":
      return "skip";
  }
}

export function placeOf(decision: Decision, seat: number, cards: ReadonlyMap<string, Card>): Place {
  switch (decision.decide) {
    case "keep":
      return handPlace(decision.card);
    case "open":
      return palacePlace(seat, decision.colour);
    case "take":
      return tripletPlace(decision.triplet);
    case "play":
      return placeOfUse(seat, decision.use, colourOf(decision, cards));
    case "city":
      return placeOfUse("city", decision.use, colourOf(decision, cards));
    case "skip":
      return SKIP;
  }
}

function placeOfUse(owner: Owner, use: string, colour: string): Place {
  switch (use) {
    case "start":
      return plotPlace(owner, colour);
    case "add":
      return palacePlace(owner, colour);
    case "wall":
      return wallPlace(owner);
    case "bastion":
      return bastionPlace(owner);
    default:
      return DISCARD;
  }
}

/** The colour of the palace that a card goes to: a Wild's is named by the decision. */
export function colourOf(decision: { card: string; colour: string | null }, cards: ReadonlyMap<string, Card>): string {
  return decision.colour ?? cards.get(decision.card)?.colour ?? "";
}

/** The card that a decision is about, if any. */
export function cardOf(decision: Decision): string | null {
  return "card" in decision ? decision.card : null;
}
