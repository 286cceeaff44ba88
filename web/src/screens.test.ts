// @vitest-environment node
import { expect, it } from "vitest";
import { SCREENS } from "./screens";
import { ROUTES } from "./wire/facts";

it("every route has a screen, and every screen a route", () => {
  expect(Object.keys(SCREENS).toSorted()).toEqual([...Object.keys(ROUTES), "not-found"].toSorted());
});
