import type { GameEvent, Points, TableEvent } from "../../../wire/types";

export type Opened = Extract<GameEvent, { event: "Opened" }>;
export type WallsScored = Extract<GameEvent, { event: "WallsScored" }>;
export type StreetScored = Extract<GameEvent, { event: "StreetScored" }>;

/** One line of the final scoring: what it brings to each seat. */
export type Step =
  | { part: "openings"; event: Opened; gains: Gains }
  | { part: "walls"; event: WallsScored; gains: Gains }
  | { part: "street"; event: StreetScored; owner: number | string | null; isHighest: boolean; gains: Gains };

type Gains = ReadonlyMap<number, number>;

/** What happens after the last turn, one step at a time (5.2, 5.3, 5.4). */
export function finalSteps(events: readonly TableEvent[]): Step[] {
  const all = events.flatMap((entry) => entry.events);
  const end = all.findLastIndex((event) => event.event === "FinalOrder");
  if (end < 0) return [];
  return all.slice(end).flatMap((event): Step[] => {
    if (event.event === "Opened") return [{ part: "openings", event, gains: new Map([[event.seat, event.points]]) }];
    if (event.event === "WallsScored") return [{ part: "walls", event, gains: new Map([[event.seat, event.points]]) }];
    return event.event === "StreetScored" ? streetSteps(event) : [];
  });
}

function streetSteps(event: StreetScored): Step[] {
  const { highest_owner: highest, lowest_owner: lowest, points } = event;
  if (highest === null || lowest === null || highest === lowest)
    return [{ part: "street", event, owner: null, isHighest: true, gains: new Map() }];
  const gain = (owner: number | string, worth: number): Gains =>
    new Map(typeof owner === "number" ? [[owner, worth]] : []);
  return [
    { part: "street", event, owner: highest, isHighest: true, gains: gain(highest, points) },
    { part: "street", event, owner: lowest, isHighest: false, gains: gain(lowest, -points) },
  ];
}

const SOURCE_OF = { openings: "parties", walls: "walls", street: "street" } as const;

/** What each seat has when only the first steps are told. */
export function pointsUpTo(steps: readonly Step[], shown: number, result: readonly Points[]): Points[] {
  const points = result.map((all) => ({ ...all }));
  for (const { part, gains } of steps.slice(shown))
    for (const [seat, gain] of gains) {
      const own = points[seat];
      if (own === undefined) continue;
      own[SOURCE_OF[part]] -= gain;
      own.score -= gain;
    }
  return points;
}

/** Scores at the beginning, after each turn, and at the end. */
export interface History {
  turns: number;
  /** For each seat, one score for each moment. */
  scores: readonly (readonly number[])[];
}

export function history(events: readonly TableEvent[], players: number): History {
  const now = Array.from({ length: players }, () => 0);
  const scores = now.map((): number[] => []);
  let turns = 0;
  const take = (): void => now.forEach((score, seat) => scores[seat]?.push(score));
  const add = (owner: number | string | null, points: number): void => {
    if (typeof owner === "number" && owner < players) now[owner] = (now[owner] ?? 0) + points;
  };
  for (const event of events.flatMap((entry) => entry.events)) {
    switch (event.event) {
      case "TurnBegan":
        turns = event.turn;
        take();
        break;
      case "FinalOrder":
      case "GameEnded":
        take();
        break;
      case "Completed":
        add(event.owner, event.points);
        break;
      case "Opened":
      case "WallsScored":
        add(event.seat, event.points);
        break;
      case "StreetScored":
        if (event.highest_owner !== event.lowest_owner && event.highest_owner !== null && event.lowest_owner !== null) {
          add(event.highest_owner, event.points);
          add(event.lowest_owner, -event.points);
        }
        break;
    }
  }
  return { turns, scores };
}

/** Moments worth remembering; null where there was none. */
export interface Highlights {
  party: { seat: number; colour: string; points: number } | null;
  windows: { seat: number; colour: string; points: number } | null;
  shields: { seat: number; turn: number | null; shields: number } | null;
}

export function highlights(events: readonly TableEvent[]): Highlights {
  const best: Highlights = { party: null, windows: null, shields: null };
  for (const event of events.flatMap((entry) => entry.events)) {
    if (event.event === "Opened" && event.points > (best.party?.points ?? 0)) best.party = event;
    if (event.event === "Completed" && typeof event.owner === "number" && event.points > (best.windows?.points ?? 0))
      best.windows = { seat: event.owner, colour: event.colour, points: event.points };
    if (event.event === "TurnBegan" || event.event === "FinalOrder")
      for (const { seat, shields } of event.order)
        if (shields > (best.shields?.shields ?? 0))
          best.shields = { seat, turn: event.event === "TurnBegan" ? event.turn : null, shields };
  }
  return best;
}
