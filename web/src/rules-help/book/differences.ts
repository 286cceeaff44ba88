import { t } from "../../language/language.svelte";
import { CELEBRATION_REMOVES_MORE } from "../../wire/facts";
import { EDITIONS, factsFor, type Edition } from "./editions";

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

/** A point whose words follow from one of the edition's facts. */
const fact = (id: string, clause: string, name: string, words = id): Point => ({
  id,
  clause,
  says: (edition) => t(`rules-compare-${words}-${factsFor(edition)[name]}`, factsFor(edition)),
});

export const POINTS: readonly Point[] = [
  { id: "players", clause: "1.1", says: (edition) => t("rules-compare-players-says", factsFor(edition)) },
  fact("celebration", "1.2", "celebration"),
  { id: "word", clause: "2.2", says: (edition) => edition.ownWord },
  fact("hands", "3.2", "hands"),
  fact("first", "3.3", "hands"),
  fact("faceUp", "3.3", "faceUp"),
  fact("back", "3.6", "hands"),
  {
    id: "removed",
    clause: "3.6",
    says: (edition) => (removesCards(edition) ? counted(edition, 0) : t("rules-compare-removed-none")),
  },
  {
    id: "removedCelebration",
    clause: "3.6",
    says: (edition) =>
      edition.celebration ? counted(edition, CELEBRATION_REMOVES_MORE) : t("rules-compare-removedCelebration-none"),
  },
  fact("wall", "4.10", "wall"),
  fact("lowest", "5.4", "lowest", "street"),
  fact("highest", "5.4", "highest", "street"),
];

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
