import { each, round } from "./drawing";
import { GLASS, GLINT, SHADOW, STONE_DARK, STONE_LIGHT, type Hue } from "./palette";

/** A window in a box of 36 × 68, standing on its sill; `light` is laid over it when the palace is opened. */
interface Window {
  body: string;
  light: string;
}

const BAR = STONE_LIGHT;
const LIT_BAR = "#6B3408";

const shadow = (d: string) => `<path d="${d}" transform="translate(2.2 2.6)" fill="${SHADOW}" opacity=".34"/>`;
const frame = (d: string) =>
  `${shadow(d)}<path d="${d}" fill="url(#lu-stone)" stroke="${STONE_DARK}" stroke-width="1.6" stroke-linejoin="round"/>`;
const glass = (d: string) => `<path d="${d}" fill="${GLASS}"/>`;
const glint = (d: string) => `<path d="${d}" stroke="${GLINT}" stroke-width="2"/>`;
const bars = (d: string, colour = BAR, width = 2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const SILL = `<path d="M1 65.5H38V68H1Z" fill="${SHADOW}" opacity=".28"/><rect x="-.5" y="60" width="37" height="5.5" rx="1" fill="${STONE_LIGHT}" stroke="${STONE_DARK}" stroke-width="1.2"/>`;
const lit = (d: string, barsPath: string, width = 2.2) =>
  `<path d="${d}" fill="url(#lu-lit)" stroke="#4A2004" stroke-width="3" paint-order="stroke"/>` +
  bars(barsPath, LIT_BAR, width);

function twinArch(): Window {
  const panes =
    "M7 60V33.5a5.2 5.2 0 0 1 10.4 0V60ZM18.6 60V33.5a5.2 5.2 0 0 1 10.4 0V60ZM13 18.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z";
  return {
    body:
      frame("M2.5 61V20.5a15.5 15.5 0 0 1 31 0V61Z") +
      glass(panes) +
      glint("M8.5 33v26M20 33v26") +
      `<path d="M16.7 30h2.6v31h-2.6z" fill="${STONE_LIGHT}"/>` +
      bars("M5 20.5a13 13 0 0 1 26 0", STONE_LIGHT, 1.2) +
      SILL,
    light: lit(panes, "M7 46h10.4M18.6 46H29"),
  };
}

function pediment(): Window {
  return {
    body:
      frame("M5.5 20H30.5V61H5.5Z") +
      glass("M9.5 24H26.5V60H9.5Z") +
      glint("M10.5 25v34") +
      bars("M18 24V60M9.5 40H26.5") +
      frame("M.5 21L18 5.5L35.5 21Z") +
      `<path d="M7.5 18.3L18 9L28.5 18.3Z" fill="${STONE_DARK}" opacity=".45"/>` +
      SILL,
    light: lit("M9.5 24H26.5V60H9.5Z", "M18 24V60M9.5 40H26.5"),
  };
}

function stoneCross(): Window {
  return {
    body:
      frame("M1 15H35V61H1Z") +
      glass("M5 20H31V60H5Z") +
      glint("M6.3 21v38M20.8 21v38") +
      `<path d="M16.3 20h3.4v13.5h11.3v3.4h-11.3v24h-3.4v-24h-11.3v-3.4h11.3z" fill="${STONE_LIGHT}" stroke="${STONE_DARK}" stroke-width=".8"/>` +
      `<rect x="-1" y="11.5" width="38" height="5" rx="1" fill="${STONE_LIGHT}" stroke="${STONE_DARK}" stroke-width="1.2"/>` +
      SILL,
    light: lit("M5 20H31V60H5Z", "M18 20V60M5 35.2H31", 3.4),
  };
}

function pointed(): Window {
  const panes =
    "M7.5 60V36C7.5 32 9.5 29.5 12.5 27.5C15.5 29.5 17.3 32 17.3 36V60ZM18.7 60V36C18.7 32 20.5 29.5 23.5 27.5C26.5 29.5 28.5 32 28.5 36V60ZM18 12.5l3.6 6.2-3.6 6.2-3.6-6.2Z";
  return {
    body:
      frame("M3 61V29C3 18 9 10 18 3C27 10 33 18 33 29V61Z") +
      glass(panes) +
      glint("M9 36v23M20.2 36v23") +
      `<path d="M16.9 33h2.2v28h-2.2z" fill="${STONE_LIGHT}"/>` +
      bars("M5.2 29C5.5 19.5 10.5 12.3 18 6.2", STONE_LIGHT, 1.2) +
      SILL,
    light: lit(panes, "M7.5 46h9.8M18.7 46H28.5"),
  };
}

function garland(): Window {
  const fruit = (odd: number, radius: number, fill: string) => {
    const dots = each(6, (index) => {
      const angle = ((index * 2 + odd) * Math.PI) / 6;
      const x = 18 + 15.7 * Math.cos(angle);
      const y = 37 + 15.7 * Math.sin(angle);
      return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
    });
    return `<path d="${dots}" fill="${fill}"/>`;
  };
  const pane = "M6 37a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z";
  return {
    body:
      `<circle cx="20" cy="39.5" r="19.5" fill="${SHADOW}" opacity=".34"/><circle cx="18" cy="37" r="19.5" fill="#FBF8EC" stroke="#0B3659" stroke-width="1.6"/>` +
      fruit(0, 3, "#2E8B57") +
      fruit(1, 2.5, "#E3A81E") +
      `<path d="${pane}" fill="${GLASS}" stroke="${STONE_DARK}" stroke-width="1.6"/>` +
      `<path d="M10 33a9 9 0 0 1 6-5.5" fill="none" stroke="${GLINT}" stroke-width="2.4"/>` +
      bars("M18 25V49M6 37H30"),
    light: lit(pane, "M18 25V49M6 37H30", 2.4),
  };
}

function shuttered(): Window {
  const louvres = each(8, (row) => `M.5 ${round(24 + row * 4.3)}h7M28.5 ${round(24 + row * 4.3)}h7`);
  return {
    body:
      frame("M8.5 17.5C12 13.5 24 13.5 27.5 17.5V61H8.5Z") +
      glass("M11.5 21H24.5V60H11.5Z") +
      glint("M12.7 22v37") +
      bars("M18 21V60M11.5 34H24.5M11.5 47H24.5", BAR, 1.6) +
      `<path d="M.5 22h11v39h-11zM28.5 22h11v39h-11z" fill="${SHADOW}" opacity=".3"/>` +
      '<path d="M-1.5 19.5h11v39.5h-11zM26.5 19.5h11v39.5h-11z" fill="#3F6B57" stroke="#1E3A2E" stroke-width="1.3" stroke-linejoin="round"/>' +
      `<path d="${louvres}" stroke="#8FB8A2" stroke-width="1.3"/>` +
      SILL,
    light: lit("M11.5 19H24.5V60H11.5Z", "M18 19V60M11.5 34H24.5M11.5 47H24.5", 1.8),
  };
}

function ogee(): Window {
  const outer = "M3 61V31C3 20 16 17 18 3C20 17 33 20 33 31V61Z";
  const pane = "M8 60V33C8 26 16 23 18 14C20 23 28 26 28 33V60Z";
  return {
    body:
      `${shadow(outer)}<path d="${outer}" fill="#FFF1C2" stroke="#5B430C" stroke-width="1.6"/>` +
      glass(pane) +
      glint("M9.5 34v25") +
      bars("M18 20V60M8 40H28", "#F3D887") +
      SILL,
    light: lit(pane, "M18 20V60M8 40H28"),
  };
}

const WINDOWS: Record<Hue, Window> = {
  red: twinArch(),
  orange: pediment(),
  yellow: stoneCross(),
  green: pointed(),
  blue: garland(),
  purple: shuttered(),
  gold: ogee(),
};

/** For small sizes, in a box of 44 × 72: one bold shape each. */
function bold(pane: string, rim: string, barsPath: string, more = "", under = ""): Window {
  return {
    body: `${under}<path d="${pane}" fill="${GLASS}" stroke="${rim}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"/>${more}${bars(barsPath, "#B9C0C2", 3)}`,
    light: `<path d="${pane}" fill="url(#lu-lit)" stroke="#3A1802" stroke-width="6" paint-order="stroke"/>${bars(barsPath, LIT_BAR, 3.4)}`,
  };
}
const RIM = "#EDEFEC";
const BOLD: Record<Hue, Window> = {
  red: bold("M8 68V24a14 14 0 0 1 28 0V68Z", RIM, "M22 12V68"),
  orange: bold(
    "M9 24H35V68H9Z",
    RIM,
    "M22 24V68",
    `<path d="M1 22L22 3L43 22Z" fill="${RIM}" stroke="${STONE_DARK}" stroke-width="1.6"/>`,
  ),
  yellow: bold("M6 14H38V68H6Z", RIM, "M22 14V68M6 36H38"),
  green: bold("M8 68V32C8 20 14 11 22 5C30 11 36 20 36 32V68Z", RIM, "M22 8V68"),
  blue: bold("M5 38a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z", "#FBF8EC", "M22 21V55M5 38H39"),
  purple: bold(
    "M12 12H32V68H12Z",
    RIM,
    "M12 40H32",
    '<path d="M-2 10h12v58h-12zM34 10h12v58h-12z" fill="#3F6B57" stroke="#1E3A2E" stroke-width="2"/>',
  ),
  gold: bold("M8 68V36C8 26 20 24 22 6C24 24 36 26 36 36V68Z", "#FFF1C2", "M22 20V68"),
};

/** The windows by which everything else is drawn: `lu-w-red` and its light `lu-l-red`, `lu-x-red` and `lu-y-red` for small sizes. */
export function windowDefs(): string {
  return (Object.keys(WINDOWS) as Hue[])
    .map(
      (hue) =>
        `<g id="lu-w-${hue}">${WINDOWS[hue].body}</g><g id="lu-l-${hue}">${WINDOWS[hue].light}</g>` +
        `<g id="lu-x-${hue}">${BOLD[hue].body}</g><g id="lu-y-${hue}">${BOLD[hue].light}</g>`,
    )
    .join("");
}
