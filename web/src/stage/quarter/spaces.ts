import type { RoofState } from "../../art/roof";
import type { PalaceView, QuarterView } from "../../wire/types";

/** One of the three spaces of a Quarter, with what stands in it. */
export interface Space {
  name: "building" | "completed" | "opened";
  state: RoofState;
  palaces: readonly PalaceView[];
}

export function spacesOf(quarter: QuarterView): Space[] {
  return [
    { name: "building", state: "building", palaces: quarter.under_construction },
    { name: "completed", state: "complete", palaces: quarter.completed },
    { name: "opened", state: "open", palaces: quarter.opened },
  ];
}

export interface Row {
  width: number;
  /** Pixels between lots of one space. */
  gap: number;
  /** How wide each lot of each space is. */
  lots: readonly (readonly number[])[];
  /** How wide a space is in which nothing stands. */
  nothing: number;
  /** How wide the sign of each space is. */
  signs: readonly number[];
}

export interface Stand {
  /** Where each space begins, and where each of its lots does. */
  spaces: number[];
  lots: number[][];
  signs: number[];
}

const WIDE = 520; // pixels of a street on which signs need not stand close to each other

/** Where everything stands along the street: spaces from edge to edge, signs below their middle as far as there is room. */
export function standing({ width, gap, lots, nothing, signs }: Row): Stand {
  const widths = lots.map((space) =>
    space.length === 0 ? nothing : space.reduce((all, lot) => all + lot, 0) + gap * (space.length - 1),
  );
  const betweenSigns = width < WIDE ? 4 : 14;
  const free = Math.max(0, width - widths.reduce((all, one) => all + one, 0));
  const between = widths.length > 1 ? free / (widths.length - 1) : 0;
  const stand: Stand = { spaces: [], lots: [], signs: [] };
  let at = 0;
  lots.forEach((space, index) => {
    const wide = widths[index] ?? 0;
    stand.spaces.push(at);
    let lotAt = at;
    stand.lots.push(
      space.map((lot) => {
        const here = lotAt;
        lotAt += lot + gap;
        return here;
      }),
    );
    const previous = stand.signs.length - 1;
    const from = previous < 0 ? 0 : (stand.signs[previous] ?? 0) + (signs[previous] ?? 0) + betweenSigns;
    stand.signs.push(Math.max(from, at + (wide - (signs[index] ?? 0)) / 2));
    at += wide + between;
  });
  let until = width;
  for (let index = stand.signs.length - 1; index >= 0; index--) {
    const sign = Math.max(0, Math.min(stand.signs[index] ?? 0, until - (signs[index] ?? 0)));
    stand.signs[index] = sign;
    until = sign - betweenSigns;
  }
  return stand;
}
