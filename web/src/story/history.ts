import { POINT_KINDS } from "../wire/facts";
import type { GameEvent, Opened, OrderPlace, LogEntry } from "../wire/types";

export type PointKind = (typeof POINT_KINDS)[number];

/** Points that a seat gets; or gives, where they are negative. */
export interface Gain {
  seat: number;
  points: number;
  kind: PointKind;
  /** Of the palace where they were earned. */
  colour: string | null;
}

/** What an event brings to the players. The City has no points. */
export function gainsOf(event: GameEvent): Gain[] {
  switch (event.event) {
    case "Completed":
      return gain(event.owner, event.points, "windows", event.colour);
    case "Opened":
      return gain(event.seat, event.points, "parties", event.colour);
    case "WallsScored":
      return gain(event.seat, event.points, "walls");
    case "StreetScored":
      if (event.points === 0) return [];
      return [
        ...gain(event.lowest_owner, -event.points, "street"),
        ...gain(event.highest_owner, event.points, "street"),
      ];
    default:
      return [];
  }
}

function gain(owner: number | string | null, points: number, kind: PointKind, colour: string | null = null): Gain[] {
  return typeof owner === "number" ? [{ seat: owner, points, kind, colour }] : [];
}

/** The party among what a decision would bring about, if it is one. */
export function partyIn(events: readonly GameEvent[]): Opened | null {
  return events.find((event) => event.event === "Opened") ?? null;
}

/** A triplet that is no longer on the table. */
export interface Taken {
  seat: number;
  cards: readonly string[];
}

/** A game as its events tell it. `round` is null after the last round, for the final openings and scoring. */
export interface History {
  /** The round that began last. */
  rounds: number;
  /** Each order that was determined, and why (4.1, 5.1); none until the starting cards are revealed. */
  orders: readonly { round: number | null; places: readonly OrderPlace[] }[];
  /** All points in the order in which they were earned. */
  gains: readonly (Gain & { round: number | null })[];
  /** How many of the gains there were when each round began, before the final scoring, and in the end. */
  moments: readonly number[];
  /** The triplets that were taken in this round, by index. */
  taken: ReadonlyMap<number, Taken>;
  /** What followed the last round by itself. */
  final: readonly GameEvent[];
}

const known = new WeakMap<readonly LogEntry[], History>();

/** The entries must be all from the game's beginning. The same list is folded once. */
export function historyOf(entries: readonly LogEntry[]): History {
  const history = known.get(entries) ?? fold(entries);
  known.set(entries, history);
  return history;
}

function fold(entries: readonly LogEntry[]): History {
  const orders: History["orders"][number][] = [];
  const gains: History["gains"][number][] = [];
  const moments: number[] = [];
  const taken = new Map<number, Taken>();
  let final: GameEvent[] | null = null;
  let rounds = 0;
  for (const event of entries.flatMap((one) => one.events)) {
    if (event.event === "RoundBegan" || event.event === "FinalOrder") {
      const round = event.event === "RoundBegan" ? event.round : null;
      rounds = round ?? rounds;
      orders.push({ round, places: event.order });
      moments.push(gains.length);
      taken.clear();
      if (round === null) final = [];
    } else if (event.event === "Took") taken.set(event.triplet, { seat: event.seat, cards: event.cards });
    final?.push(event);
    for (const one of gainsOf(event)) gains.push({ ...one, round: orders.at(-1)?.round ?? null });
    if (event.event === "GameEnded") moments.push(gains.length);
  }
  return { rounds, orders, gains, moments, taken, final: final ?? [] };
}
