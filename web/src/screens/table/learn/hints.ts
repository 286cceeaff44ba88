import type { GameView, Yours } from "../../../wire/types";

/** What a guided first game explains when it comes up for the first time. `learn-ID` says it. */
export interface Hint {
  id: string;
  /** Where the rules say more. */
  clause: string;
}

type When = (now: { game: GameView; you: Yours; can: (decide: string) => boolean }) => boolean;

const ofOurs = (game: GameView, you: Yours) => game.quarters.find((quarter) => quarter.owner === you.seat);

/** In the order in which they are said when several fit. */
const HINTS: readonly (Hint & { when: When })[] = [
  { id: "keep", clause: "3.4", when: ({ can }) => can("keep") },
  { id: "order", clause: "4.1", when: ({ game, can }) => game.turn === 1 && can("take") },
  { id: "take", clause: "4.5", when: ({ can }) => can("take") },
  { id: "play", clause: "4.6", when: ({ can }) => can("play") },
  { id: "confirm", clause: "8.8", when: ({ game, you }) => you.complete && game.turn > 0 },
  { id: "open", clause: "4.2", when: ({ can }) => can("open") },
  { id: "colours", clause: "4.13", when: ({ game, can }) => game.turn === 2 && can("take") },
  { id: "walls", clause: "5.3", when: ({ game, you }) => (ofOurs(game, you)?.walls.length ?? 0) > 0 },
  { id: "complete", clause: "4.9", when: ({ game, you }) => (ofOurs(game, you)?.completed.length ?? 0) > 0 },
  { id: "parties", clause: "4.3", when: ({ game, can }) => game.turn === 3 && can("take") },
  { id: "end", clause: "5.2", when: ({ game, can }) => game.turn === game.turns && can("take") },
];

/** The next thing to say, if there is one: only while it is our turn, and nothing twice. */
export function hintFor(game: GameView | null, you: Yours | null, read: ReadonlySet<string>): Hint | null {
  if (game === null || you === null || !you.to_decide) return null;
  const decisions = new Set(you.choices.map((choice) => choice.decision.decide as string));
  const now = { game, you, can: (decide: string) => decisions.has(decide) };
  return HINTS.find(({ id, when }) => !read.has(id) && when(now)) ?? null;
}

export const HINT_IDS = HINTS.map(({ id }) => id);
