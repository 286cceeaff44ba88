import { t } from "../../language/language.svelte";
import { CELEBRATION_REMOVES_MORE } from "../../wire/facts";
import { EDITIONS, factsFor, type Edition } from "./editions";
import { POINTS_ABOUT } from "./points";

/** One point in which the editions differ, and the clause that it belongs to. */
export interface Point {
  id: string;
  clause: string;
  says: (edition: Edition) => string;
}

const counted = (edition: Edition, more: number): string =>
  Object.entries(edition.removed)
    .map(([players, count]) => t("rules-compare-removed-item", { players, count: count + more }))
    .map((item) => item.replaceAll(" ", "\u00a0"))
    .join(" · ");
const removesCards = (edition: Edition): boolean => Object.values(edition.removed).some((count) => count > 0);

/** Of points that follow from no single fact. */
const OWN_WORDS: Record<string, Point["says"]> = {
  players: (edition) => t("rules-compare-players-says", factsFor(edition)),
  word: (edition) => edition.bastionName,
  removed: (edition) => (removesCards(edition) ? counted(edition, 0) : t("rules-compare-removed-none")),
  removedCelebration: (edition) =>
    edition.celebration ? counted(edition, CELEBRATION_REMOVES_MORE) : t("rules-compare-removedCelebration-none"),
};

export const POINTS: readonly Point[] = POINTS_ABOUT.map(({ id, clause, fact, words = id }) => ({
  id,
  clause,
  says:
    fact === undefined
      ? OWN_WORDS[id]!
      : (edition) => t(`rules-compare-${words}-${factsFor(edition)[fact]}`, factsFor(edition)),
}));

export function titleOf(point: Point, edition: Edition): string {
  return t(`rules-compare-${point.id}`, factsFor(edition));
}

/** Points that go without saying where an edition's own clause is read. */
const UNSAID = ["players", "celebration", "first", "removedCelebration"];

/** What other editions say about a clause, if it is something else: each answer with the editions that give it. */
export function otherEditionsSay(clause: string, edition: Edition) {
  return POINTS.filter((point) => point.clause === clause && !UNSAID.includes(point.id)).flatMap((point) => {
    const others = EDITIONS.filter((other) => point.says(other) !== point.says(edition));
    const answers = [...new Set(others.map(point.says))].map((answer) => ({
      answer,
      editions: others.filter((other) => point.says(other) === answer),
    }));
    return answers.length === 0 ? [] : [{ id: point.id, title: titleOf(point, edition), answers }];
  });
}
