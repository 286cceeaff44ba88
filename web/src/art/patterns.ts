import { each } from "./drawing";
import type { Hue } from "./palette";

/** The walls of the six colours and of gold: what tells them apart beside their hues. */
interface Wall {
  width: number;
  height: number;
  body: string;
}

function brick(): Wall {
  const tones = ["#C2452D", "#B93E28", "#C94D35", "#B23A25"];
  const rows = each(4, (y) =>
    each(3, (x) => {
      const tone = tones[(x * 7 + y * 5) % 4];
      return `<rect x="${(x - 1) * 20 + (y % 2) * 10 + 0.7}" y="${y * 8 + 0.7}" width="18.6" height="6.6" rx=".8" fill="${tone}"/>`;
    }),
  );
  return { width: 40, height: 32, body: `<rect width="40" height="32" fill="#DB9079"/>${rows}` };
}

function sgraffito(): Wall {
  const scrolls =
    "M22 2C10 2 4 10 4 18c0 6 4 10 9 10 4.5 0 7-3 7-6.5 0-3-2-5-4.5-5-2 0-3.5 1.3-3.5 3M22 2c12 0 18 8 18 16 0 6-4 10-9 10-4.5 0-7-3-7-6.5 0-3 2-5 4.5-5 2 0 3.5 1.3 3.5 3M22 26v12M14 36c3-4 5-4 8-1 3-3 5-3 8 1M0 34c3 0 5 2 5 5M44 34c-3 0-5 2-5 5";
  return {
    width: 44,
    height: 42,
    body: `<rect width="44" height="42" fill="#E2900C"/><path d="${scrolls}" fill="none" stroke="#F8CB76" stroke-width="2" stroke-linecap="round"/><path d="M19.6 10a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M-2.4 8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M41.6 8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0" fill="#B96A00"/>`,
  };
}

function ashlar(): Wall {
  const block = (x: number, y: number, width: number) =>
    `<g transform="translate(${x} ${y})"><rect x=".8" y=".8" width="${width - 1.6}" height="19.4" rx="1.5" fill="#F3E35A"/><path d="M2 19V2.2H${width - 2.2}" fill="none" stroke="#FFF8B8" stroke-width="1.8"/><path d="M2.5 19.2H${width - 2}V2.5" fill="none" stroke="#CDB737" stroke-width="1.8"/></g>`;
  const blocks = block(0, 0, 34) + block(34, 0, 22) + block(-12, 21, 24) + block(12, 21, 32) + block(44, 21, 24);
  return { width: 56, height: 42, body: `<rect width="56" height="42" fill="#A08B1A"/>${blocks}` };
}

function marble(): Wall {
  return {
    width: 80,
    height: 24,
    body:
      '<rect width="80" height="24" fill="#0E9A70"/><rect width="80" height="10" y="13" fill="#C3E4D4"/><path d="M0 12.6h80M0 23.4h80" stroke="#064B37" stroke-opacity=".5" stroke-width="1.2"/>' +
      '<path d="M6 4c8-2 12 3 20 1M40 8c9 2 14-2 22 0M58 3c6 1 9 0 14-1" stroke="#4DB995" stroke-width="1.2" fill="none"/><path d="M10 18c9-2 13 2 22 0M48 17c8 2 12 0 20 2" stroke="#93CDB4" fill="none"/><path d="M20 0v12M60 13v11" stroke="#064B37" stroke-opacity=".35"/>',
  };
}

function majolica(): Wall {
  const star = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><rect x=".5" y=".5" width="20" height="20" fill="#1766A6"/><path d="M10.5 2.5C12 7 14 9 18.5 10.5C14 12 12 14 10.5 18.5C9 14 7 12 2.5 10.5C7 9 9 7 10.5 2.5Z" fill="#6EA9D4"/><circle cx="10.5" cy="10.5" r="2.2" fill="#E9C46A"/></g>`;
  const ring = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><rect x=".5" y=".5" width="20" height="20" fill="#2273B2"/><path d="M5 10.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M.5.5l5 5M20.5.5l-5 5M.5 20.5l5-5M20.5 20.5l-5-5" fill="none" stroke="#5B9CCB" stroke-width="1.5"/></g>`;
  return {
    width: 42,
    height: 42,
    body: `<rect width="42" height="42" fill="#0B4A7C"/>${star(0, 0)}${ring(21, 0)}${ring(0, 21)}${star(21, 21)}`,
  };
}

