import { describe, expect, it } from "vitest";
import { heightOf, palaceWidth, type Bounds } from "../stage/quarter/fit";
import { Clicks } from "./clicks";
import { commandOf, KEYS } from "./keyboard";
import { nextIn, type Box } from "./spatial";

const at = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });

describe("arrow keys", () => {
  const boxes = [at(0, 0), at(100, 0), at(0, 100), at(110, 105)];

  it("go to what lies straight ahead", () => {
    expect(nextIn("right", at(0, 0), boxes)).toBe(1);
    expect(nextIn("down", at(0, 0), boxes)).toBe(2);
    expect(nextIn("up", at(110, 105), boxes)).toBe(1);
    expect(nextIn("left", at(110, 105), boxes)).toBe(2);
  });

  it("go nowhere where nothing is", () => {
    expect(nextIn("up", at(0, 0), boxes)).toBeNull();
    expect(nextIn("left", at(0, 0), [])).toBeNull();
  });
});

describe("keys", () => {
  const key = (name: string, more = {}) =>
    commandOf({ key: name, repeat: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it("mean something", () => {
    expect(key("3")).toEqual({ do: "choose", number: 3 });
    expect(key("0")).toEqual({ do: "choose", number: 10 });
    expect(key("u")).toEqual({ do: "undo" });
    expect(key("K")).toEqual({ do: "select", index: 1 });
    expect(key("r")).toEqual({ do: "start-over" });
    expect(key("c")).toEqual({ do: "chat" });
    expect(key("Enter")).toEqual({ do: "confirm" });
    expect(key("ArrowUp", { repeat: true })).toEqual({ do: "move", direction: "up" });
  });

  it("are all in the list that is shown, and no others", () => {
    const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
    const named = [...["Enter", "Escape", "Tab", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown", "F1"]];
    const arrows = { ArrowLeft: "←", ArrowUp: "↑", ArrowRight: "→", ArrowDown: "↓" };
    const onKeyboard = (name: string): string =>
      name === "Escape"
        ? "Esc"
        : name.length === 1
          ? name.toUpperCase()
          : (Object.entries(arrows).find(([one]) => one === name)?.[1] ?? name);
    const handled = [...printable, ...named, ...Object.keys(arrows)].filter((name) => key(name) !== null);
    const listed = KEYS.flatMap(({ shown }) =>
      shown.replace("1 … 9,", "1 2 3 4 5 6 7 8 9").replace("1 … 5", "1 2 3 4 5").split(" "),
    );
    expect(new Set([...handled.map(onKeyboard), "Tab"])).toEqual(new Set(listed)); // Tab is the browser's own
  });

  it("mean nothing with others, or held down", () => {
    expect(key("1", { ctrlKey: true })).toBeNull();
    expect(key("Enter", { repeat: true })).toBeNull();
    expect(key("x")).toBeNull();
  });
});

describe("the second half of a double click", () => {
  const heard = (...presses: { detail: number; decides: boolean }[]): boolean[] => {
    const clicks = new Clicks();
    return presses.map(({ detail, decides }) => {
      const isHeard = !clicks.isSecondHalf({ detail });
      if (isHeard && decides) clicks.decided();
      return isHeard;
    });
  };

  it("does not count if the first one has decided something", () => {
    expect(heard({ detail: 1, decides: true }, { detail: 2, decides: true })).toEqual([true, false]);
    expect(heard({ detail: 1, decides: false }, { detail: 2, decides: true })).toEqual([true, true]);
  });

  it("is the only press that does not count", () => {
    const quickly = [1, 2, 3, 4, 5].map((detail) => ({ detail, decides: true }));
    expect(heard(...quickly)).toEqual([true, false, true, true, true]);
    const elsewhere = [1, 1, 1].map((detail) => ({ detail, decides: true }));
    expect(heard(...elsewhere)).toEqual([true, true, true]);
    expect(heard({ detail: 1, decides: true }, { detail: 0, decides: true })).toEqual([true, true]);
  });
});

describe("a Quarter fits", () => {
  const bounds: Bounds = { width: 348, height: 180, storeys: 5, lots: 6, gap: 2, besides: 140, least: 30, most: 78 };

  it("on a phone with all six palaces", () => {
    const width = palaceWidth(bounds);
    expect(width).toBeGreaterThanOrEqual(30);
    expect(6 * width + 5 * 2 + 140).toBeLessThanOrEqual(348);
  });

  it("below its sky, and not larger than it should", () => {
    const w = palaceWidth({ ...bounds, width: 2000 });
    expect(heightOf(w, bounds.storeys, "open")).toBeLessThanOrEqual(bounds.height);
    expect(heightOf(w + 1, bounds.storeys, "open")).toBeGreaterThan(bounds.height);
    expect(palaceWidth({ ...bounds, width: 2000, height: 2000 })).toBe(78);
  });
});
