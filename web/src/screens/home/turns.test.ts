import { describe, expect, it } from "vitest";
import type { ListedTable } from "../../wire/types";
import { byPressure, turnAt } from "./turns";

const ME = "me";

function table(id: string, pending: number[], deadlines: Record<string, number> = {}, away = false): ListedTable {
  const seat = { kind: "player", name: "", level: null, local: false, contributed: false, reserved_for: null } as const;
  const seats = [
    { ...seat, player: ME, away },
    { ...seat, player: ME, local: true, away },
    { ...seat, player: "other", away: false },
  ];
  return { id, status: "running", seats, pending, deadlines } as unknown as ListedTable;
}

describe("a rematch", () => {
  const seats = [
    { player: "other", reserved_for: null },
    { player: null, reserved_for: { player: ME, name: "Me", until: 90 } },
  ];
  const rematch = (status: string): ListedTable =>
    ({ id: "a", status, seats, pending: [], deadlines: {} }) as unknown as ListedTable;

  it("waits for those for whom a seat is reserved, as long as it is", () => {
    expect(turnAt(rematch("waiting"), ME)).toMatchObject({ isMine: true, isRematch: true, deadline: 90 });
  });

  it("waits for nobody else, and not when it is closed", () => {
    expect(turnAt(rematch("waiting"), "other")).toMatchObject({ isMine: false, isRematch: false });
    expect(turnAt(rematch("waiting"), undefined)).toMatchObject({ isMine: false, isRematch: false });
    expect(turnAt(rematch("closed"), ME)).toMatchObject({ isMine: false, isRematch: false });
  });
});

describe("whose turn it is", () => {
  it("is mine at any of my seats", () => {
    expect(turnAt(table("a", [0]), ME)).toMatchObject({ isMine: true, deadline: null });
    expect(turnAt(table("a", [1], { 1: 50 }), ME)).toMatchObject({ isMine: true, deadline: 50 });
    expect(turnAt(table("a", [0, 1, 2], { 0: 70, 1: 60, 2: 10 }), ME).deadline).toBe(60);
  });

  it("is not mine where another decides, a bot plays for me, or nobody knows me", () => {
    expect(turnAt(table("a", [2], { 2: 10 }), ME)).toMatchObject({ isMine: false, deadline: null });
    expect(turnAt(table("a", [0], {}, true), ME).isMine).toBe(false);
    expect(turnAt(table("a", [0]), undefined).isMine).toBe(false);
  });
});

describe("tables to continue", () => {
  it("are in the order in which they press", () => {
    const tables = [
      table("others", [2]),
      table("no limit", [0]),
      table("late", [1], { 1: 900 }),
      table("others again", []),
      table("soon", [0], { 0: 100 }),
    ];
    const order = byPressure(tables.map((one) => turnAt(one, ME))).map((turn) => turn.table.id);
    expect(order).toEqual(["soon", "late", "no limit", "others", "others again"]);
  });
});
