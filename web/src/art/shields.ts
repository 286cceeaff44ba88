import { INK, PAINT, type Hue } from "./palette";
import { placed, type Layer, type Spot } from "./paths";
import { shadowOf } from "./windows";

export const SHIELD =
  "M3 16C8 16 10.5 14.5 12 12.5C14 14.5 16 15.2 18 15.2S22 14.5 24 12.5C25.5 14.5 28 16 33 16V34C33 46 25.5 53 18 57C10.5 53 3 46 3 34Z";
/** The figures end at the shield's edge by themselves, so that nothing needs to be clipped. */
const CHARGES: Record<Hue, string> = {
  red: "M3 24V16C4.5 16 5.8 15.8 7 15.6L31.3 41.5C30 44.7 28 47.5 25.7 49.8Z",
  orange: "M4.5 41.5L18 27L31.5 41.5C30.3 44.3 28.7 46.5 27 48.3L18 37.5L9 48.3C7.3 46.5 5.7 44.3 4.5 41.5Z",
  yellow:
    "M13 13.6C14.6 14.8 16.3 15.2 18 15.2S21.4 14.8 23 13.6V53.9C21.4 55 19.7 56.1 18 57C16.3 56.1 14.6 55 13 53.9Z",
  green: "M3 28H33V34C33 35.4 32.9 36.7 32.7 38H3.3C3.1 36.7 3 35.4 3 34Z",
  blue: "M14.5 14.6C15.7 15 16.8 15.2 18 15.2S20.3 15 21.5 14.6V28H33V34L32.97 35H21.5V54.9C20.4 55.6 19.2 56.3 18 57C16.8 56.3 15.6 55.6 14.5 54.9V35H3.03L3 34V28H14.5Z",
  purple: "M18 19L27.5 34L18 49L8.5 34Z",
  gold: "M18 20l3.4 9.2 9.8.4-7.7 6.1 2.7 9.4-8.2-5.4-8.2 5.4 2.7-9.4-7.7-6.1 9.8-.4Z",
};
export const SHIELD_HALF = "M18 15.2C20 15.2 22 14.5 24 12.5C25.5 14.5 28 16 33 16V34C33 46 25.5 53 18 57Z";

/** The shield of a colour, in a box of 36 × 68. */
export function shield(hue: Hue): readonly Layer[] {
  return [
    shadowOf(SHIELD),
    { d: SHIELD, fill: "url(#lu-ivory)" },
    { d: CHARGES[hue], fill: PAINT[hue].charge },
    { d: SHIELD_HALF, fill: "#000", opacity: 0.09 },
    { d: SHIELD, stroke: INK, width: 2.2 },
  ];
}

/** For small sizes, in a box of 44 × 72. */
export function boldShield(hue: Hue): readonly Layer[] {
  const larger: Spot = { x: -1.4, y: -10, wide: 1.3, tall: 1.36 };
  return [
    { d: placed(SHIELD, larger), fill: "#FFFBEE", stroke: INK, width: 8, outside: true },
    { d: placed(CHARGES[hue], larger), fill: PAINT[hue].charge },
  ];
}
