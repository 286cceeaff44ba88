import { describe, expect, it } from "vitest";
import { read } from "./invitation";

const root = new URL("https://play.example/lucca/");
const table = { kind: "place", route: { screen: "table", table: "uvnOAoQX43p3BmpT" } };

describe("an invitation", () => {
  it.each([
    "https://play.example/lucca/t/uvnOAoQX43p3BmpT",
    "  https://play.example/lucca/t/uvnOAoQX43p3BmpT\n",
    "Come and play: https://play.example/lucca/t/uvnOAoQX43p3BmpT.",
    "http://play.example/lucca/t/uvnOAoQX43p3BmpT?from=mail",
    "t/uvnOAoQX43p3BmpT",
    "/t/uvnOAoQX43p3BmpT",
    "uvnOAoQX43p3BmpT",
  ])("is found in %j", (text) => expect(read(text, root)).toEqual(table));

  it("may lead to a replay, at a step", () =>
    expect(read("https://play.example/lucca/replay/uvnOAoQX43p3BmpT?step=7", root)).toEqual({
      kind: "place",
      route: { screen: "replay", table: "uvnOAoQX43p3BmpT", step: 7 },
    }));

  it.each([
    "https://other.example/t/uvnOAoQX43p3BmpT",
    "https://other.example/games/lucca/replay/uvnOAoQX43p3BmpT?step=7",
  ])("may lead to another server: %s", (url) => expect(read(url, root)).toEqual({ kind: "elsewhere", url }));

  it.each([
    "hello",
    "https://",
    "https://play.example/lucca/rules",
    "https://other.example/rules",
    "javascript:alert(1)",
    "t/%00",
    "../../etc",
    "a b c d e f g h",
  ])("is none: %j", (text) => expect(read(text, root)).toEqual({ kind: "unknown" }));

  it("is empty", () => expect(read(" \n", root)).toEqual({ kind: "empty" }));
});
