import { describe, expect, it } from "vitest";
import { parse, path, type Route } from "./routes";

const ROUTES: Route[] = [
  { screen: "home" },
  { screen: "create" },
  { screen: "same-device" },
  { screen: "join" },
  { screen: "table", table: "uvnOAoQX43p3BmpT" },
  { screen: "table", table: "odd id/é" },
  { screen: "replay", table: null, step: null },
  { screen: "replay", table: "abc", step: null },
  { screen: "replay", table: "abc", step: 12 },
  { screen: "games" },
  { screen: "players" },
  { screen: "player", player: "QH1SWPgVvtEv" },
  { screen: "rules", edition: null, clause: null },
  { screen: "rules", edition: "citta-fr", clause: "4.3" },
  { screen: "settings" },
];

describe("addresses of screens", () => {
  it.each(ROUTES)("%j is found again under its own path", (route) => {
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
