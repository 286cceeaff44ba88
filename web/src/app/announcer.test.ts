import { afterEach, describe, expect, it } from "vitest";
import { announcer } from "./announcer.svelte";

afterEach(() => announcer.clear());
const said = (): string[] => [announcer.polite.trim(), announcer.urgent.trim()];

describe("what a screen reader is told", () => {
  it("is new even if it is the same again", () => {
    announcer.say("Your turn");
    const first = announcer.polite;
    announcer.say("Your turn");
    expect(announcer.polite).not.toBe(first);
    expect(said()).toEqual(["Your turn", ""]);
  });

  it("is taken back when it is no longer true", () => {
    const takeBack = announcer.warn("Reconnecting…");
    announcer.say("Ugo decides");
    takeBack();
    expect(said()).toEqual(["Ugo decides", ""]);
  });

  it("stays if it came after what is taken back, even in the same words", () => {
    const takeBack = announcer.warn("Reconnecting…");
    announcer.warn("Reconnecting…");
    takeBack();
    expect(said()).toEqual(["", "Reconnecting…"]);
    announcer.clear();
    expect(said()).toEqual(["", ""]);
  });
});
