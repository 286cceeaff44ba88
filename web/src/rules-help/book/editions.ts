import * as facts from "../../wire/facts";

/** On which palaces a street number is looked for (5.4). */
export type StreetNumbersOn = (typeof facts.STREET_NUMBERS_ON)[number];
type ByPlayers = Readonly<Record<string, number>>;

/** What one published text says where the texts differ, as the server knows it. */
export interface Edition {
  id: string;
  title: string;
  /** The text's own word for the four cards without a colour; see also `word`. */
  ownWord: string;
  /** What they are called in every language of ours: 2013 has Bastions, *Città* has Towers. */
  word: facts.BastionWord;
  players: readonly number[];
  celebration: boolean;
  bastionsDealtToHands: boolean;
  firstTripletsFaceUp: boolean;
  removed: ByPlayers;
  /** Cards of the stock that no turn reaches, since nothing is removed (3.6). */
  neverReached: ByPlayers;
  bastionMayBeWall: boolean;
  lowestOn: StreetNumbersOn;
  highestOn: StreetNumbersOn;
  /** Those of the rules that it has; the others are about what it does not have. */
  clauses: readonly string[];
}

function editionFrom(said: facts.EditionFacts): Edition {
  return {
    id: said.id,
    title: said.title,
    ownWord: said.bastion_name,
    word: said.bastion_word,
    players: said.players,
    celebration: said.celebration,
    bastionsDealtToHands: said.bastions_dealt_to_hands,
    firstTripletsFaceUp: said.first_triplets_face_up,
    removed: said.removed,
    neverReached: said.never_reached,
    bastionMayBeWall: said.bastion_may_be_wall,
    lowestOn: said.lowest_on,
    highestOn: said.highest_on,
    clauses: said.clauses,
  };
}

export const EDITIONS: readonly Edition[] = facts.EDITIONS.map(editionFrom);
const DEFAULT_EDITION = EDITIONS.find(({ id }) => id === facts.DEFAULT_EDITION)!;

/** The edition of that name; the usual one if there is none. */
export function editionOf(id: string | null | undefined): Edition {
  return EDITIONS.find((edition) => edition.id === id) ?? DEFAULT_EDITION;
}

/** What the number of players decides, in every edition (1.3). */
export const BY_PLAYERS: Readonly<Record<number, Readonly<Record<keyof (typeof facts.BY_PLAYERS)["2"], number>>>> =
  facts.BY_PLAYERS;

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
    unreached3: edition.neverReached[3]!,
    unreached4: edition.neverReached[4]!,
  };
}
