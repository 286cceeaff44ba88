// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

/**
 * The folders of the browser table, lowest first, and what each may import from besides itself. A folder may only name
 * folders above it in this table, so there is no cycle. Files directly in `src` start the page and may import anything.
 */
const LAYERS: Record<string, string[]> = {
  // What the server says, and what the device can do: they know nothing of the game's screens.
  wire: [],
  art: [],
  sound: [],
  frames: [],
  settings: [],
  language: ["settings", "wire"],
  // The page's services: its address, requests to the server, who we are, what a screen reader is told.
  app: ["settings", "wire"],
  // Whether a game was dealt fairly, worked out in this browser.
  fair: ["settings", "wire"],
  // Pictures of cards, palaces and walls; names and amounts as people read them; buttons, drawers, dialogs, notices.
  pieces: ["art", "frames", "language", "settings", "wire"],
  wording: ["language", "wire"],
  ui: ["app", "art", "language", "pieces", "settings"],
  "rules-help": ["app", "art", "language", "pieces", "wire"],
  // One table: what its events tell, the store that hears the server, and how changes are animated.
  story: ["language", "wire"],
  table: ["app", "story", "wire"],
  motion: ["frames", "language", "settings", "sound", "story", "wire"],
  // A table as it looks: plain data in; no store, no requests.
  stage: ["art", "frames", "language", "pieces", "settings", "story", "ui", "wire", "wording"],
  // A turn: what is lit, clicks, keys, dragging, and the tray that asks.
  play: ["app", "frames", "language", "pieces", "rules-help", "stage", "story", "table", "wire"],
  // Tables to be found and made.
  lobby: ["app", "language", "pieces", "ui", "wire", "wording"],
  // The pages. None imports from another.
  screens: [
    ...[
      "app",
      "art",
      "fair",
      "frames",
      "language",
      "lobby",
      "motion",
      "pieces",
      "play",
      "rules-help",
      "settings",
      "sound",
    ],
    ...["stage", "story", "table", "ui", "wire", "wording"],
  ],
};
const NO_CODE = ["styles"];

const SOURCE = import.meta.dirname;
const IMPORT = /\b(?:from\s+|import\s+|import\(\s*)["'](\.[^"']+)["']/g;

interface Import {
  from: string;
  to: string;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SOURCE, file), "utf8");
  return [...text.matchAll(IMPORT)].map(([, path]) => ({ from: file, to: resolved(file, path!) }));
}

function resolved(file: string, path: string): string {
  const plain = join(SOURCE, dirname(file), path.replace(/\?.*/, ""));
  const found = ["", ".ts", ".svelte.ts", "/index.ts"].map((end) => plain + end).find(isFile);
  if (found === undefined) throw new Error(`${file} imports ${path}, which is not there`);
  return relative(SOURCE, found);
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));
const imports = files.flatMap(importsOf);

/** The folder directly in `src`; nothing for what starts the page. */
const layerOf = (file: string): string => (file.includes("/") ? file.split("/", 1)[0]! : "");
/** The page that a file belongs to, such as `screens/replay`. */
const screenOf = (file: string): string => file.split("/").slice(0, 2).join("/");
const shown = ({ from, to }: Import): string => `${from} imports ${to}`;

describe("layers", () => {
  it("are read from the whole source", () => {
    expect(imports.length).toBeGreaterThan(1000);
    expect(imports.some(({ from, to }) => from === "App.svelte" && to === "app/routes.ts")).toBe(true);
  });

  it("are all the folders there are", () => {
    const folders = readdirSync(SOURCE).filter((name) => statSync(join(SOURCE, name)).isDirectory());
    expect(folders.toSorted()).toEqual([...Object.keys(LAYERS), ...NO_CODE].toSorted());
  });

  it("name only layers below them", () => {
    const names = Object.keys(LAYERS);
    const wrong = names.flatMap((name, at) =>
      LAYERS[name]!.filter((used) => !names.slice(0, at).includes(used)).map((used) => `${name} names ${used}`),
    );
    expect(wrong).toEqual([]);
  });

  it("import only from what they name", () => {
    const wrong = imports.filter(({ from, to }) => {
      const [layer, used] = [layerOf(from), layerOf(to)];
      return layer !== "" && layer !== used && !NO_CODE.includes(used) && !LAYERS[layer]?.includes(used);
    });
    expect(wrong.map(shown)).toEqual([]);
  });

  it("name nothing that they do not import", () => {
    const used = new Set(imports.map(({ from, to }) => `${layerOf(from)} names ${layerOf(to)}`));
    const named = Object.entries(LAYERS).flatMap(([layer, below]) => below.map((one) => `${layer} names ${one}`));
    expect(named.filter((one) => !used.has(one))).toEqual([]);
  });
});

describe("screens", () => {
  it("import nothing from one another", () => {
    const wrong = imports.filter(
      ({ from, to }) => layerOf(from) === "screens" && layerOf(to) === "screens" && screenOf(from) !== screenOf(to),
    );
    expect(wrong.map(shown)).toEqual([]);
  });
});

describe("folders", () => {
  it("do not import from one another in circles", () => {
    const next = new Map<string, Map<string, Import>>();
    for (const one of imports) {
      const [from, to] = [dirname(one.from), dirname(one.to)];
      if (from !== to) next.set(from, (next.get(from) ?? new Map<string, Import>()).set(to, one));
    }
    expect([...next.keys()].flatMap((folder) => circleFrom(folder, next)).map(shown)).toEqual([]);
  });
});

/** The imports that lead from a folder back to it, if any do. */
function circleFrom(folder: string, next: ReadonlyMap<string, ReadonlyMap<string, Import>>): Import[] {
  const ways: Import[][] = [...(next.get(folder)?.values() ?? [])].map((one) => [one]);
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const at = dirname(way.at(-1)!.to);
    if (at === folder) return way;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const one of next.get(at)?.values() ?? []) ways.push([...way, one]);
  }
  return [];
}
