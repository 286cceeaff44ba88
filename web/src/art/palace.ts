import { remembered, type Assembly, type Drawing } from "./drawing";
import { head, headHeight, type RoofState } from "./roof";
import { STOREY, storey, storeyLights, street, streetHeight, type Storey } from "./storey";

export interface PalaceLook {
  /** From the street upwards, as they were played. */
  storeys: readonly Storey[];
  state: RoofState;
  /** A card shown as the storey that it would become. */
  ghost: Storey | null;
  small: boolean;
}

/** How high a palace of so many storeys is, in art units; 188 wide. */
export const palaceHeight = (storeys: number, state: RoofState, small: boolean) =>
  headHeight(state, small) + storeys * STOREY + streetHeight(small) + 2;

const storeyKey = ({ hue, windows, shields, number, golden }: Storey) => [hue, windows, shields, number, golden].join();

/** A façade 188 units wide with its eaves, as high as its storeys. */
export const palace = remembered(
  ({ storeys, state, ghost, small }: PalaceLook): Assembly => {
    const isOpen = state === "open";
    const top = headHeight(state, small);
    const first = storeys[0] ?? ghost;
    const last = storeys.at(-1) ?? ghost;
    if (first == null || last == null) return { box: [-14, 0, 188, top], parts: [] };
    const foot = top + (storeys.length + (ghost === null ? 0 : 1)) * STOREY;
    const floorAt = (index: number) => foot - (index + 1) * STOREY;
    return {
      box: [-14, 0, 188, foot + streetHeight(small) + 2],
      parts: [
        ...street(first, last, isOpen, small).map((drawing) => ({ drawing, x: 0, y: foot })),
        ...storeys.map((floor, index) => ({ drawing: storey(floor, small), x: 0, y: floorAt(index) })),
        ...(isOpen ? storeys : []).map((floor, index) => ({
          drawing: storeyLights(floor, small),
          x: 0,
          y: floorAt(index),
          name: "lu-lights",
          order: index,
        })),
        ...(ghost === null ? [] : [{ drawing: ghostStorey(ghost, small), x: 0, y: top }]),
        ...head(state, first.hue, top, small),
      ],
    };
  },
  ({ storeys, state, ghost, small }) =>
    [state, small, ghost === null ? "" : storeyKey(ghost), ...storeys.map(storeyKey)].join(";"),
);

const ghostStorey = remembered(
  (ghost: Storey, small: boolean): Drawing => {
    const { box, body } = storey(ghost, small);
    const line = 'x="3" y="3" width="154" height="86" rx="5" fill="none"';
    return {
      box,
      body: `<g opacity=".82">${body}</g><rect ${line} stroke="#FFF8DC" stroke-width="7"/><rect ${line} style="stroke:var(--lu-lit,#B87200)" stroke-width="5" stroke-dasharray="13 8"/>`,
    };
  },
  (ghost, small) => `${storeyKey(ghost)};${small}`,
);
