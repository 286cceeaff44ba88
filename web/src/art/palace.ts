import { remembered, type Drawing } from "./drawing";
import { head, headHeight, type PalaceState } from "./roof";
import { STOREY, storey, storeyLights, street, streetHeight, WILD_BAND, type Storey } from "./storey";

export interface PalaceLook {
  /** From the street upwards, as they were played. */
  storeys: readonly Storey[];
  state: PalaceState;
  /** A card shown as the storey that it would become. */
  ghost: Storey | null;
  small: boolean;
}

/** How high a palace of so many storeys is, in art units; 188 wide. */
export const palaceHeight = (storeys: number, state: PalaceState, small: boolean) =>
  headHeight(state, small) + storeys * STOREY + streetHeight(small) + 2;

const storeyKey = ({ hue, windows, shields, number, golden }: Storey) => [hue, windows, shields, number, golden].join();

/** A façade 188 units wide with its eaves, as high as its storeys. */
export const palace = remembered(
  ({ storeys, state, ghost, small }: PalaceLook): Drawing => {
    const isOpen = state === "open";
    const top = headHeight(state, small);
    const first = storeys[0] ?? ghost;
    const last = storeys.at(-1) ?? ghost;
    if (first == null || last == null) return { box: [-14, 0, 188, top], body: "" };
    const built = top + (ghost === null ? 0 : STOREY);
    const foot = built + storeys.length * STOREY;
    const floors = storeys.map((floor, index) => {
      const y = foot - (index + 1) * STOREY;
      const band = floor.hue === "gold" ? `<g transform="translate(0 ${y})">${WILD_BAND}</g>` : "";
      const lights = isOpen ? storeyLights(floor, y, small, index) : "";
      return storey(floor, y, small) + band + lights;
    });
    const height = foot + streetHeight(small) + 2;
    const edges = `<path d="M0 ${top}V${height - 2}M160 ${top}V${height - 2}" stroke="#20150C" stroke-opacity=".5" stroke-width="1.4"/>`;
    return {
      box: [-14, 0, 188, height],
      body:
        (ghost === null ? "" : ghostStorey(ghost, top, small)) +
        floors.reverse().join("") +
        street(first.hue, last.number, last.golden, foot, isOpen, small) +
        edges +
        head(state, first.hue, top, small),
    };
  },
  ({ storeys, state, ghost, small }) =>
    [state, small, ghost === null ? "" : storeyKey(ghost), ...storeys.map(storeyKey)].join(";"),
);

function ghostStorey(ghost: Storey, y: number, small: boolean): string {
  const line = `x="3" y="${y + 3}" width="154" height="86" rx="5" fill="none"`;
  return `<g class="lu-ghost"><g opacity=".82">${storey(ghost, y, small)}</g><rect ${line} stroke="#FFF8DC" stroke-width="7"/><rect ${line} style="stroke:var(--lit,#B26A00)" stroke-width="5" stroke-dasharray="13 8"/></g>`;
}
