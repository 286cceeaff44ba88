import { remembered, round, times } from "./drawing";
import { plaque, tally } from "./figures";
import { course, FESTOON, QUOINS, rustic } from "./masonry";
import { ALL_HUES, PAINT, STONE_DARK, STONE_LIGHT, type Hue } from "./palette";
import { paintedAll, type Spot } from "./paths";
import { boldShield, shield } from "./shields";
import { BOLD_WINDOWS, WINDOWS } from "./windows";

/** What is painted of a palace card: Wilds are gold, whatever palace they join. */
export interface Storey {
  hue: Hue;
  windows: number;
  shields: number;
  number: number;
  golden: boolean;
}

export const WIDTH = 160;
export const STOREY = 92;
export const STREET = 72;
/** Where things are small the number takes the whole street level. */
export const SMALL_STREET = 86;
export const streetHeight = (small: boolean) => (small ? SMALL_STREET : STREET);

/** Dusk falls on walls only, not on windows, shields or plaques: `--lu-night`, 0 to 1. */
const dusk = (hue: Hue, height: number) => {
  const { dusk: fill, duskier } = PAINT[hue];
  return `<path d="M0 0H160V${height}H0Z" style="fill-opacity:calc(var(--lu-night,0)*${duskier})" fill="${fill}"/>`;
};

interface Place {
  kind: "window" | "shield";
  /** The middle of its foot. */
  x: number;
  y: number;
  scale: number;
}
interface Places {
  places: Place[];
  tallies: { count: number; x: number; y: number }[];
}

const MOST_DRAWN = 6;

/** Where windows and shields are: up to three in one row that mirrors, more in two rows, very many as a count. */
function placesOf(windows: number, shields: number, small: boolean): Places {
  const places: Place[] = [];
  const tallies: Places["tallies"] = [];
  const row = (kinds: Place["kind"][], y: number, most: number) => {
    const scale = Math.min(most, (small ? 1.08 : 1.19) * (3 / kinds.length) ** 0.85);
    const bay = kinds.length > 3 ? 152 / kinds.length : small ? 51 : 44.7;
    kinds.forEach((kind, index) => places.push({ kind, x: 80 + (index - (kinds.length - 1) / 2) * bay, y, scale }));
  };
  const of = (kind: Place["kind"], count: number) => times(count, () => kind);
  const foot = small ? 79 : 80;
  if (windows + shields <= 3) {
    const mirrored: Place["kind"][] =
      windows === 2 && shields === 1
        ? ["window", "shield", "window"]
        : windows === 1 && shields === 2
          ? ["shield", "window", "shield"]
          : [...of("window", windows), ...of("shield", shields)];
    row(mirrored, foot, 1);
    return { places, tallies };
  }
  const rows = (["window", "shield"] as const)
    .map((kind) => ({ kind, count: kind === "window" ? windows : shields }))
    .filter(({ count }) => count > 0);
  const [only] = rows;
  if (rows.length === 1 && only !== undefined && only.count <= MOST_DRAWN) {
    row(of(only.kind, Math.ceil(only.count / 2)), 44, 0.62);
    row(of(only.kind, Math.floor(only.count / 2)), 85, 0.62);
    return { places, tallies };
  }
  rows.forEach(({ kind, count }, index) => {
    const y = rows.length === 1 ? 66 : index === 0 ? 45 : 87;
    if (count <= MOST_DRAWN) return row(of(kind, count), y, 0.64);
    places.push({ kind, x: 44, y, scale: 0.64 });
    tallies.push({ count, x: 96, y: y - 21 });
  });
  return { places, tallies };
}

/** Where the box of a window or shield goes. */
function spotOf({ kind, x, y, scale }: Place, small: boolean): Spot {
  const [width, height] = small ? [44, 72] : [36, 68];
  const lift = kind === "shield" && !small ? 2 * scale : 0;
  return { x: x - (width / 2) * scale, y: y - height * scale - lift, wide: scale, tall: scale };
}

function wall(hue: Hue, windows: number, shields: number, small: boolean): string {
  const { places, tallies } = placesOf(windows, shields, small);
  const spots = (kind: Place["kind"]) =>
    places.filter((place) => place.kind === kind).map((place) => spotOf(place, small));
  const decoration =
    paintedAll((small ? BOLD_WINDOWS : WINDOWS)[hue].body, spots("window")) +
    paintedAll((small ? boldShield : shield)(hue), spots("shield")) +
    tallies.map(({ count, x, y }) => tally(count, x, y)).join("");
  const surface = small
    ? `<path d="M0 0H160V84H0Z" fill="url(#lu-q-${hue})"/><path d="M0 0H160V84H0Z" fill="${PAINT[hue].wall}" fill-opacity=".4"/>`
    : `<path d="M0 0H160V84H0Z" fill="url(#lu-p-${hue})"/>${QUOINS}`;
  return `${surface}<path d="M0 0H160V9H0Z" fill="url(#lu-fall)"/>${dusk(hue, 84)}${decoration}${course(83)}<path d="M0 0H160V92H0Z" fill="url(#lu-shade)"/>`;
}

