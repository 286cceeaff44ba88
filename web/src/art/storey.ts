import { DOORS } from "./doors";
import { remembered, round, times, type Drawing } from "./drawing";
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

const MAX_DRAWN = 6;

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
  if (rows.length === 1 && only !== undefined && only.count <= MAX_DRAWN) {
    row(of(only.kind, Math.ceil(only.count / 2)), 44, 0.62);
    row(of(only.kind, Math.floor(only.count / 2)), 85, 0.62);
    return { places, tallies };
  }
  rows.forEach(({ kind, count }, index) => {
    const y = rows.length === 1 ? 66 : index === 0 ? 45 : 87;
    if (count <= MAX_DRAWN) return row(of(kind, count), y, 0.64);
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

/** Where a façade and everything on it is drawn: 160 wide, with room for eaves. */
export const facadeBox = (top: number, height: number): Drawing["box"] => [-14, top, 188, height];
const edges = (height: number) =>
  `<path d="M0 0V${height}M160 0V${height}" stroke="#20150C" stroke-opacity=".5" stroke-width="1.4"/>`;

/** A storey reaches a little below the next one's top, so that no seam shows between them. */
const BELOW = `<path d="M0 ${STOREY}H160v1H0Z" fill="${STONE_DARK}"/>`;

/** One storey, 160 × 92. */
export const storey = remembered(
  ({ hue, windows, shields }: Storey, small: boolean): Drawing => ({
    box: facadeBox(0, STOREY + 1),
    body: wall(hue, windows, shields, small) + (hue === "gold" ? WILD_BAND : "") + BELOW + edges(STOREY + 1),
  }),
  ({ hue, windows, shields }, small) => [hue, windows, shields, small].join(),
);

/** The light of an opened storey's windows. */
export const storeyLights = remembered(
  ({ hue, windows, shields }: Storey, small: boolean): Drawing => ({
    box: facadeBox(0, STOREY + 4),
    body: lights(hue, windows, shields, small),
  }),
  ({ hue, windows, shields }, small) => [hue, windows, shields, small].join(),
);

/** The six colours in a band: a Wild may join any palace. */
export const WILD_BAND = ALL_HUES.filter((hue) => hue !== "gold")
  .map((hue, index) => `<path d="M${round(index * 26.67)} 83.5h26.7v5.5h-26.7Z" fill="${PAINT[hue].wall}"/>`)
  .join("");

/** The street level, unless small with its door. */
const streetLevel = remembered(
  (hue: Hue, door: "shut" | "open" | "none", small: boolean): Drawing => {
    const height = streetHeight(small);
    const entrance = door === "none" ? "" : `<g transform="translate(8 4.5)">${DOORS[door]}</g>`;
    return {
      box: facadeBox(0, height),
      body:
        `<path d="M0 0H160V${height}H0Z" fill="${PAINT[hue].dark}"/>${rustic(height)}${dusk(hue, height)}${entrance}` +
        `<path d="M-2 ${height - 5.5}H162V${height}H-2Z" fill="${STONE_LIGHT}"/><path d="M-2 ${height - 1.5}H162V${height}H-2Z" fill="${STONE_DARK}"/><path d="M0 0H160V${height}H0Z" fill="url(#lu-shade)"/>${edges(height)}`,
    };
  },
  (...what) => what.join(),
);

const isLong = (number: number) => number > 9999;

const streetNumber = remembered(
  (number: number, golden: boolean, small: boolean): Drawing => {
    const place = small
      ? { x: 7, y: 4, width: 146, height: 72 }
      : isLong(number)
        ? { x: 8, y: 10, width: 144, height: 50 }
        : { x: 59, y: 10, width: 92, height: 50 };
    const { x, y, width, height } = place;
    return {
      box: facadeBox(0, streetHeight(small)),
      body: `${plaque(number, { ...place, golden })}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="url(#lu-shade)"/>`,
    };
  },
  (...what) => what.join(),
);

/** The street level with the plaque of the last card. */
export function street({ hue }: Storey, { number, golden }: Storey, isOpen: boolean, small: boolean): Drawing[] {
  const door = small || isLong(number) ? "none" : isOpen ? "open" : "shut";
  return [streetLevel(hue, door, small), streetNumber(number, golden, small)];
}
