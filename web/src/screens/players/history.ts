import type { PlayedGame } from "../../wire/types";

/** What a player has done in games of one kind, or against one opponent. */
export interface Tally {
  games: number;
  /** Games won; against an opponent, games in which one stood before them. */
  ahead: number;
}

export interface EditionTally extends Tally {
  edition: string;
  players: number;
}

export interface OpponentTally extends Tally {
  who: string | null;
  name: string;
}

/** The rating after each game with so many players, the earliest first; games that rated nobody are left out. */
export function ratingCurve(games: readonly PlayedGame[], players: number): { at: number; rating: number }[] {
  const rated = games.flatMap((game) =>
    game.players === players && game.rating !== null ? [{ at: game.at, rating: game.rating }] : [],
  );
  return rated.toReversed();
}

/** The numbers of players for which there is a curve, the one with the most games first. */
export function curvesOf(games: readonly PlayedGame[]): number[] {
  const counts = [...new Set(games.map(({ players }) => players))];
  return counts
    .filter((players) => ratingCurve(games, players).length > 1)
    .toSorted((one, other) => ratingCurve(games, other).length - ratingCurve(games, one).length);
}

/** By edition and number of players, those played most first. */
export function byEdition(games: readonly PlayedGame[]): EditionTally[] {
  const tallies = new Map<string, EditionTally>();
  for (const { edition, players, place } of games) {
    const key = `${edition} ${players}`;
    const tally = tallies.get(key) ?? { edition, players, games: 0, ahead: 0 };
    tallies.set(key, { ...tally, games: tally.games + 1, ahead: tally.ahead + (place === 1 ? 1 : 0) });
  }
  return byGames(tallies);
}

/** Those met most first. Several bots of one level in a game are met several times. */
export function byOpponent(games: readonly PlayedGame[]): OpponentTally[] {
  const tallies = new Map<string, OpponentTally>();
  for (const { place, others } of games)
    for (const other of others) {
      const key = other.who ?? `a guest called ${other.name}`;
      const tally = tallies.get(key) ?? { who: other.who, name: other.name, games: 0, ahead: 0 };
      tallies.set(key, { ...tally, games: tally.games + 1, ahead: tally.ahead + (place < other.place ? 1 : 0) });
    }
  return byGames(tallies);
}

function byGames<T extends Tally>(tallies: ReadonlyMap<string, T>): T[] {
  return [...tallies.values()].toSorted((one, other) => other.games - one.games);
}

/** Round lines of an axis that holds all ratings: at most about five. */
export function ratingLines(ratings: readonly number[]): number[] {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const step = [20, 50, 100, 200, 500].find((size) => (most - least) / size <= 4) ?? 1000;
  const from = Math.floor(least / step) * step;
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}