const rememberedWall = remembered(wall, (...what) => what.join());

function lights(hue: Hue, windows: number, shields: number, small: boolean): string {
  const panes = placesOf(windows, shields, small).places.filter(({ kind }) => kind === "window");
  const glow = panes.map(
    ({ x, y, scale }) =>
      `<ellipse cx="${round(x)}" cy="${round(y - 31 * scale)}" rx="${round(31 * scale)}" ry="${round((hue === "blue" ? 31 : 45) * scale)}" fill="url(#lu-glow)"/>`,
  );
  const lit = paintedAll(
    (small ? BOLD_WINDOWS : WINDOWS)[hue].light,
    panes.map((place) => spotOf(place, small)),
  );
  return FESTOON + glow.join("") + lit;
}

const rememberedLights = remembered(lights, (...what) => what.join());

/** The combinations of the standard deck are drawn once for the whole page and only referred to. */
const isShared = (windows: number, shields: number) => windows + shields === 3;
const sharedId = (part: "wall" | "light", hue: Hue, windows: number, small: boolean) =>
  `lu-${part}${small ? "-small" : ""}-${hue}-${windows}`;

export function storeyDefs(): string {
  return ALL_HUES.flatMap((hue) =>
    [0, 1, 2, 3].flatMap((windows) =>
      [false, true].map((small) => {
        const what = [hue, windows, 3 - windows, small] as const;
        return (
          `<g id="${sharedId("wall", hue, windows, small)}">${wall(...what)}</g>` +
          `<g id="${sharedId("light", hue, windows, small)}">${lights(...what)}</g>`
        );
      }),
    ),
  ).join("");
}

/** One storey, 160 × 92. */
export function storey({ hue, windows, shields }: Storey, y: number, small: boolean): string {
  if (isShared(windows, shields))
    return `<use class="lu-storey" href="#${sharedId("wall", hue, windows, small)}" y="${y}"/>`;
  return `<g class="lu-storey" transform="translate(0 ${y})">${rememberedWall(hue, windows, shields, small)}</g>`;
}

/** The light of an opened storey's windows; `order` counts from the street, for lighting them one after another. */
export function storeyLights({ hue, windows, shields }: Storey, y: number, small: boolean, order: number): string {
  const how = `class="lu-lights" style="--i:${order}"`;
  if (isShared(windows, shields)) return `<use ${how} href="#${sharedId("light", hue, windows, small)}" y="${y}"/>`;
  return `<g ${how} transform="translate(0 ${y})">${rememberedLights(hue, windows, shields, small)}</g>`;
}

/** The six colours in a band: a Wild may join any palace. */
export const WILD_BAND = ALL_HUES.filter((hue) => hue !== "gold")
  .map((hue, index) => `<path d="M${round(index * 26.67)} 83.5h26.7v5.5h-26.7Z" fill="${PAINT[hue].wall}"/>`)
  .join("");

/** The street level with the plaque of the last card and, unless small, the door. */
export function street(hue: Hue, number: number, golden: boolean, y: number, isOpen: boolean, small: boolean): string {
  const { dark } = PAINT[hue];
  const height = streetHeight(small);
  const isLong = number > 9999;
  const inside = small
    ? plaque(number, { x: 7, y: 4, width: 146, height: 72, golden })
    : isLong
      ? plaque(number, { x: 8, y: 10, width: 144, height: 50, golden })
      : `<use href="#lu-door${isOpen ? "-open" : ""}" x="8" y="4.5"/>${plaque(number, { x: 59, y: 10, width: 92, height: 50, golden })}`;
  return (
    `<g transform="translate(0 ${y})"><path d="M0 0H160V${height}H0Z" fill="${dark}"/>${rustic(height)}${dusk(hue, height)}${inside}` +
    `<path d="M-2 ${height - 5.5}H162V${height}H-2Z" fill="${STONE_LIGHT}"/><path d="M-2 ${height - 1.5}H162V${height}H-2Z" fill="${STONE_DARK}"/><path d="M0 0H160V${height}H0Z" fill="url(#lu-shade)"/></g>`
  );
}
