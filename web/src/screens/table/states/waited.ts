import type { AbsentSince } from "../../../table/absence";
import type { LogEntry, SeatView } from "../../../wire/types";

type Seat = Pick<SeatView, "kind" | "away" | "player">;

interface Waiting {
  entries: readonly Pick<LogEntry, "at" | "entry">[];
  /** The players who look at the table now. */
  present: readonly string[];
  absentSince: AbsentSince;
}

const WORTH_TELLING = 15_000; // ms: shorter times do not feel like waiting

/** Whether somebody plays there who can be told that it is their turn. */
export function isHere(seat: Seat | undefined, present: readonly string[]): boolean {
  return seat?.kind === "bot" || seat?.away === true || present.includes(seat?.player ?? "");
}

/**
 * How long a seat is waited for, in milliseconds; null while that is not worth telling. Of those who are not here it is
 * told how long they are gone, if they were seen leaving. `now` is by our own clock, which the server's is `ahead` of.
 */
export function waitedFor(
  seat: Seat | undefined,
  { entries, present, absentSince }: Waiting,
  now: number,
  ahead: number,
): number | null {
  const asked = entries.findLast(({ entry }) => entry.what === "moved")?.at ?? entries.at(0)?.at;
  const since = isHere(seat, present) ? asked && asked - ahead : absentSince.get(seat?.player ?? "");
  const waited = now - (since ?? now);
  return waited > WORTH_TELLING ? waited : null;
}
