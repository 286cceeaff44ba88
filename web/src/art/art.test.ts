import { describe, expect, it } from "vitest";
import { ARMS, arms, armsOf } from "./arms";
import { bastionCard, cardBack, palaceCard } from "./card";
import { joined, type Assembly } from "./drawing";
import { plaque } from "./figures";
import { placed } from "./paths";
import { palace, type PalaceLook } from "./palace";
import { HUES, huesOf } from "./palette";
import { fitted, resultCard, SANS_FAMILY, SERIF_FAMILY } from "./result";
import { printed } from "./print";
import { skyline } from "./scenery";
import { storey, type Storey } from "./storey";
import { wallPart, wallParts } from "./walls";

const floor = (more: Partial<Storey> = {}): Storey => ({
  hue: "red",
  windows: 1,
  shields: 2,
  number: 13,
  golden: false,
  ...more,
});
const look = (more: Partial<PalaceLook> = {}): PalaceLook => ({
  storeys: [floor()],
  state: "building",
  ghost: null,
  small: false,
  ...more,
});

function parsed(svg: string): XMLDocument {
  const document = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
  return document;
}
const wrapped = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;

const drawn = (assembly: Assembly) => joined(assembly).body;

describe("a print", () => {
  const HUES_AND_GOLD = [...HUES, "gold"] as const;
  const assemblies = [
    bastionCard(false),
    ...HUES_AND_GOLD.flatMap((hue) =>
      [false, true].flatMap((small) =>
        (["building", "complete", "open"] as const).map((state) =>
          palace(look({ storeys: [floor({ hue }), floor({ hue, windows: 5 })], ghost: floor({ hue }), state, small })),
        ),
      ),
    ),
  ];
  const single = [skyline, cardBack(true), ...ARMS.map(arms), ...(["wall", "bastion", "plot"] as const).map(wallPart)];
  const drawings = new Set([...single, ...assemblies.flatMap(({ parts }) => parts.map(({ drawing }) => drawing))]);

  it("has everything that it refers to, and every name once", () => {
    for (const drawing of drawings) {
      const svg = decodeURIComponent(printed(drawing, "open", "evening").replace("data:image/svg+xml,", ""));
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
      const wanted = [...svg.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id ?? "");
      expect(new Set(ids).size).toBe(ids.length);
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it("is the same where the light is, so that cards and palaces share it by day", () => {
    const drawing = storey(floor(), false);
    expect(printed(drawing, "card", "day")).toBe(printed(drawing, "palace", "day"));
    expect(printed(drawing, "palace", "evening")).not.toBe(printed(drawing, "palace", "day"));
  });
});

describe("cards", () => {
  it.each([
    [0, 0],
    [3, 3],
    [6, 0],
    [5, 2],
    [999, 999],
  ])("are drawn with %i windows and %i shields", (windows, shields) => {
    for (const small of [false, true]) parsed(wrapped(drawn(palaceCard(floor({ windows, shields }), small))));
  });

  it("show a window for every window that can be counted", () => {
    const doors = (windows: number) =>
      (drawn(palaceCard(floor({ windows, shields: 1 }), false)).match(/M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+Z/g) ?? [])
        .length;
    expect(doors(6)).toBeGreaterThan(doors(4));
  });

  it("keep long numbers within the plaque", () => {
    const style = { x: 0, y: 0, width: 92, height: 50 };
    const ends = [...plaque(999999999, style).matchAll(/ ([\d.]+) [\d.]+"/g)].map(([, x]) => Number(x));
    expect(Math.max(...ends)).toBeLessThan(92);
  });
});

describe("paths", () => {
  it("are scaled and moved, relative commands only scaled", () => {
    const spot = { x: 10, y: 20, wide: 2, tall: 3 };
    expect(placed("M1 1H2V3h-1v.5l1-2a1 1 0 0 1 2 0A1 1 0 0 1 4 5Z", spot)).toBe(
      "M12 23H14V29h-2v1.5l2 -6a2 3 0 0 1 4 0A2 3 0 0 1 18 35Z",
    );
  });
});

describe("palaces", () => {
  it("grow by a storey with every card and with what could be added", () => {
    const height = (count: number, ghost: Storey | null = null) =>
      palace(look({ storeys: Array.from({ length: count }, () => floor()), ghost })).box[3];
    expect(height(2) - height(1)).toBe(92);
    expect(height(6) - height(1)).toBe(5 * 92);
    expect(height(1, floor())).toBe(height(2));
  });

  it("have the street level of the first card and the number of the last", () => {
    const body = drawn(
      palace(look({ storeys: [floor({ hue: "green" }), floor({ hue: "gold", number: 500, golden: true })] })),
    );
    expect(body).toContain("#084A38");
    expect(body).toContain("lu-goldplaque");
  });

  it("are not drawn twice", () => {
    expect(palace(look())).toBe(palace(look()));
  });
});

describe("colours", () => {
  it("are drawn as their names say, in any language, and else in what is left", () => {
    const hues = huesOf(["Rosso", "teal", "blu", "beige", "viola", "grau"]);
    expect(hues.get("Rosso")).toBe("red");
    expect(hues.get("blu")).toBe("blue");
    expect(hues.get("viola")).toBe("purple");
    expect(new Set(hues.values()).size).toBe(6);
  });
});

describe("walls", () => {
  it("have a tower after every two as long as there are some", () => {
    expect(wallParts(3, 2, 1)).toEqual(["wall", "wall", "bastion", "wall", "bastion", "plot"]);
    expect(wallParts(0, 0, 0)).toEqual([]);
  });
});

describe("arms", () => {
  it("are one for each seat, and the City's", () => {
    expect(new Set([0, 1, 2, 3, 4, "city"].map(armsOf)).size).toBe(6);
  });
});

describe("the picture of a result", () => {
  const result = {
    title: "<Livia> & “Ugo” win",
    subtitle: "",
    players: [{ seat: 0, name: '</text><script>alert("x")</script>', score: "51" }],
    palaces: [look({ state: "open" })],
    footer: "lucca",
    fonts: [SERIF_FAMILY, SANS_FAMILY].map((family) => ({
      family,
      data: `data:font/woff2;base64,${family.length}`,
      range: "U+20",
    })),
  };

  it("brings the letters that it is written in", () => {
    const svg = resultCard(result);
    const families = [...svg.matchAll(/<text [^>]*font-family="'([^']+)'/g)].map(([, family]) => family);
    expect(new Set(families)).toEqual(new Set([SERIF_FAMILY, SANS_FAMILY]));
    for (const { family, data } of result.fonts)
      expect(svg).toContain(`@font-face{font-family:'${family}';src:url(${data})`);
    expect(parsed(svg).querySelectorAll("style")).toHaveLength(1);
  });

  it("is whole and escapes names", () => {
    const document = parsed(resultCard(result));
    expect(document.querySelector("script")).toBeNull();
    expect(document.documentElement.textContent).toContain("<Livia> & “Ugo” win");
  });

  it("shortens what does not fit", () => {
    expect(fitted("Livia", 400, 20)).toBe("Livia");
    expect(fitted("W".repeat(200), 400, 20)).toMatch(/^W{10,40}…$/);
    expect([...fitted("塔".repeat(50), 400, 20)].length).toBeLessThanOrEqual(20);
  });
});
