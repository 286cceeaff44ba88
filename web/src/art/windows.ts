import { each, round } from "./drawing";
import { GLASS, GLINT, SHADOW, STONE_DARK, STONE_LIGHT, type Hue } from "./palette";
import { circle, moved, type Layer } from "./paths";

/** A window standing on its sill, in a box of 36 × 68; `light` is laid over it when the palace is opened. */
export interface Window {
  body: readonly Layer[];
  light: readonly Layer[];
}

const BAR = STONE_LIGHT;
const LIT_BAR = "#6B3408";
const LIT = "url(#lu-lit)";

export const shadowOf = (d: string): Layer => ({ d: moved(d, 2.2, 2.6), fill: SHADOW, opacity: 0.34 });
const frame = (d: string): Layer[] => [shadowOf(d), { d, fill: "url(#lu-stone)", stroke: STONE_DARK, width: 1.6 }];
const glass = (d: string): Layer => ({ d, fill: GLASS });
const glint = (d: string): Layer => ({ d, stroke: GLINT, width: 2 });
const bars = (d: string, stroke: string = BAR, width = 2): Layer => ({ d, stroke, width });
const SILL: Layer[] = [
  { d: "M1 65.5H38V68H1Z", fill: SHADOW, opacity: 0.28 },
  { d: "M-.5 60H36.5V65.5H-.5Z", fill: STONE_LIGHT, stroke: STONE_DARK, width: 1.2 },
];
const lit = (pane: string, barsPath: string, width = 2.2): Layer[] => [
  { d: pane, fill: LIT, stroke: "#4A2004", width: 3, outside: true },
  bars(barsPath, LIT_BAR, width),
];

function twinArch(): Window {
  const panes = `M7 60V33.5a5.2 5.2 0 0 1 10.4 0V60ZM18.6 60V33.5a5.2 5.2 0 0 1 10.4 0V60Z${circle(18, 18.5, 5)}`;
  return {
    body: [
      ...frame("M2.5 61V20.5a15.5 15.5 0 0 1 31 0V61Z"),
      glass(panes),
      glint("M8.5 33v26M20 33v26"),
      { d: "M16.7 30h2.6v31h-2.6Z", fill: STONE_LIGHT },
      bars("M5 20.5a13 13 0 0 1 26 0", STONE_LIGHT, 1.2),
      ...SILL,
    ],
    light: lit(panes, "M7 46h10.4M18.6 46H29"),
  };
}

function pediment(): Window {
  const pane = "M9.5 24H26.5V60H9.5Z";
  return {
    body: [
      ...frame("M5.5 20H30.5V61H5.5Z"),
      glass(pane),
      glint("M10.5 25v34"),
      bars("M18 24V60M9.5 40H26.5"),
      ...frame("M.5 21L18 5.5L35.5 21Z"),
      { d: "M7.5 18.3L18 9L28.5 18.3Z", fill: STONE_DARK, opacity: 0.45 },
      ...SILL,
    ],
    light: lit(pane, "M18 24V60M9.5 40H26.5"),
  };
}

function stoneCross(): Window {
  const pane = "M5 20H31V60H5Z";
  const cross = "M16.3 20h3.4v13.5h11.3v3.4h-11.3v24h-3.4v-24h-11.3v-3.4h11.3Z";
  return {
    body: [
      ...frame("M1 15H35V61H1Z"),
      glass(pane),
      glint("M6.3 21v38M20.8 21v38"),
      { d: cross, fill: STONE_LIGHT, stroke: STONE_DARK, width: 0.8 },
      { d: "M-1 11.5H37V16.5H-1Z", fill: STONE_LIGHT, stroke: STONE_DARK, width: 1.2 },
      ...SILL,
    ],
    light: lit(pane, "M18 20V60M5 35.2H31", 3.4),
  };
}

function pointed(): Window {
  const panes =
    "M7.5 60V36C7.5 32 9.5 29.5 12.5 27.5C15.5 29.5 17.3 32 17.3 36V60ZM18.7 60V36C18.7 32 20.5 29.5 23.5 27.5C26.5 29.5 28.5 32 28.5 36V60ZM18 12.5L21.6 18.7L18 24.9L14.4 18.7Z";
  return {
    body: [
      ...frame("M3 61V29C3 18 9 10 18 3C27 10 33 18 33 29V61Z"),
      glass(panes),
      glint("M9 36v23M20.2 36v23"),
      { d: "M16.9 33h2.2v28h-2.2Z", fill: STONE_LIGHT },
      bars("M5.2 29C5.5 19.5 10.5 12.3 18 6.2", STONE_LIGHT, 1.2),
      ...SILL,
    ],
    light: lit(panes, "M7.5 46h9.8M18.7 46H28.5"),
  };
}

