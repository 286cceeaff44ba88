import { describe, expect, it } from "vitest";
import { ROUTES } from "../wire/facts";
import { parse, path, type Route } from "./routes";

/** Screens of which the address says no more than their name. */
const PLAIN = Object.entries(ROUTES)
  .filter(([, paths]) => paths.length === 1 && !paths[0].includes("{"))
  .map(([screen]) => ({ screen }) as Route);
const NAMED: Route[] = [
  { screen: "table", table: "uvnOAoQX43p3BmpT" },
  { screen: "table", table: "odd id/é" },
  { screen: "replay", table: null, step: null },
  { screen: "replay", table: "abc", step: null },
  { screen: "replay", table: "abc", step: 12 },
  { screen: "verify", table: null },
  { screen: "verify", table: "abc" },
  { screen: "player", player: "QH1SWPgVvtEv" },
  { screen: "rules", edition: null, clause: null },
  { screen: "rules", edition: "citta-fr", clause: "4.3" },
];

describe("addresses of screens", () => {
  it.each([...PLAIN, ...NAMED])("%j is found again under its own path", (route) => {
    const url = new URL(path(route), "https://example.org/some/where/");
    expect(parse(url.pathname.slice("/some/where/".length), url.search, url.hash)).toEqual(route);
  });

  it.each(["create/", "players/", "replay/"])("%s leads where it does without the slash", (address) => {
    expect(parse(address)).toEqual(parse(address.slice(0, -1)));
  });

  it.each(["nonsense", "t", "t/a/b", "create/x", "%E0%A4%A", "settings/1"])("%s leads nowhere", (address) => {
    expect(parse(address)).toEqual({ screen: "not-found" });
  });
});
