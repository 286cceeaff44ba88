import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cards } from "../../story/testing/game";
import { COLOURS } from "../../wire/facts";
import type { GameView, PalaceView, QuarterView } from "../../wire/types";

type Scene = typeof import("./QuarterScene.svelte");
let QuarterScene: Scene["default"];

/** What this imitation of a browser lacks: everything has one size, and style sheets are not needed. */
class OneSize {
  constructor(
    readonly tell: (entries: { target: Element; contentRect: { width: number; height: number } }[]) => void,
  ) {}
  observe(target: Element): void {
    this.tell([{ target, contentRect: { width: 800, height: 400 } }]);
  }
  unobserve(): void {}
}
class NoSheet {
  insertRule(): void {}
}

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("ResizeObserver", OneSize);
  vi.stubGlobal("CSSStyleSheet", NoSheet);
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 800 });
  const { catalogue } = await import("../../language/language.svelte");
  await catalogue.load("en");
  ({ default: QuarterScene } = await import("./QuarterScene.svelte"));
});

const palace = (colour: string, ...storeys: string[]): PalaceView => ({
  ...{ colour, cards: storeys, street_number: Number(storeys.at(-1)), windows: 7, shields: 3 },
});

describe("a Quarter on a blank page, from plain data", () => {
  it("shows its palaces and walls without a server or a store", () => {
    const quarter: QuarterView = {
      ...{ owner: 1, walls: ["2", "3"], bastions: ["B1"], shields: 3, needed: 4, held: false },
      under_construction: [palace("red", "1"), palace("blue", "5", "11")],
      completed: [palace("green", "4", "10", "16", "22", "28")],
      opened: [palace("yellow", "9", "15", "21", "27", "33")],
      ...{ opened_if_ended_now: 2, highest_street_number: 33 },
    };
    const points = [20, 14, 3].map((score) => ({ score }));
    const game = { palace_size: 5, quarters: [quarter], points, ranking: [0, 1, 2] } as unknown as GameView;
    const context = { game, cards, seats: [], edition: "city-of-games", mine: [1], seat: null, kept: [] };
    const shown = mount(QuarterScene, { target: document.body, props: { quarter, context, colours: COLOURS } });
    flushSync();
    const palaces = [...quarter.under_construction, ...quarter.completed, ...quarter.opened];
    expect(palaces.length).toBeGreaterThan(3);
    for (const { colour } of palaces) expect(document.querySelector(`[data-palace="1/${colour}"]`)).not.toBeNull();
    const header = document.querySelector("header")?.textContent ?? "";
    for (const part of ["Your Quarter", "14 points", "2nd"]) expect(header).toContain(part);
    void unmount(shown);
  });
});
