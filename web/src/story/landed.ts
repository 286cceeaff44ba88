import type { GameEvent, GameView, PalaceView, QuarterView } from "../wire/types";
import { gainsOf } from "./history";
import { cardsTaken } from "./taken";

/** What follows a move by itself begins with one of these. */
const AFTERMATH = new Set(["Revealed", "LeftOver", "TripletsDealt", "RoundBegan", "FinalOrder"]);

/** The mover's own deeds, and what follows them by itself: the next deal, or the end of the game. */
export function splitMove(events: readonly GameEvent[]): [deeds: GameEvent[], aftermath: GameEvent[]] {
  const end = events.findIndex(({ event }) => AFTERMATH.has(event));
  return end < 0 ? [[...events], []] : [events.slice(0, end), events.slice(end)];
}

/** The table when the deeds of a move were done, before what follows them by itself. */
export function landed(before: GameView, after: GameView, mover: number, deeds: readonly GameEvent[]): GameView {
  const { phase, round, order } = before;
  const gone = new Set(cardsTaken(deeds));
  const triplets = before.triplets.map((ids) => (ids?.some((id) => gone.has(id)) === true ? null : ids));
  const shown = { ...after, phase, round, order, triplets, pending: [] };
  return after.phase === "over" ? { ...shown, ...withoutEnd(before, after, mover, deeds) } : shown;
}

/** The end opens palaces and counts points in the same moment as the last card is played. */
function withoutEnd(
  before: GameView,
  after: GameView,
  mover: number,
  deeds: readonly GameEvent[],
): Pick<GameView, "points" | "ranking" | "quarters"> {
  const opened = deeds.flatMap((event) => (event.event === "Opened" ? [event.colour] : []));
  const quarters = after.quarters.map((ended) => {
    const current = before.quarters.find(({ owner }) => owner === ended.owner);
    if (current === undefined || typeof ended.owner !== "number") return ended;
    return ended.owner === mover ? withoutFinalOpenings(ended, current, opened) : current;
  });
  const points = before.points.map((one) => ({ ...one }));
  for (const { seat, points: gained, kind } of deeds.flatMap(gainsOf)) {
    const sum = points[seat];
    if (sum === undefined) continue;
    sum[kind] += gained;
    sum.score += gained;
  }
  return { points, ranking: before.ranking, quarters };
}

/** A Quarter in which only palaces of these colours, and those that were open before, are open. */
export function withoutFinalOpenings(ended: QuarterView, before: QuarterView, colours: readonly string[]): QuarterView {
  const isOpened = ({ colour }: PalaceView): boolean =>
    colours.includes(colour) || before.opened.some((palace) => palace.colour === colour);
  return {
    ...ended,
    opened: ended.opened.filter(isOpened),
    completed: ended.opened.filter((palace) => !isOpened(palace)),
  };
}
