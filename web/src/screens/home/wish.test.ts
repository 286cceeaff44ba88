import { describe, expect, it } from "vitest";
import { DEFAULT_WISH, FIRST_GAME, fitted, wishOf } from "./wish";

const offer = {
  editions: [
    { id: "city-of-games", title: "", bastion_name: "", players: [2, 3, 4, 5], celebration: true },
    { id: "citta-fr", title: "", bastion_name: "", players: [3, 4, 5], celebration: false },
  ],
  bots: [
    { name: "mason", about: "" },
    { name: "merchant", about: "" },
  ],
  default_level: "merchant",
};

describe("what was stored", () => {
  it("is the usual game at first, and when it is none of ours", () => {
    for (const stored of [{}, { players: "many", edition: 4 }, { players: 9 }])
      expect(wishOf(stored, DEFAULT_WISH)).toEqual(DEFAULT_WISH);
  });
  it("is taken as it is", () => {
    const wish = { edition: "citta-fr", players: 5, celebration: false, level: "mason" };
    expect(wishOf(JSON.parse(JSON.stringify(wish)), DEFAULT_WISH)).toEqual(wish);
  });
  it("leaves the first game to the easiest bots, unless others were chosen", () => {
    expect(wishOf({}, FIRST_GAME).level).toBe("apprentice");
    expect(wishOf({ players: 4 }, FIRST_GAME)).toEqual({ ...FIRST_GAME, players: 4 });
    expect(wishOf({ level: "mason" }, FIRST_GAME).level).toBe("mason");
  });
});

describe("a wish fitted to the offer", () => {
  it("keeps what is offered", () => {
    const wish = { edition: "city-of-games", players: 2, celebration: true, level: "mason" };
    expect(fitted(wish, offer)).toEqual(wish);
  });
  it("changes what the edition does not have", () => {
    const wish = { edition: "citta-fr", players: 2, celebration: true, level: "mason" };
    expect(fitted(wish, offer)).toEqual({ edition: "citta-fr", players: 3, celebration: false, level: "mason" });
  });
  it("replaces editions and bots that are gone", () => {
    const wish = { edition: "gone", players: 4, celebration: false, level: "gone" };
    expect(fitted(wish, offer)).toEqual({
      edition: "city-of-games",
      players: 4,
      celebration: false,
      level: "merchant",
    });
  });
});
