import { describe, expect, it } from "vitest";
import type { PlayedGame } from "../../wire/types";
import { byEdition, byOpponent, curvesOf, ratingCurve, ratingLines } from "./history";

const BOT = { who: "bot:mason", name: "mason" };
const BRUNO = { who: "bruno", name: "Bruno" };

function game(at: number, more: Partial<PlayedGame>): PlayedGame {
  const common = { table: null, celebration: false, edition: "city-of-games", score: 0, others: [] };
  return { ...common, at, players: 3, place: 1, rating: 1500, ...more };
}

/** As the server sends them: the latest first. */
const GAMES = [
  game(5, { rating: 1560, others: [{ ...BRUNO, place: 2 }] }),
  game(4, { players: 2, place: 2, rating: 1470, others: [{ ...BOT, place: 1 }] }),
  game(3, { rating: null, edition: "citta-en" }),
  game(2, {
    place: 3,
    rating: 1520,
    others: [
      { ...BOT, place: 1 },
      { ...BRUNO, place: 2 },
    ],
  }),
  game(1, {
    rating: 1540,
    others: [
      { ...BOT, place: 2 },
      { ...BOT, place: 3 },
    ],
  }),
];

describe("the history of a player", () => {
  it("has the rating after each rated game, for every number of players apart", () => {
    expect(ratingCurve(GAMES, 3).map(({ rating }) => rating)).toEqual([1540, 1520, 1560]);
    expect(curvesOf(GAMES)).toEqual([3]);
  });

  it("tells games by edition and number of players", () => {
    expect(byEdition(GAMES)).toEqual([
      { edition: "city-of-games", players: 3, games: 3, ahead: 2 },
      { edition: "city-of-games", players: 2, games: 1, ahead: 0 },
      { edition: "citta-en", players: 3, games: 1, ahead: 1 },
    ]);
  });

  it("tells against whom they were", () => {
    expect(byOpponent(GAMES)).toEqual([
      { ...BOT, games: 4, ahead: 2 },
      { ...BRUNO, games: 2, ahead: 1 },
    ]);
  });

  it("has round lines for its ratings", () => {
    expect(ratingLines([1500, 1500])).toEqual([1500, 1520]);
    expect(ratingLines([1480, 1610])).toEqual([1450, 1500, 1550, 1600, 1650]);
  });
});
