import { each, remembered, type Drawing } from "./drawing";
import { PAINT, STONE_DARK, STONE_LIGHT, type Hue } from "./palette";

const HEIGHT = 176;

/** Where a palace could stand: stakes, a line between them, and the first stones in its colour. */
export const emptyPlot = remembered(
  (hue: Hue, isLit: boolean): Drawing => {
    const { wall, dark } = PAINT[hue];
    const outline = `x="4" y="8" width="152" height="${HEIGHT - 24}" rx="6"`;
    const stones = each(5, (index) => `M${index * 32 + 1} ${HEIGHT - 14}h30v12h-30z`);
    const line = isLit ? "var(--lit,#B26A00)" : "var(--line-strong,#98825A)";
    const field = isLit ? "var(--lit-fill,#FFF0C2)" : "var(--panel,#FBF6EA)";
    return {
      box: [-14, 0, 188, HEIGHT],
      body:
        `<rect ${outline} style="fill:${field}" opacity="${isLit ? 0.9 : 0.42}"/><rect ${outline} fill="url(#lu-q-${hue})" opacity=".16"/>` +
        `<rect ${outline} fill="none" style="stroke:${line}" stroke-width="4" stroke-dasharray="12 9" stroke-linecap="round"/>` +
        `<path d="M0 ${HEIGHT - 14}H160v14H0z" fill="${dark}"/><path d="${stones}" fill="${wall}" stroke="${dark}" stroke-width="1.4"/>` +
        `<path d="M-2 ${HEIGHT - 4}H162v4H-2z" fill="${STONE_LIGHT}"/><path d="M-2 ${HEIGHT - 1.5}H162v1.5H-2z" fill="${STONE_DARK}"/>` +
        `<path d="M-6 ${HEIGHT - 44}V${HEIGHT}M166 ${HEIGHT - 44}V${HEIGHT}" stroke="#8A6236" stroke-width="5"/><path d="M-6 ${HEIGHT - 36}Q80 ${HEIGHT - 24} 166 ${HEIGHT - 36}" fill="none" stroke="#E9DDBF" stroke-width="2"/>`,
    };
  },
  (hue, isLit) => `${hue}${isLit}`,
);
