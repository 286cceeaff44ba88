/** On which palaces a street number is looked for (5.4). */
export type StreetNumbersOn = "every" | "building" | "opened";
export const PLAYER_COUNTS = [2, 3, 4, 5] as const;

/** What one published text says where the texts differ. A test compares all of it with the server's rules. */
export interface Edition {
  id: string;
  title: string;
  /** The text's own word for the four cards without a colour; see also `word`. */
  ownWord: string;
  /** What they are called in every language of ours: 2013 has Bastions, *Città* has Towers. */
  word: "bastion" | "tower";
  players: readonly number[];
  celebration: boolean;
  bastionsDealtToHands: boolean;
  firstTripletsFaceUp: boolean;
  removed: Readonly<Record<number, number>>;
  bastionMayBeWall: boolean;
  lowestOn: StreetNumbersOn;
  highestOn: StreetNumbersOn;
}

// The same in every edition, by number of players.
export const PALACE_SIZE: Readonly<Record<number, number>> = { 2: 5, 3: 5, 4: 4, 5: 3 };
export const TURNS: Readonly<Record<number, number>> = { 2: 7, 3: 7, 4: 6, 5: 5 };
export const TRIPLETS: Readonly<Record<number, number>> = { 2: 4, 3: 4, 4: 5, 5: 6 };
export const CELEBRATION_REMOVES_MORE = 3;
export const DECK_CARDS = 100;

const CITTA = {
  word: "tower",
  players: [3, 4, 5],
  celebration: false,
  bastionsDealtToHands: false,
  firstTripletsFaceUp: true,
  removed: { 3: 0, 4: 0, 5: 0 },
  bastionMayBeWall: true,
  lowestOn: "every",
  highestOn: "every",
} as const;

export const EDITIONS: readonly Edition[] = [
  {
    id: "city-of-games",
    title: "Lucca: The City of Games! (2013)",
    ownWord: "Bastion",
    word: "bastion",
    players: [2, 3, 4, 5],
    celebration: true,
    bastionsDealtToHands: true,
    firstTripletsFaceUp: true,
    removed: { 2: 8, 3: 10, 4: 2, 5: 0 },
    bastionMayBeWall: true,
    lowestOn: "every",
    highestOn: "every",
  },
  {
    ...CITTA,
    id: "citta-en",
    title: "Lucca Città, English text",
    ownWord: "Tower",
    lowestOn: "building",
    highestOn: "opened",
  },
  {
    ...CITTA,
    id: "citta-fr",
    title: "Lucca Città, French text (2006)",
    ownWord: "tour",
    firstTripletsFaceUp: false,
  },
  {
    ...CITTA,
    id: "citta-ja",
    title: "Lucca Città, Japanese text",
    ownWord: "塔",
    bastionMayBeWall: false,
  },
];
const DEFAULT_EDITION = EDITIONS[0]!;

/** The edition of that name; the usual one if there is none. */
export function editionOf(id: string | null | undefined): Edition {
  return EDITIONS.find((edition) => edition.id === id) ?? DEFAULT_EDITION;
}

/** Cards of the stock that no turn reaches, since nothing is removed (3.6). */
export function neverReached(edition: Edition, players: number): number {
  const kept = 2 * players;
  const dealt = TURNS[players]! * TRIPLETS[players]! * 3;
  return DECK_CARDS - kept - (edition.removed[players] ?? 0) - dealt;
}

const yesNo = (yes: boolean): "yes" | "no" => (yes ? "yes" : "no");

/** What every text of the rules may ask for, so that it says what this edition says. */
export function factsFor(edition: Edition): Record<string, string | number> {
  return {
    edition: edition.id,
    word: edition.word,
    least: edition.players.at(0)!,
    most: edition.players.at(-1)!,
    two: yesNo(edition.players.includes(2)),
    celebration: yesNo(edition.celebration),
    hands: edition.bastionsDealtToHands ? "deck" : "palaces",
    faceUp: yesNo(edition.firstTripletsFaceUp),
    wall: yesNo(edition.bastionMayBeWall),
    lowest: edition.lowestOn,
    highest: edition.highestOn,
    unreached3: neverReached(edition, 3),
    unreached4: neverReached(edition, 4),
  };
}
