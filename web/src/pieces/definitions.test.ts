import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Assembly, Drawing } from "../art/drawing";

const drawing = (body: string): Drawing => ({ box: [0, 0, 10, 10], body });
const [street, first, second, roof, lights] = ["street", "first", "second", "roof", "lights"].map((id) =>
  drawing(`<path id="${id}"/>`),
) as [Drawing, Drawing, Drawing, Drawing, Drawing];
const assembly = (...parts: Assembly["parts"]): Assembly => ({ box: [0, 0, 10, 10], parts });
const empty = () => document.createElementNS("http://www.w3.org/2000/svg", "svg");

describe.each([
  { screen: "a large screen", width: 1440, tag: "use" },
  { screen: "a phone", width: 360, tag: "rect" },
])("a picture that changes on $screen", ({ width, tag }) => {
  let { arrange, inlined } = {} as typeof import("./definitions");
  beforeAll(async () => {
    vi.stubGlobal("innerWidth", width);
    vi.resetModules();
    ({ arrange, inlined } = await import("./definitions"));
  });
  afterAll(() => vi.unstubAllGlobals());

  function fresh(shown: Assembly): string {
    const svg = empty();
    svg.innerHTML = inlined(shown, "");
    return svg.innerHTML;
  }

  const low = assembly(
    { drawing: street, x: 0, y: 20 },
    { drawing: first, x: 0, y: 10 },
    { drawing: roof, x: 2, y: 0 },
  );
  const high = assembly(
    { drawing: street, x: 0, y: 30 },
    { drawing: first, x: 0, y: 20 },
    { drawing: second, x: 0, y: 10 },
    { drawing: second, x: 0, y: 5, name: "lu-lights", order: 1 },
    { drawing: roof, x: 2, y: 0 },
  );
  const other = assembly({ drawing: lights, x: 1, y: 1, name: "lu-lights", order: 2 }, { drawing: second, x: 0, y: 0 });
  const twice = assembly({ drawing: first, x: 0, y: 0 }, { drawing: first, x: 0, y: 10 });

  it.each([
    [low, high],
    [high, low],
    [high, other],
    [low, twice],
    [twice, high],
    [low, assembly()],
  ])("looks as if it had been drawn anew", (before, after) => {
    const svg = empty();
    arrange(svg, before, "");
    arrange(svg, after, "");
    expect(svg.innerHTML).toBe(fresh(after));
  });

  it("keeps the parts that it shows already", () => {
    const svg = empty();
    arrange(svg, low, "");
    const before = [...svg.children];
    arrange(svg, high, "");
    before.forEach((part, index) => expect(svg.children[[0, 1, 4][index]!]).toBe(part));
  });

  it("is drawn in the light that it is seen in", () => {
    const svg = empty();
    document.body.append(svg);
    arrange(svg, low, "--lu-night:.24");
    const [shown] = svg.children;
    expect(shown?.tagName).toBe(tag);
    const name = (shown?.getAttribute("href") ?? shown?.getAttribute("fill") ?? "").replace(/^url\(|\)$/g, "");
    // A copy has the light of what is around it, a fill has it itself.
    expect(document.querySelector(name)?.getAttribute("style")).toBe(tag === "use" ? null : "--lu-night:.24");
  });
});
