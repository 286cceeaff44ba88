import { expect, it } from "vitest";
import { appended } from "./paging";

it("shows no game twice, although the list grew between two pages", () => {
  const pages = appended([{ id: "c" }, { id: "b" }], [{ id: "b" }, { id: "a" }]);
  expect(pages.map(({ id }) => id)).toEqual(["c", "b", "a"]);
});
