import type { GameView, Points, QuarterView, TableEvent } from "../../../wire/types";

export const SOURCES = ["windows", "parties", "walls", "street"] as const;
export type Source = (typeof SOURCES)[number];

/** What one seat's points are made of if the game ended now, so that each number can be explained. */
export interface Standing {
  seat: number;
  points: Points;
  /** Of the completed and opened palaces. */
  windows: readonly { colour: string; windows: number }[];
  parties: readonly { colour: string; points: number; turn: number | null }[];
  /** Completed palaces that would be opened at the end, and what that would bring. */
  coming: { count: number; points: number };
  walls: { walls: number; bastions: number; opened: number; shields: number; needed: number };
}

/** As they would be ranked if the game ended now: most points first, then the highest street number (5.5). */
export function standings(game: GameView, events: readonly TableEvent[]): Standing[] {
  const parties = partiesOf(events);
  const numberOf = (seat: number): number => game.quarters.find(({ owner }) => owner === seat)?.number ?? 0;
  const scoreOf = (seat: number): number => game.if_ended_now[seat]?.score ?? 0;
  const ranked = game.ranking.toSorted(
    (one, other) => scoreOf(other) - scoreOf(one) || numberOf(other) - numberOf(one),
  );
  return ranked.flatMap((seat) => {
    const points = game.if_ended_now[seat];
    const quarter = game.quarters.find(({ owner }) => owner === seat);
    if (points === undefined || quarter === undefined) return [];
    const had = parties.get(seat) ?? [];
    const scored = had.reduce((sum, party) => sum + party.points, 0);
    return [
      {
        seat,
        points,
        windows: [...quarter.opened, ...quarter.completed].map(({ colour, windows }) => ({ colour, windows })),
        parties: had,
        coming: { count: quarter.completed.length, points: points.parties - scored },
        walls: wallsOf(quarter),
      },
    ];
  });
}

function wallsOf(quarter: QuarterView): Standing["walls"] {
  return {
    walls: quarter.walls.length,
    bastions: quarter.bastions.length,
    opened: quarter.opened.length + quarter.completed.length,
    shields: quarter.shields,
    needed: quarter.needed,
  };
}

/** The parties of each seat; `turn` is null for the final openings. */
export function partiesOf(events: readonly TableEvent[]): Map<number, Standing["parties"][number][]> {
  const parties = new Map<number, Standing["parties"][number][]>();
  let turn: number | null = null;
  for (const event of events.flatMap((entry) => entry.events)) {
    if (event.event === "TurnBegan") turn = event.turn;
    if (event.event === "FinalOrder") turn = null;
    if (event.event === "Opened") {
      const { seat, colour, points } = event;
      parties.set(seat, [...(parties.get(seat) ?? []), { colour, points, turn }]);
    }
  }
  return parties;
}
