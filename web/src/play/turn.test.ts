import { describe, expect, it } from "vitest";
import type { Card, Choice, Decision, GameView, Yours } from "../wire/types";
import { stepsOf, turnOf, usesOf } from "./turn";

const card = (id: string, kind: string, colour: string | null): Card => ({
  ...{ id, kind, colour, shields: 1, windows: 2 },
  street_number: Number(id.replace(/\D/g, "")),
});
const CARDS = new Map(
  [card("1", "palace", "red"), card("2", "palace", "blue"), card("B1", "bastion", null), card("W10", "wild", null)].map(
    (one) => [one.id, one],
  ),
);
const choice = (decision: Decision): Choice => ({
  ...{ decision, points: 0, events: [] },
  support: { walls: 0, bastions: 0, shields: 0, needed: 0, held: true },
  parties: [],
});
const play = (id: string, use: string, colour: string | null = null): Decision => ({
  ...{ decide: "play" as const, card: id },
  ...{ use, colour },
});
const city = (id: string, use: string, colour: string | null = null): Decision => ({
  ...{ decide: "city" as const, triplet: 0, card: id },
  ...{ use, colour },
});
const yours = (decisions: Decision[], more: Partial<Yours> = {}): Yours => ({
  ...{
    seat: 0,
    move_index: 3,
    to_decide: true,
    hand: [],
    kept: [],
    draft: [],
    complete: false,
    blocked: [],
    preview: null,
  },
  choices: decisions.map(choice),
  ...more,
});
const game = (to_play: string[]): GameView => ({ to_play }) as unknown as GameView;

describe("what is to be decided", () => {
  it("is nothing for those who watch or wait", () => {
    expect(turnOf(null, game([]), CARDS, null).step).toBe("wait");
    expect(turnOf(yours([], { to_decide: false }), game([]), CARDS, null)).toMatchObject({ step: "wait", seat: 0 });
  });

  it("lists palaces to open before triplets to take, and lights both", () => {
    const turn = turnOf(
      yours([
        { decide: "take", triplet: 2 },
        { decide: "open", colour: "red" },
      ]),
      game([]),
      CARDS,
      null,
    );
    expect(turn.options.map(({ number, place }) => [number, place])).toEqual([
      [1, "palace:0/red"],
      [2, "triplet:2"],
    ]);
    expect([...turn.lit.keys()]).toEqual(["palace:0/red", "triplet:2"]);
  });

  it("shows the uses of the card that is selected, building first", () => {
    const you = yours([play("1", "wall"), play("1", "add"), play("1", "discard"), play("B1", "bastion")]);
    const first = turnOf(you, game(["1", "B1"]), CARDS, null);
    expect(first.selected).toBe("1");
    expect(first.options.map(({ place }) => place)).toEqual(["palace:0/red", "wall:0", "discard"]);
    const other = turnOf(you, game(["1", "B1"]), CARDS, "B1");
    expect(other.options.map(({ place }) => place)).toEqual(["bastion:0"]);
  });

  it("goes on with another card when the one that was selected is played", () => {
    expect(turnOf(yours([play("2", "start")]), game(["2"]), CARDS, "1").selected).toBe("2");
  });

  it("lights every palace that a Wild can be added to", () => {
    const turn = turnOf(yours([play("W10", "add", "red"), play("W10", "add", "blue")]), game(["W10"]), CARDS, null);
    expect([...turn.lit.keys()]).toEqual(["palace:0/red", "palace:0/blue"]);
  });

  it("picks for the City by one click, but asks where a Wild goes", () => {
    const you = yours([city("1", "start"), city("W10", "add", "red"), city("W10", "add", "blue")]);
    const turn = turnOf(you, game([]), CARDS, null);
    expect(turn).toMatchObject({ step: "city", moment: "city", selected: null });
    expect([...turn.lit.keys()]).toEqual(["card:1"]);
    expect([...turn.selectable]).toEqual(["W10"]);
    const selected = turnOf(you, game([]), CARDS, "W10");
    expect([...selected.lit.keys()]).toEqual(["card:1", "palace:city/red", "palace:city/blue"]);
  });

  it("is to confirm when all is decided, and says what", () => {
    const draft: Decision[] = [
      { decide: "keep", card: "1" },
      { decide: "keep", card: "2" },
    ];
    expect(turnOf(yours([], { draft, complete: true }), game([]), CARDS, null)).toMatchObject({
      step: "confirm",
      moment: "keep",
      options: [],
    });
  });
});

describe("the steps of a turn", () => {
  const take: Decision = { decide: "take", triplet: 1 };

  it("begins with opening only where something can be opened", () => {
    expect(stepsOf(yours([{ decide: "open", colour: "red" }, take]))).toMatchObject({ open: "now", take: "later" });
    expect(stepsOf(yours([take]))).toMatchObject({ open: "done", take: "now", play: "later" });
  });

  it("counts the cards that are played", () => {
    const you = yours([play("2", "start")], { draft: [take, play("1", "wall")] });
    expect(stepsOf(you)).toEqual({ open: "done", take: "done", play: "now", played: 1 });
    expect([...usesOf(you.draft)]).toEqual([["1", "wall"]]);
  });
});
