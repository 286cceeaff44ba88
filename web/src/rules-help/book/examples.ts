import { BASTION, palaceCards, SPECIALS } from "../../pieces/examples";
import { DECK_CARDS, EXAMPLES } from "../../wire/facts";
import { STANDARD_CARDS } from "../../wire/standard-deck";
import type { Card } from "../../wire/types";
import { BY_PLAYERS, editionOf, type Edition } from "./editions";

/**
 * The positions that the pictures of the rules show, and what they are worth: the rules themselves have worked it out
 * (`lucca.rules.examples`). Texts and captions take their numbers from here, so a picture and its words agree.
 */
interface PalaceFacts {
  state: "building" | "complete" | "open";
  colour: string;
  /** The visible number. */
  number: number;
  /** How many cards complete it. */
  size: number;
}
export interface ExamplePalace extends PalaceFacts {
  cards: readonly Card[];
}
export interface ExampleOwner {
  name: string;
  seat: number | "city";
  palaces: readonly ExamplePalace[];
}
export interface Guest extends ExampleOwner {
  points: number;
}
export interface Party {
  colour: string;
  host: ExampleOwner;
  guests: readonly Guest[];
  total: number;
}

export const NAMES = EXAMPLES.names;

/** No cards of a game: what moves on a table must not find them. */
const apart = (card: Card): Card => ({ ...card, id: `example-${card.id}` });
const cardsFrom = (ids: readonly string[]): Card[] => ids.map((id) => apart(STANDARD_CARDS.get(id)!));
export const exampleCards = (...numbers: number[]): Card[] => palaceCards(...numbers).map(apart);
export const EXAMPLE_BASTION = apart(BASTION);
export const EXAMPLE_SPECIALS = SPECIALS.map(apart);

type SaidPalace = PalaceFacts & { cards: readonly string[] };
const palaceFrom = (said: SaidPalace): ExamplePalace => ({ ...said, cards: cardsFrom(said.cards) });
const palacesFrom = (said: readonly SaidPalace[]): ExamplePalace[] => said.map(palaceFrom);

interface SaidOwner {
  owner: number | "city";
  palaces: readonly SaidPalace[];
}
interface SaidParty {
  colour: string;
  host: SaidOwner;
  guests: readonly (SaidOwner & { points: number })[];
  total: number;
}

const ownerFrom = ({ owner, palaces }: SaidOwner): ExampleOwner => ({
  name: owner === "city" ? "" : NAMES[owner]!,
  seat: owner,
  palaces: palacesFrom(palaces),
});
const partyFrom = ({ colour, host, guests, total }: SaidParty): Party => ({
  colour,
  host: ownerFrom(host),
  guests: guests.map((guest) => ({ ...ownerFrom(guest), points: guest.points })),
  total,
});

// --- components and preparation --------------------------------------------------------------------------------------

export const QUARTER = {
  building: palaceFrom(EXAMPLES.quarter.building),
  completed: palaceFrom(EXAMPLES.quarter.completed),
  opened: palaceFrom(EXAMPLES.quarter.opened),
};

export const HAND = cardsFrom(EXAMPLES.choosing.hand);
export const KEPT = palaceFrom(EXAMPLES.choosing.palace);

// --- a turn ----------------------------------------------------------------------------------------------------------

export const TRIPLET = cardsFrom(EXAMPLES.playing.triplet);
export const GROWING = palaceFrom(EXAMPLES.playing.growing);
export const STARTED = palaceFrom(EXAMPLES.playing.started);

export const ORDER = EXAMPLES.order.map(({ shields, number, ...owner }) => ({
  ...ownerFrom(owner),
  shields,
  number,
}));

export const PARTY = partyFrom(EXAMPLES.party);

export const COMPLETED = palaceFrom(EXAMPLES.completing.palace);
export const COMPLETED_POINTS = EXAMPLES.completing.points;

// --- the end ---------------------------------------------------------------------------------------------------------

export const FINAL_OPENINGS = EXAMPLES.final_openings.map(({ points, ...owner }) => ({
  ...ownerFrom(owner),
  points,
}));

const { hold, fall } = EXAMPLES.walls;
export const WALLS_HOLD = { ...hold, building: palacesFrom(hold.building) };
export const WALLS_FALL = { ...fall, building: palacesFrom(fall.building) };

export const STREET: readonly ExampleOwner[] = EXAMPLES.street.players.map(ownerFrom);

interface StreetEnd {
  owner: number;
  number: number;
}
const FOUND: Readonly<Record<string, { lowest: StreetEnd; highest: StreetEnd }>> = EXAMPLES.street.found;

/** Whose palace in the picture of the street has the lowest number, and whose the highest (5.4). */
export function streetNumbers(edition: Edition) {
  const { lowest, highest } = FOUND[edition.id]!;
  return {
    lowest: { name: NAMES[lowest.owner]!, number: lowest.number },
    highest: { name: NAMES[highest.owner]!, number: highest.number },
  };
}

// --- variants --------------------------------------------------------------------------------------------------------

export const WITH_WILD = palaceFrom(EXAMPLES.with_wild);

export const UNCHOSEN = cardsFrom(EXAMPLES.city.unchosen);
export const CITY_START = palacesFrom(EXAMPLES.city.start);
export const CITY_TRIPLETS = EXAMPLES.city.triplets.map(({ cards, picked }) => ({ cards: cardsFrom(cards), picked }));
export const CITY_AFTER = palacesFrom(EXAMPLES.city.after);
export const CITY_PARTY = partyFrom(EXAMPLES.city.party);

/** 9.3: cards after preparation, first triplets included. */
export function cardsOfAllRounds(players: number): number {
  return BY_PLAYERS[players]!.cards_of_all_rounds;
}

/** The numbers that texts of the rules name. */
export function exampleValues(): Record<string, string | number> {
  const removed = editionOf(null).removed;
  const street = streetNumbers(editionOf(null));
  const [bice, carlo, dora, elio] = EXAMPLES.party.guests;
  return {
    anna: NAMES[0],
    bice: NAMES[1],
    carlo: NAMES[2],
    dora: NAMES[3],
    elio: NAMES[4],
    party1: bice.points,
    party2: carlo.points,
    party3: dora.points,
    party4: elio.points,
    partyTotal: PARTY.total,
    partyWithoutClosed: EXAMPLES.party.total_if_dora_had_opened,
    walls: WALLS_HOLD.walls,
    bastionCount: WALLS_HOLD.bastions,
    openedCount: WALLS_HOLD.opened,
    shieldsNeeded: WALLS_HOLD.needed,
    shieldsTooFew: WALLS_FALL.shields,
    wallPoints: WALLS_HOLD.points,
    lowestNumber: street.lowest.number,
    highestNumber: street.highest.number,
    deck: DECK_CARDS,
    all3: cardsOfAllRounds(3),
    all4: cardsOfAllRounds(4),
    removed2: removed[2]!,
    removed3: removed[3]!,
    removed4: removed[4]!,
    removed5: removed[5]!,
  };
}
