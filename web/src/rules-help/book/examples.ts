import { BASTION, palaceCards, SPECIALS } from "../../pieces/examples";
import { DECK_CARDS } from "../../wire/facts";
import type { Card } from "../../wire/types";
import { BY_PLAYERS, editionOf, type Edition, type StreetNumbersOn } from "./editions";

/**
 * The positions that the pictures of the rules show, and what they are worth. Texts and captions take their numbers
 * from here, so a picture and its words agree.
 */
export type State = "building" | "complete" | "open";
export interface ExamplePalace {
  state: State;
  colour: string;
  cards: readonly Card[];
}
export interface Guest {
  name: string;
  seat: number | "city";
  palaces: readonly ExamplePalace[];
}

export const NAMES = ["Anna", "Bice", "Carlo", "Dora", "Elio"] as const;

/** No cards of a game: what moves on a table must not find them. */
const apart = (card: Card): Card => ({ ...card, id: `example-${card.id}` });
export const exampleCards = (...numbers: number[]): Card[] => palaceCards(...numbers).map(apart);
export const EXAMPLE_BASTION = apart(BASTION);
export const EXAMPLE_SPECIALS = SPECIALS.map(apart);

function palace(state: State, ...numbers: number[]): ExamplePalace {
  const cards = exampleCards(...numbers);
  return { state, cards, colour: cards[0]!.colour! };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
export const windowsOf = (cards: readonly Card[]): number => sum(cards.map((card) => card.windows));
export const shieldsOf = (cards: readonly Card[]): number => sum(cards.map((card) => card.shields));
export const visibleNumber = ({ cards }: ExamplePalace): number => cards.at(-1)!.street_number;

/** What a palace of the right colour brings to a party (4.3). */
export function worthAtParty({ state, cards }: ExamplePalace): number {
  return state === "building" ? cards.length : state === "complete" ? 2 : 0;
}

const partyOf = (guests: readonly Guest[]) => ({
  guests,
  points: guests.map((guest) => sum(guest.palaces.map(worthAtParty))),
  total: sum(guests.flatMap((guest) => guest.palaces.map(worthAtParty))),
});

// --- preparation -----------------------------------------------------------------------------------------------------

export const HAND = exampleCards(39, 18, 75, 40);
export const KEPT = exampleCards(39, 75);

// --- a turn ----------------------------------------------------------------------------------------------------------

export const TRIPLET = exampleCards(58, 85, 93);
export const GROWING = exampleCards(40, 22);

interface InOrder {
  name: string;
  seat: number;
  palaces: readonly ExamplePalace[];
  shields: number;
  number: number;
}

function inOrder(players: readonly Omit<InOrder, "shields" | "number">[]): InOrder[] {
  return players
    .map((player) => ({
      ...player,
      shields: sum(player.palaces.map(({ state, cards }) => (state === "building" ? shieldsOf(cards) : 0))),
      number: Math.max(...player.palaces.map(visibleNumber)),
    }))
    .sort((one, other) => other.shields - one.shields || other.number - one.number);
}

export const ORDER = inOrder([
  { name: NAMES[0], seat: 0, palaces: [palace("building", 46, 58)] },
  { name: NAMES[1], seat: 1, palaces: [palace("building", 13), palace("building", 27)] },
  { name: NAMES[2], seat: 2, palaces: [palace("building", 59, 77)] },
]);

/** 9.1, with five players: palaces have three cards. */
export const HOST = palace("open", 7, 31, 49);
export const PARTY = partyOf([
  { name: NAMES[1], seat: 1, palaces: [palace("building", 13, 43)] },
  { name: NAMES[2], seat: 2, palaces: [palace("building", 25)] },
  { name: NAMES[3], seat: 3, palaces: [palace("complete", 1, 19, 61)] },
  { name: NAMES[4], seat: 4, palaces: [palace("open", 55, 79, 91)] },
]);
/** What Dora's palace brings while it is closed. */
const CLOSED = worthAtParty(PARTY.guests[2]!.palaces[0]!);

export const COMPLETING = exampleCards(11, 29, 47, 65, 83);
export const COMPLETED_POINTS = windowsOf(COMPLETING);

// --- the end ---------------------------------------------------------------------------------------------------------

const wallsScore = (building: readonly ExamplePalace[], walls: number, bastions: number, opened: number) => {
  const shields = sum(building.map(({ cards }) => shieldsOf(cards)));
  const needed = 2 * walls;
  return {
    building,
    walls,
    bastions,
    opened,
    shields,
    needed,
    points: shields >= needed ? (walls + bastions) * opened : 0,
  };
};

/** 9.2: once with enough shields, once with one too few. */
export const WALLS_HOLD = wallsScore([palace("building", 9), palace("building", 46), palace("building", 12)], 4, 1, 3);
export const WALLS_FALL = wallsScore([palace("building", 9), palace("building", 46), palace("building", 6)], 4, 1, 3);

const BLUE = [palace("complete", 47, 65, 83), palace("complete", 11, 29, 95)] as const;
/** 5.2: the second finds the first one's palace open. */
export const FINAL_OPENINGS = [
  { name: NAMES[0], seat: 0, palace: BLUE[0], points: worthAtParty(BLUE[1]) },
  { name: NAMES[1], seat: 1, palace: BLUE[1], points: worthAtParty({ ...BLUE[0], state: "open" }) },
];

export const STREET: readonly Guest[] = [
  { name: NAMES[0], seat: 0, palaces: [palace("building", 33, 21), palace("open", 47, 65, 5)] },
  { name: NAMES[1], seat: 1, palaces: [palace("building", 2, 92), palace("open", 1, 61, 85)] },
  { name: NAMES[2], seat: 2, palaces: [palace("building", 66, 12), palace("open", 10, 28, 76)] },
];

const counts = (on: StreetNumbersOn) => (one: { palace: ExamplePalace }) =>
  on === "every" || one.palace.state === (on === "building" ? "building" : "open");

/** Who gives three points to whom in the picture of the street (5.4). */
export function streetNumbers(edition: Edition) {
  const all = STREET.flatMap(({ name, seat, palaces }) =>
    palaces.map((palace) => ({ name, seat, palace, number: visibleNumber(palace) })),
  ).sort((one, other) => one.number - other.number);
  return { lowest: all.find(counts(edition.lowestOn))!, highest: all.findLast(counts(edition.highestOn))! };
}

// --- variants --------------------------------------------------------------------------------------------------------

export const WITH_WILD: ExamplePalace = {
  state: "building",
  colour: "green",
  cards: [...exampleCards(16, 34), EXAMPLE_SPECIALS[2]!],
};

/** 7.1: the four unchosen cards, the highest of a colour on top. */
export const UNCHOSEN = exampleCards(45, 63, 14, 2);
export const CITY_START = [palace("building", 45, 63), palace("building", 2, 14)];

/** 7.3: each of two triplets gives a card to the City. */
export const CITY_TRIPLETS = [exampleCards(81, 30, 19), exampleCards(56, 71, 4)];
export const CITY_PICKS = [0, 0];
export const CITY_AFTER = [palace("building", 45, 63, 81), palace("building", 2, 14, 56)];

export const CITY_HOST = palace("open", 16, 34, 52, 88, 70);
export const CITY_PARTY = partyOf([
  { name: NAMES[1], seat: 1, palaces: [palace("building", 22, 40)] },
  { name: "", seat: "city", palaces: [palace("complete", 4, 28, 46, 64, 76), palace("building", 94)] },
]);

/** 9.3: cards after preparation, first triplets included. */
export function cardsOfAllTurns(players: number): number {
  return BY_PLAYERS[players]!.cards_of_all_turns;
}

/** The numbers that texts of the rules name. */
export function exampleValues(): Record<string, string | number> {
  const removed = editionOf(null).removed;
  const street = streetNumbers(editionOf(null));
  return {
    anna: NAMES[0],
    bice: NAMES[1],
    carlo: NAMES[2],
    dora: NAMES[3],
    elio: NAMES[4],
    party1: PARTY.points[0]!,
    party2: PARTY.points[1]!,
    party3: PARTY.points[2]!,
    party4: PARTY.points[3]!,
    partyTotal: PARTY.total,
    partyWithoutClosed: PARTY.total - CLOSED,
    walls: WALLS_HOLD.walls,
    bastionCount: WALLS_HOLD.bastions,
    openedCount: WALLS_HOLD.opened,
    shieldsNeeded: WALLS_HOLD.needed,
    shieldsTooFew: WALLS_FALL.shields,
    wallPoints: WALLS_HOLD.points,
    lowestNumber: street.lowest.number,
    highestNumber: street.highest.number,
    deck: DECK_CARDS,
    all3: cardsOfAllTurns(3),
    all4: cardsOfAllTurns(4),
    removed2: removed[2]!,
    removed3: removed[3]!,
    removed4: removed[4]!,
    removed5: removed[5]!,
  };
}
