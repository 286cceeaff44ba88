import { beforeAll, describe, expect, it, vi } from "vitest";
import { cards } from "../story/testing/game";
import type { Choice, Decision, GameEvent, GameView, SeatView } from "../wire/types";
import type { Context } from "./words";

type Words = typeof import("./words");
type Language = "en" | "it" | "fr" | "ja";
let words: Words;
let load: (language: Language) => Promise<void>;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const { catalogue } = await import("../language/language.svelte");
  load = (language) => catalogue.load(language);
  await load("en");
  words = await import("./words");
});

const seat = (name: string, more: Partial<SeatView> = {}): SeatView =>
  ({ kind: "player", name, level: null, away: false, player: name, ...more }) as SeatView;

const context = (more: Partial<Context> = {}, game: Partial<GameView> = {}): Context => ({
  game: { phase: "choose", pending: [], triplets: [], quarters: [], palace_size: 5, ...game } as unknown as GameView,
  ...{ cards, seats: [seat("Livia"), seat("Ugo")], edition: "city-of-games", mine: [0], seat: 0, kept: [] },
  ...more,
});

const option = (decision: Decision, events: GameEvent[] = [], points = 0, more: Partial<Choice> = {}) => {
  const support = { walls: 1, bastions: 0, shields: 3, needed: 2, held: true };
  const choice: Choice = { decision, points, events, support, parties: [], ...more };
  return { key: "1", number: 1, place: "discard", choice } as const;
};

describe("starting cards", () => {
  const keep = (card: string, kept: readonly string[]): string =>
    words.optionText(option({ decide: "keep", card }), context({ kept })).label;

  it("lie on each other only if they have one colour", () => {
    expect(keep("79", [])).toBe("Keep red 79");
    expect(keep("79", ["33"])).toBe("Keep red 79"); // beside a yellow one
    expect(keep("79", ["1"])).toBe("Keep red 79 on top");
    expect(keep("W20", ["1"])).toBe("Keep Wild 20");
  });
});

describe("a triplet", () => {
  it("names its Wilds, whose numbers could be those of palace cards", () => {
    const { label } = words.optionText(
      option({ decide: "take", triplet: 0 }),
      context({}, { triplets: [["W20", "W500", "56"]] }),
    );
    expect(label).toBe("Take Wild 20 · Wild 500 · 56");
  });
});

describe("a card added", () => {
  it("tells in words whether the walls hold", () => {
    const { detail } = words.optionText(option({ decide: "play", card: "1", use: "start", colour: null }), context());
    expect(detail).toBe("1 of 5 storeys · shields 0 → 3 · walls still hold");
  });
});

describe("what a card brings", () => {
  const play = (use: string): Decision => ({ decide: "play", card: "1", use, colour: null });

  it("is said of a wall by its place and what would hold it", () => {
    const support = { walls: 5, bastions: 0, shields: 6, needed: 10, held: false };
    const wall = words.optionText(option(play("wall"), [], 0, { support }), context());
    expect([wall.detail, wall.brief]).toEqual(["wall 5: 6 of 10 shields", "wall 5: 6 of 10 shields"]);
  });

  it("is said of the last storey by the palace and its points", () => {
    const completed: GameEvent = { event: "Completed", owner: 0, colour: "red", points: 9 };
    const last = words.optionText(option(play("add"), [completed], 9), context());
    expect([last.label, last.points]).toEqual(["Complete the red palace", 9]);
    expect(last.spoken).toContain("9 points");
  });

  it("names the party that it feeds, also where there is little room", () => {
    const events: GameEvent[] = [{ event: "Added", owner: 0, colour: "red", card: "1", storeys: 2 }];
    const more = {
      support: { walls: 0, bastions: 0, shields: 0, needed: 0, held: true },
      parties: [{ seat: 1, colour: "red", points: 1 }],
    };
    const added = words.optionText(option(play("add"), events, 0, more), context());
    expect(added.detail).toBe("2 of 5 storeys · Ugo’s red party +1");
    expect(added.brief).toBe("2/5 · Ugo’s red party +1");
  });
});

describe("a party", () => {
  const source = (owner: number | "city", points: number) => ({ owner, points, completed: 0, under_construction: 1 });
  const opened = (by: number): GameEvent => ({
    ...{ event: "Opened", seat: by, colour: "green", points: 6 },
    sources: [source(0, 0), source(1, 4), source("city", 2)],
  });

  it.each([
    ["en", "4 from Ugo, 2 from the City"],
    ["it", "4 da Ugo, 2 dalla Città"],
    ["fr", "4 grâce à Ugo, 2 grâce à la Ville"],
    ["ja", "Ugoから4点、街から2点"],
  ] as const)("comes from those who build in its colour, in %s", async (language, said) => {
    await load(language);
    const open = option({ decide: "open", colour: "green" }, [opened(0)], 6);
    expect(words.optionText(open, context()).detail).toBe(said);
    await load("en");
  });
});

describe("who is waited for", () => {
  const waiting = (pending: number[], more: Partial<Context> = {}, phase: GameView["phase"] = "choose"): string =>
    words.waitText(context(more, { phase, pending }), false);
  const isAway = { seats: [seat("Livia", { away: true }), seat("Ugo")] };

  it("is said of others by name", () => {
    expect(waiting([1])).toBe("Ugo decides");
    expect(waiting([1], {}, "city")).toBe("Ugo picks for the City");
  });

  it.each([
    ["en", "A bot decides for you"],
    ["it", "Un bot decide per te"],
    ["fr", "Un bot décide à ta place"],
    ["ja", "ボットが代わりに決めています"],
  ] as const)("is a bot while the reader is away, in %s", async (language, said) => {
    await load(language);
    for (const phase of ["keep", "choose", "city"] as const) expect(waiting([0], isAway, phase)).toBe(said);
    expect(waiting([0, 1], isAway, "keep")).not.toContain("⟦");
    await load("en");
  });

  it("are the others while several choose", () => {
    expect(waiting([0, 1], isAway, "keep")).toBe("Ugo is choosing");
  });

  it("is the reader, as long as the server has not asked yet", () => {
    expect(waiting([0])).toBe("It is your turn");
  });

  it("is called by name where several people share a device", () => {
    expect(waiting([0], { ...isAway, mine: [0, 1] })).toBe("A bot decides for Livia");
  });
});
