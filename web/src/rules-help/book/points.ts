import { EDITIONS, factsFor } from "./editions";

/** A point in which the editions differ: the clause that it belongs to, and the fact that its words follow from. */
export interface PointAbout {
  id: string;
  clause: string;
  /** As `factsFor` names it; without one, `differences.ts` has words for it. */
  fact?: string;
  /** Whose answers it shares; its own otherwise. */
  words?: string;
}

/** In the order of the clauses. */
export const POINTS_ABOUT: readonly PointAbout[] = [
  { id: "players", clause: "1.1" },
  { id: "celebration", clause: "1.2", fact: "celebration" },
  { id: "word", clause: "2.2" },
  { id: "hands", clause: "3.2", fact: "hands" },
  { id: "first", clause: "3.3", fact: "hands" },
  { id: "faceUp", clause: "3.3", fact: "faceUp" },
  { id: "back", clause: "3.6", fact: "hands" },
  { id: "removed", clause: "3.6" },
  { id: "removedCelebration", clause: "3.6" },
  { id: "wall", clause: "4.10", fact: "wall" },
  { id: "lowest", clause: "5.4", fact: "lowest", words: "street" },
  { id: "highest", clause: "5.4", fact: "highest", words: "street" },
];

/** For the keys of the texts: every answer that an edition gives, after the words that it belongs to. */
export const ANSWERS: readonly string[] = POINTS_ABOUT.flatMap(({ id, fact, words = id }) =>
  fact === undefined ? [] : EDITIONS.map((edition) => `${words}|${factsFor(edition)[fact]}`),
);
