import * as facts from "../../wire/facts";
import type { GameView, Yours } from "../../wire/types";
import type { Edition } from "./editions";

/** The numbers are those that the server's refusals name. */
export const CLAUSES: readonly string[] = facts.CLAUSES;
export const SECTIONS: readonly string[] = [...new Set(CLAUSES.map(sectionOf))];

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

export function isIn(edition: Edition, clause: string): boolean {
  return edition.clauses.includes(clause);
}

export function clausesOf(edition: Edition, section: string): string[] {
  return edition.clauses.filter((clause) => sectionOf(clause) === section);
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
