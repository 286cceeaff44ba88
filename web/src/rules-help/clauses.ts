import type { Edition } from "./editions";
import type { GameView, Yours } from "../wire/types";

/** How many clauses each section of the rules has; the numbers are those that the server's refusals name. */
const CLAUSES_IN = { 1: 3, 2: 6, 3: 6, 4: 14, 5: 5, 6: 5, 7: 11, 8: 10, 9: 3 } as const;

export const SECTIONS = Object.keys(CLAUSES_IN);
export const CLAUSES: readonly string[] = Object.entries(CLAUSES_IN).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

export function isClause(text: string): boolean {
  return CLAUSES.includes(text);
}

/** The message of a clause: its value is the text, `.title` its title. */
export function keyOf(clause: string): string {
  return `rules-${clause.replace(".", "-")}`;
}

export function sectionOf(clause: string): string {
  return clause.split(".", 1)[0]!;
}

/** What only some editions need. Everything else is in all of them. */
const ONLY_WHERE: Record<string, (edition: Edition) => boolean> = {
  "1.2": (edition) => edition.celebration,
  "2.3": (edition) => edition.celebration,
  "3.1": (edition) => edition.celebration,
  6: (edition) => edition.celebration,
  7: (edition) => edition.players.includes(2),
  "8.2": (edition) => edition.celebration,
  "8.3": (edition) => edition.bastionMayBeWall,
  "8.4": (edition) => edition.lowestOn !== "every" || edition.highestOn !== "every",
  "8.10": (edition) => edition.id === "citta-fr",
  "9.3": (edition) => Object.values(edition.removed).some((count) => count > 0),
};

export function isIn(edition: Edition, clause: string): boolean {
  return [sectionOf(clause), clause].every((part) => ONLY_WHERE[part]?.(edition) ?? true);
}

export function clausesOf(edition: Edition, section: string): string[] {
  return CLAUSES.filter((clause) => sectionOf(clause) === section && isIn(edition, clause));
}

/** The clause for each phase of a game, as the server names them. */
const OF_PHASE: Record<string, string> = {
  dealing: "4.14",
  keep: "3.4",
  choose: "4.5",
  play: "4.6",
  city: "7.3",
  over: "5.5",
};

/** The clause for what a card can be used as. */
const OF_USE: Record<string, string> = {
  start: "4.7",
  add: "4.8",
  wall: "4.10",
  bastion: "4.11",
  discard: "4.12",
};

/** What to read up on now: the phase, and before a triplet is taken, whether something can be opened. */
export function clauseNow(game: Pick<GameView, "phase"> | null, you: Pick<Yours, "choices"> | null): string {
  if (game === null) return "1.3";
  if (game.phase === "choose" && you?.choices.some((choice) => choice.decision.decide === "open")) return "4.2";
  if (game.phase === "city" && you?.choices.some((choice) => choice.decision.decide === "skip")) return "7.7";
  return OF_PHASE[game.phase] ?? "4.1";
}

export function clauseOfUse(use: string): string {
  return OF_USE[use] ?? "4.6";
}

/** The clause for what happened in the game, for whoever asks why points changed. */
const OF_EVENT: Record<string, string> = {
  TripletsDealt: "4.14",
  Kept: "3.4",
  Revealed: "3.5",
  CityFounded: "7.1",
  TurnBegan: "4.1",
  FinalOrder: "5.1",
  Opened: "4.3",
  Took: "4.5",
  Started: "4.7",
  Added: "4.8",
  Completed: "4.9",
  WallBuilt: "4.10",
  BastionBuilt: "4.11",
  Discarded: "4.12",
  CityPicked: "7.5",
  CityPickSkipped: "7.7",
  LeftOver: "4.14",
  WallsScored: "5.3",
  StreetScored: "5.4",
  GameEnded: "5.5",
};

export function clauseOfEvent(event: string): string | null {
  return OF_EVENT[event] ?? null;
}

/** The clause for each kind of points, as score panels name them. */
export const CLAUSE_OF_POINTS = { windows: "4.9", parties: "4.3", walls: "5.3", street: "5.4" } as const;
