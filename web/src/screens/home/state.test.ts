import { beforeAll, expect, it, vi } from "vitest";
import type { ListedTable } from "../../wire/types";

let stateWords: (typeof import("./state"))["stateWords"];

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const { catalogue } = await import("../../language/language.svelte");
  await catalogue.load("en");
  ({ stateWords } = await import("./state"));
});

const listed = (more: object): ListedTable => ({ status: "running", paused: false, host: "a", seats: [], ...more }) as never;

it("says whether a game is played or paused", () => {
  expect(stateWords(listed({}))).toBe("in play");
  expect(stateWords(listed({ paused: true }))).toBe("paused until you come back");
});
