import { describe, expect, it } from "vitest";
import { EDITIONS_DIFFER_IN } from "../../wire/facts";
import { EDITIONS, editionOf, factsFor, type Edition } from "./editions";
import { POINTS_ABOUT, type PointAbout } from "./points";

describe("editions", () => {
  it("are found by their ids, else the usual one", () => {
    for (const edition of EDITIONS) expect(editionOf(edition.id)).toBe(edition);
    expect(editionOf("no-such-edition").id).toBe("city-of-games");
  });

  it.each(EDITIONS_DIFFER_IN)("are compared in %s, since they differ in it", (rule) => {
    const name = rule.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof Edition;
    const [usual] = EDITIONS as [Edition];
    const other = EDITIONS.find((edition) => JSON.stringify(edition[name]) !== JSON.stringify(usual[name]));
    const changed = { ...usual, [name]: other?.[name] };
    const isTold = ({ id, fact }: PointAbout): boolean =>
      fact === undefined ? id === name : factsFor(changed)[fact] !== factsFor(usual)[fact];
    expect(POINTS_ABOUT.some(isTold)).toBe(true);
  });

  it("have cards that are never reached only where nothing is removed", () => {
    for (const { neverReached, removed } of EDITIONS)
      for (const players of [3, 4, 5]) expect(neverReached[players]! > 0 && removed[players]! > 0).toBe(false);
  });
});
