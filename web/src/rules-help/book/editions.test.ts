import { describe, expect, it } from "vitest";
import { EDITIONS_DIFFER_IN } from "../../wire/facts";
import { EDITIONS, editionOf } from "./editions";

describe("editions", () => {
  it("are found by their ids, else the usual one", () => {
    for (const edition of EDITIONS) expect(editionOf(edition.id)).toBe(edition);
    expect(editionOf("no-such-edition").id).toBe("city-of-games");
  });

  it("leave out no point in which the server's editions differ", () => {
    const camel = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    expect(Object.keys(EDITIONS[0]!)).toEqual(expect.arrayContaining(EDITIONS_DIFFER_IN.map(camel)));
  });

  it("have cards that are never reached only where nothing is removed", () => {
    for (const edition of EDITIONS)
      expect([3, 4, 5].map((players) => edition.neverReached[players])).toEqual(
        edition.id === "city-of-games" ? [0, 0, 0] : [10, 2, 0],
      );
  });
});
