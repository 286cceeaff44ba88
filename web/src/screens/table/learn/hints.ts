import type { GameView, Yours } from "../../../wire/types";

/** What a guided first game explains when it comes up for the first time. `learn-ID` says it. */
export interface Hint {
  id: string;
  /** Where the rules say more. */
  clause: string;
  about: About;
}

/**
 * What must not be covered where there is little room: the triplets and other Quarters, the starting cards with the
 * triplets, or one's own Quarter.
 */
export type About = "market" | "start" | "quarter";

type When = (now: { game: GameView; you: Yours; can: (decide: string) => boolean }) => boolean;

const ofOurs = (game: GameView, you: Yours) => game.quarters.find((quarter) => quarter.owner === you.seat);
/** As many palaces under construction as a beginner can look after. */
const PLENTY = 3;
const couldBegin = ({ choices }: Yours) =>
  choices.some(({ decision }) => decision.decide === "play" && decision.use === "start");

/** In the order in which they are said when several fit. */
const HINTS: readonly (Hint & { when: When })[] = [
  { id: "keep", about: "start", clause: "3.4", when: ({ can }) => can("keep") },
  {
    id: "colours",
    about: "quarter",
    clause: "4.13",
    when: ({ game, you }) => couldBegin(you) && (ofOurs(game, you)?.under_construction.length ?? 0) >= PLENTY,
  },
  { id: "order", about: "market", clause: "4.1", when: ({ game, can }) => game.round === 1 && can("take") },
  { id: "take", about: "market", clause: "4.5", when: ({ can }) => can("take") },
  { id: "play", about: "quarter", clause: "4.6", when: ({ can }) => can("play") },
  { id: "confirm", about: "quarter", clause: "8.8", when: ({ game, you }) => you.complete && game.round > 0 },
  { id: "open", about: "quarter", clause: "4.2", when: ({ can }) => can("open") },
  { id: "walls", about: "quarter", clause: "5.3", when: ({ game, you }) => (ofOurs(game, you)?.walls.length ?? 0) > 0 },
  {
    id: "complete",
    about: "quarter",
    clause: "4.9",
    when: ({ game, you }) => (ofOurs(game, you)?.completed.length ?? 0) > 0,
  },
  { id: "parties", about: "market", clause: "4.3", when: ({ game, can }) => game.round === 3 && can("take") },
  { id: "end", about: "market", clause: "5.2", when: ({ game, can }) => game.round === game.rounds && can("take") },
];

/** The next thing to say, if there is one: only while it is our turn, and nothing twice. */
export function hintFor(game: GameView | null, you: Yours | null, read: ReadonlySet<string>): Hint | null {
  if (game === null || you === null || !you.to_decide) return null;
  const decisions = new Set(you.choices.map((choice) => choice.decision.decide as string));
  const now = { game, you, can: (decide: string) => decisions.has(decide) };
  return HINTS.find(({ id, when }) => !read.has(id) && when(now)) ?? null;
}

/** What is read before all hints: the goal of the game. */
export const GOAL = "goal";

export const HINT_IDS = HINTS.map(({ id }) => id);

/** Where parts of the table begin or end on the screen, from its top. */
export interface Edges {
  belowTopBar: number;
  belowTriplets: number;
  ownQuarter: number;
  belowStartingCards: number;
  tray: number;
  actions: number;
}

const GAP = 4;

/**
 * Where a hint has room on a small screen without covering what it is about, nor what is needed for it. The tray only
 * repeats what the starting cards offer.
 */
export function roomFor(about: About, edges: Edges): { top: number; height: number } {
  const rooms: Record<About, [top: number, bottom: number]> = {
    market: [Math.max(edges.belowTopBar, edges.belowTriplets), edges.tray],
    start: [edges.belowStartingCards, edges.actions],
    quarter: [edges.belowTopBar, edges.ownQuarter],
  };
  const [top, bottom] = rooms[about];
  return { top: top + GAP, height: Math.max(0, bottom - top - 2 * GAP) };
}