function garland(): Window {
  const fruit = (odd: number, radius: number) =>
    each(6, (index) => {
      const angle = ((index * 2 + odd) * Math.PI) / 6;
      return circle(18 + 15.7 * Math.cos(angle), 37 + 15.7 * Math.sin(angle), radius);
    });
  const pane = circle(18, 37, 12);
  return {
    body: [
      shadowOf(circle(18, 37, 19.5)),
      { d: circle(18, 37, 19.5), fill: "#FBF8EC", stroke: "#0B3659", width: 1.6 },
      { d: fruit(0, 3), fill: "#2E8B57" },
      { d: fruit(1, 2.5), fill: "#E3A81E" },
      { d: pane, fill: GLASS, stroke: STONE_DARK, width: 1.6 },
      bars("M10 33a9 9 0 0 1 6-5.5", GLINT, 2.4),
      bars("M18 25V49M6 37H30"),
    ],
    light: lit(pane, "M18 25V49M6 37H30", 2.4),
  };
}

function shuttered(): Window {
  const louvres = each(8, (row) => `M.5 ${round(24 + row * 4.3)}h7M28.5 ${round(24 + row * 4.3)}h7`);
  return {
    body: [
      ...frame("M8.5 17.5C12 13.5 24 13.5 27.5 17.5V61H8.5Z"),
      glass("M11.5 21H24.5V60H11.5Z"),
      glint("M12.7 22v37"),
      bars("M18 21V60M11.5 34H24.5M11.5 47H24.5", BAR, 1.6),
      { d: "M.5 22h11v39h-11ZM28.5 22h11v39h-11Z", fill: SHADOW, opacity: 0.3 },
      {
        d: "M-1.5 19.5h11v39.5h-11ZM26.5 19.5h11v39.5h-11Z",
        fill: "#3F6B57",
        stroke: "#1E3A2E",
        width: 1.3,
      },
      bars(louvres, "#8FB8A2", 1.3),
      ...SILL,
    ],
    light: lit("M11.5 19H24.5V60H11.5Z", "M18 19V60M11.5 34H24.5M11.5 47H24.5", 1.8),
  };
}

function ogee(): Window {
  const outer = "M3 61V31C3 20 16 17 18 3C20 17 33 20 33 31V61Z";
  const pane = "M8 60V33C8 26 16 23 18 14C20 23 28 26 28 33V60Z";
  return {
    body: [
      shadowOf(outer),
      { d: outer, fill: "#FFF1C2", stroke: "#5B430C", width: 1.6 },
      glass(pane),
      glint("M9.5 34v25"),
      bars("M18 20V60M8 40H28", "#F3D887"),
      ...SILL,
    ],
    light: lit(pane, "M18 20V60M8 40H28"),
  };
}

export const WINDOWS: Record<Hue, Window> = {
  red: twinArch(),
  orange: pediment(),
  yellow: stoneCross(),
  green: pointed(),
  blue: garland(),
  purple: shuttered(),
  gold: ogee(),
};

const RIM = "#EDEFEC";

function bold(pane: string, barsPath: string, over: readonly Layer[] = [], rim = RIM, width = 6): Window {
  return {
    body: [{ d: pane, fill: GLASS, stroke: rim, width, outside: true }, ...over, bars(barsPath, "#B9C0C2", 3)],
    light: [{ d: pane, fill: LIT, stroke: "#3A1802", width: 6, outside: true }, bars(barsPath, LIT_BAR, 3.4)],
  };
}

/** For small sizes, in a box of 44 × 72: one bold shape each. */
export const BOLD_WINDOWS: Record<Hue, Window> = {
  red: bold("M8 68V24a14 14 0 0 1 28 0V68Z", "M22 12V68"),
  orange: bold("M9 24H35V68H9Z", "M22 24V68", [{ d: "M1 22L22 3L43 22Z", fill: RIM, stroke: STONE_DARK, width: 1.6 }]),
  yellow: bold("M6 14H38V68H6Z", "M22 14V68M6 36H38"),
  green: bold("M8 68V32C8 20 14 11 22 5C30 11 36 20 36 32V68Z", "M22 8V68"),
  blue: bold(circle(22, 38, 16), "M22 22V54", [], "#FFFDF2", 12),
  purple: bold("M13 13H31V68H13Z", "M13 40H31", [
    { d: "M1 11h8v57h-8ZM35 11h8v57h-8Z", fill: "#8CCBAB", stroke: "#1E3A2E", width: 2 },
  ]),
  gold: bold("M8 68V36C8 26 20 24 22 6C24 24 36 26 36 36V68Z", "M22 20V68", [], "#FFF1C2"),
};
