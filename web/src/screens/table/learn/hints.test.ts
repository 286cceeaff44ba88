import { describe, expect, it } from "vitest";
import type { GameView, Yours } from "../../../wire/types";
import { HINT_IDS, hintFor, roomFor, type About } from "./hints";

interface Situation {
  round?: number;
  decisions?: string[];
  complete?: boolean;
  mine?: boolean;
  walls?: string[];
  completed?: unknown[];
  building?: number;
  uses?: string[];
}

function hint({ round = 1, decisions = [], complete = false, mine = true, ...own }: Situation, ...read: string[]) {
  const { walls = [], completed = [], building = 2, uses = [] } = own;
  const quarter = { owner: 0, walls, completed, under_construction: Array.from({ length: building }) };
  const game = {
    round,
    rounds: 7,
    quarters: [{ owner: 1, walls: ["9"], completed: [{}] }, quarter],
  } as unknown as GameView;
  const choices = [
    ...decisions.map((decide) => ({ decision: { decide } })),
    ...uses.map((use) => ({ decision: { decide: "play", use } })),
  ];
  const you = { seat: 0, to_decide: mine, complete, choices } as unknown as Yours;
  return hintFor(game, you, new Set(read))?.id ?? null;
}

describe("hints of a first game", () => {
  it("come when something is to be decided for the first time", () => {
    expect(hint({ round: 0, decisions: ["keep"] })).toBe("keep");
    expect(hint({ decisions: ["take"] }, "keep")).toBe("order");
    expect(hint({ decisions: ["take"] }, "keep", "order")).toBe("take");
    expect(hint({ decisions: ["play"] }, "keep", "order", "take")).toBe("play");
    expect(hint({ complete: true }, "keep", "order", "take", "play")).toBe("confirm");
  });

  it("tell of parties, walls and the end when they come up", () => {
    const known = ["keep", "order", "take", "play", "confirm"];
    expect(hint({ round: 3, decisions: ["open", "take"] }, ...known)).toBe("open");
    expect(hint({ round: 4, decisions: ["play"], walls: ["12"] }, ...known)).toBe("walls");
    expect(hint({ round: 4, decisions: ["play"], completed: [{}] }, ...known)).toBe("complete");
    expect(hint({ round: 7, decisions: ["take"] }, ...known)).toBe("end");
  });

  it("warn before a fourth palace is begun", () => {
    const known = ["keep", "order", "take", "play", "confirm"];
    expect(hint({ building: 3, uses: ["start", "wall"] })).toBe("colours");
    expect(hint({ building: 2, uses: ["start", "wall"] }, ...known)).toBeNull();
    expect(hint({ building: 3, uses: ["add", "wall"] }, ...known)).toBeNull();
    expect(hint({ building: 4, uses: ["start"] }, ...known, "colours")).toBeNull();
  });

  it("say nothing twice, and nothing out of turn", () => {
    expect(hint({ round: 4, decisions: ["play"] }, "play")).toBeNull();
    expect(hint({ round: 0, decisions: ["keep"], mine: false })).toBeNull();
    expect(
      hint(
        { round: 7, decisions: ["open", "take", "play"], walls: ["1"], completed: [{}], complete: true },
        ...HINT_IDS,
      ),
    ).toBeNull();
    expect(hintFor(null, null, new Set())).toBeNull();
  });
});

describe("the room for a hint on a phone", () => {
  const edges = {
    ...{ belowTopBar: 48, belowTriplets: 320, ownQuarter: 325 },
    ...{ belowStartingCards: 468, tray: 535, actions: 690 },
  };
  const room = (about: About): [number, number] => {
    const { top, height } = roomFor(about, edges);
    return [top, top + height];
  };

  it("leaves what it is about, and what it takes to decide, uncovered", () => {
    const [belowTriplets, aboveTray] = room("market");
    expect(belowTriplets).toBeGreaterThan(edges.belowTriplets);
    expect(aboveTray).toBeLessThan(edges.tray);
    const [belowCards, aboveActions] = room("start");
    expect(belowCards).toBeGreaterThan(edges.belowStartingCards);
    expect(aboveActions).toBeLessThan(edges.actions);
    expect(room("quarter")[1]).toBeLessThan(edges.ownQuarter);
  });

  it("is none where the table is scrolled away", () => {
    expect(roomFor("quarter", { ...edges, ownQuarter: 20 }).height).toBe(0);
  });
});
