import { beforeEach, describe, expect, it } from "vitest";
import { contributionFor, knownOf, rememberSeal } from "./remembered";

beforeEach(() => localStorage.clear());

describe("what this browser remembers of a table", () => {
  it("is the seal that was seen first, and when", () => {
    rememberSeal("one", "aa", "waiting");
    rememberSeal("one", "bb", "running");
    rememberSeal("two", "cc", "running");
    expect(knownOf("one").seal).toEqual({ text: "aa", noted: "before" });
    expect(knownOf("two").seal).toEqual({ text: "cc", noted: "during" });
  });

  it("is no seal that is seen after the end only", () => {
    rememberSeal("one", "aa", "finished");
    expect(knownOf("one")).toEqual({ seal: null, own: [] });
  });

  it("is what it has added itself, with or without the seal", () => {
    const first = contributionFor("one");
    rememberSeal("one", "aa", "waiting");
    const second = contributionFor("one");
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(knownOf("one")).toEqual({ seal: { text: "aa", noted: "before" }, own: [first, second] });
  });

  it("is forgotten when there are too many others", () => {
    for (let table = 0; table < 1000; table++) rememberSeal(String(table), "aa", "waiting");
    expect(knownOf("0").seal).toBeNull();
    expect(knownOf("999").seal).not.toBeNull();
    expect((JSON.parse(localStorage.getItem("lucca-seals")!) as unknown[]).length).toBeLessThan(1000);
  });

  it.each(["{", "7", '[null, 3, {"table": "one"}]'])("is nothing where %s is stored", (text) => {
    localStorage.setItem("lucca-seals", text);
    expect(knownOf("one")).toEqual({ seal: null, own: [] });
    rememberSeal("one", "aa", "waiting");
    expect(knownOf("one").seal?.text).toBe("aa");
  });
});
