import type { GameEvent, Opened, Points, StreetScored, LogEntry, WallsScored } from "../wire/types";
import { gainsOf, historyOf, type Gain } from "./history";

/** One line of the final scoring: what it brings to the players. */
export type Step = { gains: readonly Gain[] } & (
  | { part: "openings"; event: Opened }
  | { part: "walls"; event: WallsScored }
  | { part: "street"; event: StreetScored; owner: number | string | null; isHighest: boolean }
);

/** What happens after the last round, one step at a time (5.2, 5.3, 5.4). */
export function finalSteps(entries: readonly LogEntry[]): Step[] {
  return historyOf(entries).final.flatMap(stepsOf);
}

function stepsOf(event: GameEvent): Step[] {
  const gains = gainsOf(event);
  if (event.event === "Opened") return [{ part: "openings", event, gains }];
  if (event.event === "WallsScored") return [{ part: "walls", event, gains }];
  if (event.event !== "StreetScored") return [];
  if (event.points === 0) return [{ part: "street", event, owner: null, isHighest: true, gains }];
  return [true, false].map((isHighest) => {
    const owner = isHighest ? event.highest_owner : event.lowest_owner;
    return { part: "street", event, owner, isHighest, gains: gains.filter(({ seat }) => seat === owner) };
  });
}

/** What each seat has when only the first steps are told. */
export function pointsUpTo(steps: readonly Step[], shown: number, result: readonly Points[]): Points[] {
  const points = result.map((all) => ({ ...all }));
  for (const { seat, kind, points: gained } of steps.slice(shown).flatMap(({ gains }) => gains)) {
    const own = points[seat];
    if (own === undefined) continue;
    own[kind] -= gained;
    own.score -= gained;
  }
  return points;
}

/** Scores at the beginning, after each round, and at the end. */
export interface ScoreHistory {
  rounds: number;
  /** For each seat, one score for each moment. */
  scores: readonly (readonly number[])[];
}

export function scoreHistory(entries: readonly LogEntry[], players: number): ScoreHistory {
  const { rounds, gains, moments } = historyOf(entries);
  const scoreAt = (seat: number, moment: number): number =>
    gains.slice(0, moment).reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0);
  const scores = Array.from({ length: players }, (_, seat) => moments.map((moment) => scoreAt(seat, moment)));
  return { rounds, scores };
}

/** Moments worth remembering; null where there was none. */
export interface Highlights {
  party: Gain | null;
  windows: Gain | null;
  shields: { seat: number; round: number | null; shields: number } | null;
}

export function highlights(entries: readonly LogEntry[]): Highlights {
  const { gains, orders } = historyOf(entries);
  const best = (kind: Gain["kind"]): Gain | null =>
    gains
      .filter((gain) => gain.kind === kind && gain.points > 0)
      .reduce<Gain | null>((most, gain) => (gain.points > (most?.points ?? 0) ? gain : most), null);
  let shields: Highlights["shields"] = null;
  for (const { round, places } of orders)
    for (const place of places)
      if (place.shields > (shields?.shields ?? 0)) shields = { seat: place.seat, round, shields: place.shields };
  return { party: best("parties"), windows: best("windows"), shields };
}
