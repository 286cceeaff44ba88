import { beforeAll, expect, it, vi } from "vitest";

type Names = typeof import("./names");
type Words = typeof import("./options");
let names: Names;
let words: Words;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const { catalogue } = await import("../language/language.svelte");
  await catalogue.load("en");
  names = await import("./names");
  words = await import("./options");
});

const bot = (level: string) => ({ kind: "bot" as const, name: level, level });
const person = (name: string) => ({ kind: "player" as const, name, level: null });

it("calls bots by their level, and counts them where several are alike", () => {
  const seats = [
    person("Livia"),
    bot("mason"),
    bot("merchant"),
    bot("mason"),
    { ...person(""), kind: "open" as const },
  ];
  const all = seats.map((_, seat) => names.seatName(seats, seat));
  expect(all).toEqual(["Livia", "Mason\u00a01", "Merchant", "Mason\u00a02", ""]);
});

it("calls those who gave no name guests, and counts them where there are several", async () => {
  const seats = [person("Guest"), person("Livia"), person("Guest"), bot("mason")];
  expect(seats.map((_, seat) => names.seatName(seats, seat))).toEqual([
    "Guest\u00a01",
    "Livia",
    "Guest\u00a02",
    "Mason",
  ]);
  expect(names.seatName(seats.slice(1), 1)).toBe("Guest");
  expect([names.givenName("Guest"), names.givenName("Livia")]).toEqual(["", "Livia"]);
  const { catalogue } = await import("../language/language.svelte");
  await catalogue.load("ja");
  expect(names.seatName(seats, 2)).toBe("ゲスト\u00a02");
  await catalogue.load("en");
});

it("calls bots that a server has added by their own names", () => {
  expect(names.seatName([bot("grandmaster")], 0)).toBe("grandmaster");
  expect(names.levelAbout("grandmaster", "plays well")).toBe("plays well");
});

it("says a pace in the largest unit that fits", () => {
  const live = (turn_seconds: number) => words.paceWords({ kind: "live", turn_seconds });
  expect([90, 120, 7200, 86_400, 172_800].map(live)).toEqual([
    "90 s a turn",
    "2 min a turn",
    "2 h a turn",
    "a day per turn",
    "2 days per turn",
  ]);
  expect(words.paceWords({ kind: "none", turn_seconds: null })).toBe("No limit");
});

it("says of a table what is special about it", () => {
  const options = {
    ...{ edition: "city-of-games", players: 3, deck: "standard" as const, pace: { kind: "none" as const } },
    ...{ celebration: false, public: false, spectators: true, rated: true },
  };
  const said = (special: Partial<typeof options>) =>
    words.optionsWords({ ...options, ...special } as Parameters<Words["optionsWords"]>[0]);
  expect(said({})).toEqual(["City of Games"]);
  expect(said({ celebration: true, rated: false })).toEqual(["City of Games", "Celebration", "not rated"]);
});
