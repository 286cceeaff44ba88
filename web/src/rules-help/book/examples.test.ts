// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HUES } from "../../art/palette";
import { palaceCard, SPECIALS } from "../../pieces/examples";
import { STANDARD_CARDS } from "../../wire/standard-deck";
import { editionOf, EDITIONS } from "./editions";
import * as examples from "./examples";

const RULES = readFileSync(new URL("../../../../docs/rules.md", import.meta.url), "utf-8");

describe("the standard deck", () => {
  it("is that of the written rules", () => {
    const written = [...RULES.matchAll(/^\| \d+ \|(.+)\|$/gm)].flatMap(([, row]) =>
      [...row!.matchAll(/(\d+): (\d)\/(\d)/g)].map(([, number, shields, windows], column) => ({
        street_number: Number(number),
        colour: HUES[column],
        shields: Number(shields),
        windows: Number(windows),
      })),
    );
    expect(written).toHaveLength(96);
    for (const card of written) expect(palaceCard(card.street_number)).toMatchObject(card);
  });

  it("has the special cards of the written rules", () => {
    const written = [...RULES.matchAll(/^\| ([WG]\d+) \| (\w+).*? \| (\w+|–) \| (\d+) \| (\d) \| (\d) \|$/gm)].map(
      ([, id, kind, colour, number, shields, windows]) => ({
        id,
        kind: kind!.toLowerCase(),
        colour: colour === "–" ? null : colour,
        street_number: Number(number),
        shields: Number(shields),
        windows: Number(windows),
      }),
    );
    expect(SPECIALS).toEqual(written);
    expect(written).toHaveLength(5);
  });

  it("has each card under its id", () => {
    expect(STANDARD_CARDS.size).toBe(96 + 5);
    for (const [id, card] of STANDARD_CARDS) expect(card.id).toBe(id);
  });
});

describe("worked examples", () => {
  it("have the results of the written rules", () => {
    expect(examples.PARTY.guests.map(({ name, points }) => [name, points])).toEqual([
      ["Bice", 2],
      ["Carlo", 1],
      ["Dora", 2],
      ["Elio", 0],
    ]);
    expect(examples.PARTY.total).toBe(5);
    expect(examples.WALLS_HOLD).toMatchObject({ walls: 4, bastions: 1, opened: 3, shields: 8, needed: 8, points: 15 });
    expect(examples.WALLS_FALL).toMatchObject({ shields: 7, needed: 8, points: 0 });
    expect([2, 3, 4, 5].map(examples.cardsOfAllRounds)).toEqual([84, 84, 90, 90]);
    expect(examples.exampleValues()).toMatchObject({ partyWithoutClosed: 3, shieldsTooFew: 7, wallPoints: 15 });
  });

  it("show the order by shields, then by the highest number", () => {
    expect(examples.ORDER.map(({ name, shields, number }) => [name, shields, number])).toEqual([
      ["Carlo", 6, 77],
      ["Anna", 5, 58],
      ["Bice", 5, 27],
    ]);
  });

  it("look for street numbers where the edition does", () => {
    const found = ["city-of-games", "citta-en", "citta-fr", "citta-ja"].map((id) => {
      const { lowest, highest } = examples.streetNumbers(editionOf(id));
      return [lowest.name, lowest.number, highest.name, highest.number];
    });
    const every = ["Anna", 5, "Bice", 92];
    expect(found).toEqual([every, ["Carlo", 12, "Bice", 85], every, every]);
  });

  it("give the second of the final openings nothing", () => {
    expect(examples.FINAL_OPENINGS.map(({ name, points }) => [name, points])).toEqual([
      ["Anna", 2],
      ["Bice", 0],
    ]);
  });

  it("count the windows of a completed palace", () => {
    expect(examples.COMPLETED.cards.map(({ windows }) => windows)).toEqual([2, 2, 3, 3, 3]);
    expect(examples.COMPLETED_POINTS).toBe(13);
  });

  it("mark one palace of the street as the lowest and one as the highest", () => {
    const numbers = examples.STREET.flatMap(({ palaces }) => palaces.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const edition of EDITIONS) {
      const { lowest, highest } = examples.streetNumbers(edition);
      expect(numbers).toContain(lowest.number);
      expect(numbers).toContain(highest.number);
    }
  });

  it("count the City's palaces one by one", () => {
    expect(examples.CITY_PARTY.guests.map(({ seat, points }) => [seat, points])).toEqual([
      [1, 2],
      ["city", 3],
    ]);
    expect(examples.CITY_PARTY.total).toBe(5);
  });

  it("use every card once in a picture, and palaces of one colour", () => {
    const parties = [examples.PARTY, examples.CITY_PARTY];
    const pictures = [
      ...parties.map(({ host, guests }) => [host, ...guests].flatMap(({ palaces }) => palaces)),
      examples.STREET.flatMap(({ palaces }) => palaces),
      examples.ORDER.flatMap(({ palaces }) => palaces),
      examples.FINAL_OPENINGS.flatMap(({ palaces }) => palaces),
      Object.values(examples.QUARTER),
      examples.CITY_AFTER,
      examples.CITY_START,
    ];
    for (const palaces of pictures) {
      const cards = palaces.flatMap(({ cards }) => cards);
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
      for (const { cards, colour } of palaces)
        expect(new Set(cards.map((card) => card.colour))).toEqual(new Set([colour]));
    }
  });
});
