// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  CELEBRATION_REMOVES_MORE,
  DECK_CARDS,
  EDITIONS,
  neverReached,
  PALACE_SIZE,
  TRIPLETS,
  TURNS,
  type Edition,
} from "./editions";

/** The rules as the server has them: the table of the four texts, read as it is written. */
const SOURCE = readFileSync(new URL("../../../src/lucca/rules/editions.py", import.meta.url), "utf-8");

type Fields = Record<string, unknown>;

const STREETS: Fields = { EVERY_PALACE: "every", UNDER_CONSTRUCTION: "building", OPENED_PALACES: "opened" };

function valueOf(text: string): unknown {
  const named = new RegExp(`^${text} = (.+)$`, "m").exec(SOURCE)?.[1];
  if (text in STREETS) return STREETS[text];
  if (text === "True" || text === "False") return text === "True";
  if (/^".*"$/.test(text)) return text.slice(1, -1);
  if (/^\d+$/.test(text)) return Number(text);
  if (text.startsWith("(")) return text.match(/\d+/g)!.map(Number);
  if (text.startsWith("MappingProxyType({"))
    return Object.fromEntries([...text.matchAll(/(\d+): (\d+)/g)].map(([, key, value]) => [key, Number(value)]));
  if (named !== undefined) return valueOf(named);
  throw new Error(`what does ${text} mean?`);
}

const constant = (name: string): unknown => valueOf(new RegExp(`^${name} = (.+)$`, "m").exec(SOURCE)![1]!);

const theirs: Fields[] = [...SOURCE.matchAll(/^ {12}Edition\(\n(.+?)^ {12}\),$/gms)].map(([, body]) =>
  Object.fromEntries([...body!.matchAll(/^ {16}(\w+)=(.+),$/gm)].map(([, name, value]) => [name!, valueOf(value!)])),
);
const fieldNames = [.../^class Edition:\n(.+?)^\S/ms.exec(SOURCE)![1]!.matchAll(/^ {4}(\w+): /gm)].map(
  ([, name]) => name,
);

function asTheServerSays(edition: Edition): Fields {
  return {
    id: edition.id,
    title: edition.title,
    bastion_name: edition.ownWord,
    players: edition.players,
    celebration: edition.celebration,
    bastions_dealt_to_hands: edition.bastionsDealtToHands,
    first_triplets_face_up: edition.firstTripletsFaceUp,
    removed: Object.fromEntries(Object.entries(edition.removed)),
    bastion_may_be_wall: edition.bastionMayBeWall,
    lowest_on: edition.lowestOn,
    highest_on: edition.highestOn,
  };
}

/** Not shown: in which language a text is written is said in the language of the page. */
const UNSHOWN = ["language", "bastion_name_plural"];

describe("editions", () => {
  it("are those of the server, in every point", () => {
    const shown = theirs.map((edition) =>
      Object.fromEntries(Object.entries(edition).filter(([name]) => !UNSHOWN.includes(name))),
    );
    expect(theirs).toHaveLength(4);
    expect(EDITIONS.map(asTheServerSays)).toEqual(shown);
  });

  it("leave out no point in which the server's editions can differ", () => {
    expect(fieldNames.filter((name) => !UNSHOWN.includes(name!)).toSorted()).toEqual(
      Object.keys(asTheServerSays(EDITIONS[0]!)).toSorted(),
    );
  });

  it("share what the number of players decides", () => {
    expect(PALACE_SIZE).toEqual(constant("PALACE_SIZE"));
    expect(TURNS).toEqual(constant("TURNS"));
    expect(TRIPLETS).toEqual(constant("TRIPLETS"));
    expect(CELEBRATION_REMOVES_MORE).toBe(constant("CELEBRATION_REMOVES_MORE"));
  });

  it("have cards that are never reached only where nothing is removed", () => {
    expect(DECK_CARDS).toBe(100);
    for (const edition of EDITIONS)
      expect([3, 4, 5].map((players) => neverReached(edition, players))).toEqual(
        edition.id === "city-of-games" ? [0, 0, 0] : [10, 2, 0],
      );
  });
});
