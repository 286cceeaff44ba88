import * as facts from "../../wire/facts";

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type ByPlayers = Readonly<Record<string, number>>;
/** The type of what an edition may say, not of what one of those there are says. */
type Wide<Value> = Value extends readonly number[]
  ? readonly number[]
  : Value extends readonly string[]
    ? readonly string[]
    : Value extends ByPlayers
      ? ByPlayers
      : Value extends boolean
        ? boolean
        : Value;

/** What one published text says where the texts differ, as the server knows it. */
export type Edition = Readonly<{ [Name in keyof facts.EditionFacts as Camel<Name>]: Wide<facts.EditionFacts[Name]> }>;

/** On which palaces a street number is looked for (5.4). */
export type StreetNumbersOn = Edition["lowestOn" | "highestOn"];

function editionFrom(said: facts.EditionFacts): Edition {
  const camel = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [camel(name), value])) as unknown as Edition;
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

/** What every text of the rules may ask for, so that it says what this edition says: each fact by its name, and these. */
export function factsFor(edition: Edition): Record<string, string | number> {
  return {
    ...plainFacts(edition),
    edition: edition.id,
    word: edition.bastionWord,
    least: edition.players.at(0)!,
    most: edition.players.at(-1)!,
    two: yesNo(edition.players.includes(2)),
    hands: edition.bastionsDealtToHands ? "deck" : "palaces",
    faceUp: yesNo(edition.firstTripletsFaceUp),
    wall: yesNo(edition.bastionMayBeWall),
    lowest: edition.lowestOn,
    highest: edition.highestOn,
    unreached3: edition.neverReached[3]!,
    unreached4: edition.neverReached[4]!,
  };
}

function plainFacts(edition: Edition): Record<string, string | number> {
  const plain = Object.entries(edition).flatMap(([name, value]): [string, string | number][] => {
    if (typeof value === "boolean") return [[name, yesNo(value)]];
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  return Object.fromEntries(plain);
}