function diamonds(): Wall {
  const at = [
    [0, 0],
    [20, 0],
    [10, 21],
    [-10, 21],
    [30, 21],
  ];
  const facet = (path: string, fill: string) =>
    `<path d="${at.map(([x, y]) => `M${x} ${y}${path}`).join("")}" fill="${fill}"/>`;
  return {
    width: 40,
    height: 42,
    body:
      facet("h20l-10 10.5Z", "#DC98C1") +
      facet("v21l10-10.5Z", "#D080B0") +
      facet("m20 0v21l-10-10.5Z", "#BA689C") +
      facet("m0 21h20l-10-10.5Z", "#AC588F") +
      '<path d="M0 0H40M0 21H40" stroke="#7A3362" stroke-width="1.2" stroke-opacity=".6"/>',
  };
}

function lattice(): Wall {
  const knots = [
    [0, 0],
    [28, 0],
    [0, 28],
    [28, 28],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#8A6410"/>`);
  return {
    width: 28,
    height: 28,
    body: `<rect width="28" height="28" fill="#DDB54E"/><path d="M0 0L28 28M28 0L0 28" stroke="#A67C1C" stroke-width="1.6"/><path d="M0 1.6L28 29.6M28 1.6L0 29.6" stroke="#FFF1BE" stroke-opacity=".7"/><circle cx="14" cy="14" r="3" fill="#FFF4CC" stroke="#8A6410"/>${knots.join("")}`,
  };
}

const WALLS: Record<Hue, Wall> = {
  red: brick(),
  orange: sgraffito(),
  yellow: ashlar(),
  green: marble(),
  blue: majolica(),
  purple: diamonds(),
  gold: lattice(),
};

/** Coarser where a palace is shown small, so that its wall still reads as what it is. */
const COARSER: Record<Hue, number> = { red: 2.2, orange: 1.9, yellow: 1.9, green: 1.75, blue: 1.9, purple: 2, gold: 2 };

function tiles(): string {
  const tones = ["#C8613B", "#B9522F", "#D2714A"];
  const rows = each(2, (y) =>
    each(5, (step) => {
      const x = (step - 1) * 10 + y * 5;
      return `<path d="M${x} ${y * 9}h10v6.5a5 3.6 0 0 1-10 0Z" fill="${tones[(step + y + 2) % 3]}" stroke="#7C2E17"/><path d="M${x + 2.8} ${y * 9}v7" stroke="#EFA27E" stroke-width="1.6" stroke-opacity=".7"/>`;
    }),
  );
  return `<pattern id="lu-tiles" width="30" height="18" patternUnits="userSpaceOnUse"><rect width="30" height="18" fill="#7C2E17"/>${rows}</pattern>`;
}

function cityBrick(): string {
  const tones = ["#B4694A", "#A95F42", "#BD7555", "#9F583C"];
  const rows = each(4, (y) =>
    each(4, (step) => {
      const x = (step - 1) * 16 + (y % 2) * 8;
      return `<rect x="${x + 0.5}" y="${y * 6 + 0.5}" width="15" height="5" rx=".6" fill="${tones[(step * 3 + y * 5) % 4]}"/>`;
    }),
  );
  return `<pattern id="lu-wallbrick" width="32" height="24" patternUnits="userSpaceOnUse"><rect width="32" height="24" fill="#D2A587"/>${rows}</pattern>`;
}

/** By name: `lu-p-` walls as they are, `lu-q-` coarser ones, tiles and the bricks of the city wall. */
export function patterns(): [name: string, definition: string][] {
  const walls = (Object.entries(WALLS) as [Hue, Wall][]).flatMap(([hue, { width, height, body }]) => {
    const pattern = (name: string, transform = ""): [string, string] => [
      name,
      `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform}>${body}</pattern>`,
    ];
    return [pattern(`lu-p-${hue}`), pattern(`lu-q-${hue}`, ` patternTransform="scale(${COARSER[hue]})"`)];
  });
  return [...walls, ["lu-tiles", tiles()], ["lu-wallbrick", cityBrick()]];
}
