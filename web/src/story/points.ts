import type { GameView, Points, QuarterView, LogEntry } from "../wire/types";
import { historyOf } from "./history";

/** What one seat's points are made of if the game ended now, so that each number can be explained. */
export interface Standing {
  seat: number;
  points: Points;
  /** Of the completed and opened palaces. */
  windows: readonly { colour: string; windows: number }[];
  parties: readonly { colour: string; points: number; round: number | null }[];
  /** Parties of the turn that is being played, which is not confirmed yet. */
  unconfirmed: PartiesTogether;
  /** Completed palaces that would be opened at the end, and what that would bring. */
  coming: PartiesTogether;
  walls: { walls: number; bastions: number; opened: number; shields: number; needed: number; held: boolean };
}

/** Parties of which only the sum is known. */
export interface PartiesTogether {
  colours: readonly string[];
  points: number;
}

/** As the server would rank them if the game ended now (5.5). */
export function standings(game: GameView, entries: readonly LogEntry[]): Standing[] {
  const parties = partiesOf(entries);
  return game.ranking_if_ended_now.flatMap((seat) => {
    const points = game.if_ended_now[seat];
    const quarter = game.quarters.find(({ owner }) => owner === seat);
    if (points === undefined || quarter === undefined) return [];
    const had = parties.get(seat) ?? [];
    const confirmed = had.reduce((sum, party) => sum + party.points, 0);
    const scored = game.points[seat]?.parties ?? confirmed;
    const opened = quarter.opened.map(({ colour }) => colour);
    return [
      {
        seat,
        points,
        windows: [...quarter.opened, ...quarter.completed].map(({ colour, windows }) => ({ colour, windows })),
        parties: had,
        unconfirmed: {
          colours: opened.filter((colour) => had.every((party) => party.colour !== colour)),
          points: scored - confirmed,
        },
        coming: { colours: quarter.completed.map(({ colour }) => colour), points: points.parties - scored },
        walls: wallsOf(quarter),
      },
    ];
  });
}

function wallsOf(quarter: QuarterView): Standing["walls"] {
  return {
    walls: quarter.walls.length,
    bastions: quarter.bastions.length,
    opened: quarter.opened_if_ended_now,
    shields: quarter.shields,
    needed: quarter.needed,
    held: quarter.held,
  };
}

/** The parties of each seat; `round` is null for the final openings. */
export function partiesOf(entries: readonly LogEntry[]): Map<number, Standing["parties"][number][]> {
  const parties = new Map<number, Standing["parties"][number][]>();
  for (const { seat, colour, points, round, kind } of historyOf(entries).gains)
    if (kind === "parties") parties.set(seat, [...(parties.get(seat) ?? []), { colour: colour ?? "", points, round }]);
  return parties;
}
