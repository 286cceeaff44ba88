import { beforeAll, expect, it, vi } from "vitest";
import type { ListedTable } from "../../wire/types";

let stateWords: (typeof import("./state"))["stateWords"];
let isToContinue: (typeof import("./state"))["isToContinue"];

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const { catalogue } = await import("../../language/language.svelte");
  await catalogue.load("en");
  ({ stateWords, isToContinue } = await import("./state"));
});

const listed = (more: object): ListedTable =>
  ({ status: "running", paused: false, host: "a", seats: [], ...more }) as never;

it("says whether a game is played or paused", () => {
  expect(stateWords(listed({}), "a")).toBe("in play");
  expect(stateWords(listed({ paused: true }), "a")).toBe("paused until you come back");
});

it("says for whom a table waits", () => {
  const person = (player: string, name: string) => ({ kind: "player", player, name, level: null });
  const seats = [person("a", "Anna"), person("b", "Bruno")];
  const open = { kind: "open", player: null, name: "", level: null };
  const waiting = (seats: object[]): ListedTable => listed({ status: "waiting", seats });
  expect(stateWords(waiting([...seats, open]), "b")).toBe("waiting for players");
  expect(stateWords(waiting(seats), "a")).toBe("everybody is here: begin");
  expect(stateWords(waiting(seats), "b")).toBe("full: Anna begins the game");
});

it("offers no game that was resigned, or left and hidden", () => {
  const game = (mine: object): ListedTable =>
    listed({ id: "x", seats: [{ player: "a", away: false, resigned: false, ...mine }, { player: "b" }] });
  expect(isToContinue(game({}), "a", ["x"])).toBe(true);
  expect(isToContinue(game({ away: true }), "a", [])).toBe(true);
  expect(isToContinue(game({ away: true }), "a", ["x"])).toBe(false);
  expect(isToContinue(game({ away: true, resigned: true }), "a", [])).toBe(false);
  expect(isToContinue(listed({ status: "finished" }), "a", [])).toBe(false);
});
