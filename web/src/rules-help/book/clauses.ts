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

/** What to read up on now: the phase, and before a triplet is taken, whether something can be opened. */
export function clauseNow(game: Pick<GameView, "phase"> | null, you: Pick<Yours, "choices"> | null): string {
  if (game === null) return "1.3";
  if (game.phase === "choose" && you?.choices.some((choice) => choice.decision.decide === "open"))
    return facts.CLAUSE_OF_DECISION.open;
  if (game.phase === "city" && you?.choices.some((choice) => choice.decision.decide === "skip"))
    return facts.CLAUSE_OF_DECISION.skip;
  return clauseIn(facts.CLAUSE_OF_PHASE, game.phase) ?? "4.1";
}

export function clauseOfUse(use: string): string {
  return clauseIn(facts.CLAUSE_OF_USE, use) ?? facts.CLAUSE_OF_PHASE.play;
}

/** A newer server may name something that this page does not know. */
function clauseIn(clauses: Readonly<Record<string, string>>, name: string): string | undefined {
  return clauses[name];
}
