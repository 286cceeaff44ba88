import { each, remembered, round, type Drawing, type Part } from "./drawing";
import { INK, IVORY, PAINT, type Hue } from "./palette";

/** What stands on a palace; the foot of it is the top of the highest storey. */
const HEADS = { building: 42, complete: 54, open: 70 } as const;
export type RoofState = keyof typeof HEADS;
/** Flags and bunting are larger where palaces are small. */
const LARGER = 1.36;
export const headHeight = (state: RoofState, small: boolean) =>
  small && state === "open" ? 70 * LARGER : HEADS[state];

/** What evening does to whatever is no wall of a palace. */
const EVENING = 'fill="#0A1030" style="fill-opacity:var(--lu-evening,0)"';

const flag = (hue: Hue, x: number) =>
  `<g transform="translate(${x} -31)"><path d="M0-34V16" stroke="#7A5C3E" stroke-width="3"/><circle cy="-35" r="2.8" fill="#E3B04B"/><path d="M1.5-32C12-37 18-26 30-31V-11C18-6 12-17 1.5-12Z" fill="${PAINT[hue].wall}" stroke="${INK}" stroke-width="1.3"/><path d="M1.5-25C12-30 18-19 30-24V-18C18-13 12-24 1.5-19Z" fill="${IVORY}"/></g>`;

const PENNANTS = ["#F4EBD2", "#E2900C", "#C2452D", "#F4EBD2", "#1766A6", "#0E9A70", "#F4EBD2", "#C873A6", "#F3E35A"];

const BUNTING = PENNANTS.map((fill, index) => {
  const y = 2 + 4 * Math.sin(((index + 0.1) / 9) * Math.PI);
  return `<path d="M${4 + index * 17} ${round(y)}h15l-7.5 11Z" fill="${fill}" stroke="${INK}" stroke-width=".9"/>`;
}).join("");

const RAFTERS = each(14, (index) => `M${round(-6 + index * 12.9)} 0h5v5h-5z`);
const ROOF = `<path d="M-14-3L10-36H150L174-3Z" fill="url(#lu-tiles)" stroke="#5F2410" stroke-width="1.6" stroke-linejoin="round"/><path d="M80-36H150L174-3H80Z" fill-opacity=".1"/><path d="M-14-3L10-36H150L174-3Z" ${EVENING}/><path d="M8-37h144v5H8z" fill="#D98058" stroke="#7C2E17"/><rect x="-14" y="-4" width="188" height="4.5" rx="1" fill="#8C4527"/><path d="${RAFTERS}" fill="#5A3A22"/><path d="M0 0H160V10H0Z" fill="url(#lu-fall)"/>`;
const CHIMNEY =
  '<path d="M112-46h18v26h-18z" fill="#A95F42" stroke="#5F2C18" stroke-width="1.4"/><path d="M109-50h24v6h-24z" fill="#C8613B" stroke="#5F2C18" stroke-width="1.4"/>';

function scaffold(): string {
  const wood = "#A77B4A";
  const dark = "#6B4A28";
  return `<path d="M2 0V-6H18V-12H38V-6H66V-10H92V-4H120V-9H142V-5H158V0Z" fill="#B9AE9C" stroke="#6E665A" stroke-width="1.3"/><path d="M8-36L76 0M84 0L152-36" stroke="${dark}" stroke-width="2.6" stroke-opacity=".75"/><path d="M4-40h4.5v44H4zM77-40h4.5v44H77zM151-40h4.5v44H151zM-6-30h172v5H-6z" fill="${wood}" stroke="${dark}"/><path d="M2-26v4M81-26v4M155-26v4" stroke="${dark}" stroke-width="5"/>`;
}

/** From what stands highest to a little below the top of the highest storey. */
const overhead = (tall: number, body: string): Drawing => ({ box: [-14, -tall, 188, tall + 26], body });
const SCAFFOLD = overhead(HEADS.building, scaffold());
const ROOF_WITH_CHIMNEY = overhead(HEADS.complete, CHIMNEY + ROOF);

const flags = remembered(
  (hue: Hue, small: boolean): Drawing => {
    const both = flag(hue, 40) + flag(hue, 106);
    const body = small ? `<g transform="translate(-30 0) scale(${LARGER})">${both}</g>` : both;
    return overhead(headHeight("open", small), body);
  },
  (...what) => what.join(),
);
const roofWithBunting = remembered(
  (small: boolean): Drawing =>
    overhead(HEADS.complete, ROOF + (small ? `<g transform="scale(1 ${LARGER})">${BUNTING}</g>` : BUNTING)),
  String,
);

export function head(state: RoofState, hue: Hue, y: number, small: boolean): Part[] {
  if (state === "building") return [{ drawing: SCAFFOLD, x: 0, y }];
  if (state === "complete") return [{ drawing: ROOF_WITH_CHIMNEY, x: 0, y, name: "lu-head" }];
  return [
    { drawing: flags(hue, small), x: 0, y, name: "lu-flags" },
    { drawing: roofWithBunting(small), x: 0, y },
  ];
}
