import { describe, expect, it } from "vitest";
import type { Blocked, Card, GameView, PalaceView } from "../wire/types";
import { explain, reasonsFor } from "./reasons";
import type { Step, Turn } from "./turn";

const palace = (colour: string): PalaceView => ({ colour, cards: ["1"], street_number: 1, windows: 0, shields: 0 });
const GAME = {
  quarters: [
    {
      ...{ owner: 0, walls: [], bastions: [], shields: 0, needed: 0, held: true, highest_street_number: 0 },
      under_construction: [palace("red"), palace("blue")],
      completed: [palace("green")],
      opened: [palace("purple")],
    },
  ],
} as unknown as GameView;
const CARDS = new Map<string, Card>([
  ["1", { id: "1", kind: "palace", colour: "green", shields: 0, windows: 0, street_number: 1 }],
  ["W10", { id: "W10", kind: "wild", colour: null, shields: 0, windows: 0, street_number: 10 }],
]);
const blocked = (reason: string, more: Partial<Blocked> = {}): Blocked => ({
  ...{ card: null, use: null, colour: null, clause: "4.8", message: "", reason },
  ...more,
});
const turn = (step: Step, more: Partial<Turn> = {}): Turn => ({
  ...{ step, moment: "turn", seat: 0, options: [], lit: new Map(), selectable: new Set(), selected: null, blocked: [] },
  ...more,
});

describe("what the tray says about the impossible", () => {
  it("names palaces of one kind together", () => {
    const said = reasonsFor(
      turn("choose", {
        blocked: ["red", "blue", "purple"].map((colour) => blocked("palace-not-completed", { colour, clause: "4.2" })),
      }),
      GAME,
    );
    expect(said.map(({ state, colours }) => [state, colours])).toEqual([
      ["building", ["red", "blue"]],
      ["opened", ["purple"]],
    ]);
  });

  it("gives one reason for a colour that is finished, and none for the obvious", () => {
    const said = reasonsFor(
      turn("play", {
        selected: "1",
        blocked: [
          blocked("colour-owned", { card: "1", use: "start", colour: "green", clause: "4.13" }),
          blocked("nothing-to-add-to", { card: "1", use: "add", colour: "green" }),
          blocked("not-a-bastion", { card: "1", use: "bastion", colour: "green" }),
        ],
      }),
      GAME,
    );
    expect(said).toEqual([
      { reason: "colour-closed", clause: "4.13", card: "1", colours: ["green"], state: "completed" },
    ]);
  });
});

describe("a click on something that is not lit", () => {
  it.each([
    ["wait", "palace:0/red", "not-your-turn"],
    ["keep", "triplet:1", "keep-first"],
    ["confirm", "triplet:1", "complete"],
    ["choose", "triplet:1", "triplet-not-on-table"],
    ["choose", "palace:0/red", "palace-not-completed"],
    ["choose", "plot:0/yellow", "take-first"],
    ["play", "triplet:1", "triplet-taken"],
    ["play", "palace:1/red", "not-yours"],
    ["play", "palace:0/red", "other-colour"],
    ["play", "palace:0/purple", "finished-palace"],
    ["play", "plot:0/yellow", "other-plot"],
    ["city", "palace:0/red", "city-now"],
    ["city", "card:9", "city-triplet-closed"],
  ] as [Step, string, string][])("%s, %s: %s", (step, place, reason) => {
    expect(explain(place, turn(step, { selected: "1" }), GAME, CARDS).reason).toBe(reason);
  });

  it("repeats what the server says of that card", () => {
    const said = blocked("wild-never-starts", { card: "W10", use: "start", clause: "6.4" });
    const now = turn("play", { selected: "W10", blocked: [said] });
    expect(explain("plot:0/yellow", now, GAME, CARDS)).toMatchObject({ reason: "wild-never-starts", clause: "6.4" });
  });
});
