import { describe, expect, it } from "vitest";
import { absentSince, type AbsentSince } from "../../../table/absence";
import type { LogEntry, SeatView } from "../../../wire/types";
import { waitedFor } from "./waited";

const UGO = { kind: "player", away: false, player: "ugo" } as SeatView;
const moved = (at: number) =>
  ({ at, entry: { what: "moved", seat: 0, by: "player", move: null } }) as unknown as LogEntry;
const AHEAD = 500; // ms that the server's clock is ahead of ours

describe("how long somebody is waited for", () => {
  const waited = (now: number, present: string[], since: AbsentSince = new Map()) =>
    waitedFor(UGO, { entries: [moved(1_000 + AHEAD)], present, absentSince: since }, now, AHEAD);

  it("counts from the last move, once that is long", () => {
    expect(waited(16_000, ["ugo"])).toBeNull();
    expect(waited(22_000, ["ugo"])).toBe(21_000);
  });

  it("counts from the moment in which they were seen leaving", () => {
    const left = absentSince(new Map(), ["ugo", "anna"], ["anna"], 22_000);
    expect(waited(25_000, ["anna"], left)).toBeNull();
    expect(waited(42_000, ["anna"], left)).toBe(20_000);
  });

  it("is not known of those who were gone before we came", () => {
    expect(waited(100_000, ["anna"])).toBeNull();
  });
});

describe("since when players are gone", () => {
  it("is kept until they come back", () => {
    const first = absentSince(new Map(), ["ugo", "anna"], ["anna"], 10);
    const second = absentSince(first, ["anna"], ["anna", "livia"], 20);
    expect([...second]).toEqual([["ugo", 10]]);
    const third = absentSince(second, ["anna", "livia"], ["ugo", "livia"], 30);
    expect([...third]).toEqual([["anna", 30]]);
  });
});
