import { describe, expect, it } from "vitest";
import { blocksOf, plain } from "./prose";

describe("texts of the rules", () => {
  it("have paragraphs, lists, strong words and clauses", () => {
    expect(blocksOf("One **big** palace (4.10).\n\n• first\n• *second*\n\n \n\nEnd")).toEqual([
      {
        kind: "paragraph",
        lines: [
          [
            { kind: "plain", text: "One " },
            { kind: "strong", text: "big" },
            { kind: "plain", text: " palace (" },
            { kind: "clause", text: "4.10" },
            { kind: "plain", text: ")." },
          ],
        ],
      },
      { kind: "list", lines: [[{ kind: "plain", text: "first" }], [{ kind: "emphasis", text: "second" }]] },
      { kind: "paragraph", lines: [[{ kind: "plain", text: "End" }]] },
    ]);
  });

  it.each(["version 1.2.3", "clause 4.99", "14.5 points"])("%s names no clause", (text) => {
    expect(blocksOf(text)[0]!.lines[0]!.map((piece) => piece.kind)).toEqual(["plain"]);
  });

  it("can be read without markup", () => {
    expect(plain("**2 points** (5.4)\n\n• a\n• b")).toBe("2 points (5.4)\n\na\nb");
  });
});
