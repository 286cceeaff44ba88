import { arms, armsOf } from "./arms";
import { definitionsFor } from "./defs";
import { escaped, joined, round } from "./drawing";
import { lightOn } from "./light";
import { palace, type PalaceLook } from "./palace";
import { skyline } from "./scenery";
import { rampart } from "./walls";

/** A picture to share when a game is over. All words are translated already; names come from players and get escaped. */
export interface Result {
  /** Such as "Livia wins". */
  title: string;
  /** One line below it. */
  subtitle: string;
  /** Best first. */
  players: readonly { seat: number; name: string; score: string }[];
  /** The winner's palaces; as many are shown as there is room for. */
  palaces: readonly PalaceLook[];
  /** Where it was played. */
  footer: string;
  /** The letters that it is written in: pictures see no fonts of the page. Japanese is written in the system's. */
  fonts: readonly Font[];
}

/** A file with letters, as a data address, and the signs that it is for. */
export interface Font {
  family: string;
  data: string;
  range: string;
}

export const RESULT_WIDTH = 1200;
export const RESULT_HEIGHT = 630;
const STREET = 512;
const MAX_PALACES = 5;
export const SERIF_FAMILY = "Source Serif 4";
export const SANS_FAMILY = "Source Sans 3";
const SERIF = `'${SERIF_FAMILY}','Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP','Noto Serif',Georgia,serif`;
const SANS = `'${SANS_FAMILY}','Hiragino Sans','Yu Gothic UI','Noto Sans CJK JP','Segoe UI','Noto Sans',system-ui,sans-serif`;

/** About how many ems a text is wide; rather too many than too few. */
function ems(text: string): number {
  return [...text].reduce((sum, sign) => {
    if (/[\u1100-\uFFEF]|\p{Extended_Pictographic}/u.test(sign)) return sum + 1;
    if (/[\p{Lu}MWmw@%&]/u.test(sign)) return sum + 0.8;
    return sum + (/[ijltfrI.,:;'’! ]/.test(sign) ? 0.34 : 0.56);
  }, 0);
}

/** The text, or as much of it as is sure to fit. */
export function fitted(text: string, most: number, size: number): string {
  if (ems(text) * size <= most) return text;
  const signs = [...text];
  while (signs.length > 1 && (ems(signs.join("")) + 1) * size > most) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

interface TextStyle {
  x: number;
  y: number;
  size: number;
  most: number;
  font?: string;
  weight?: number;
  fill?: string;
  anchor?: "start" | "end";
}

function words(
  text: string,
  { x, y, size, most, font = SANS, weight = 400, fill = "#2B2119", anchor = "start" }: TextStyle,
): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(fitted(text, most, size))}</text>`;
}

/** The title is as large as its line allows. */
function title(text: string): string {
  const size = Math.max(40, Math.min(84, 900 / Math.max(ems(text), 1)));
  return words(text, { x: 200, y: 150, size, most: 940, font: SERIF, weight: 700, fill: "#9E3D22" });
}

function street(palaces: readonly PalaceLook[]): string {
  const drawn = palaces.slice(0, MAX_PALACES).map((look) => ({ look, drawing: joined(palace(look)) }));
  const tallest = Math.max(1, ...drawn.map(({ drawing }) => drawing.box[3]));
  const scale = Math.min(104 / 188, 316 / tallest);
  const step = 188 * scale + 10;
  return drawn
    .map(({ look, drawing: { box, body } }, index) => {
      const x = RESULT_WIDTH - 40 - (drawn.length - index) * step;
      return `<g transform="translate(${round(x - box[0] * scale)} ${round(STREET - box[3] * scale)}) scale(${scale.toFixed(3)})" style="${lightOn(look.state === "open" ? "open" : "palace", "day")}">${body}</g>`;
    })
    .join("");
}

function written(fonts: readonly Font[]): string {
  const faces = fonts.map(
    ({ family, data, range }) =>
      `@font-face{font-family:'${family}';src:url(${data}) format('woff2');font-weight:200 900;unicode-range:${range}}`,
  );
  return faces.length === 0 ? "" : `<style>${faces.join("")}</style>`;
}

/** SVG of 1200 × 630 that needs nothing from the page around it. */
export function resultCard({ title: heading, subtitle, players, palaces, footer, fonts }: Result): string {
  const winner = players[0];
  const rows = players.slice(0, 5).map(({ seat, name, score }, index) => {
    const y = 262 + index * 50;
    const isFirst = index === 0;
    return (
      `<rect x="64" y="${y - 32}" width="520" height="44" rx="22" fill="#FBF6EA" opacity="${isFirst ? 1 : 0.86}"/>` +
      `<g transform="translate(80 ${y - 30}) scale(.34)">${arms(armsOf(seat)).body}</g>` +
      words(name, { x: 130, y, size: 25, most: 330, weight: isFirst ? 700 : 500 }) +
      words(score, {
        x: 560,
        y: y + 1,
        size: 30,
        most: 110,
        font: SERIF,
        weight: 700,
        fill: isFirst ? "#9E3D22" : "#2B2119",
        anchor: "end",
      })
    );
  });
  const day = `<linearGradient id="lu-day" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#A9D0E6"/><stop offset=".5" stop-color="#DDE8E2"/><stop offset=".85" stop-color="#F7E9CF"/></linearGradient>`;
  const picture =
    `<g transform="translate(0 262) scale(1 1.2)" opacity=".8">${skyline.body}</g>` +
    `<path d="M0 500H1200V630H0Z" fill="#CDBFA7"/><path d="M0 500H1200v5H0Z" fill="#B8A88C"/><path d="M0 528H1200V630H0Z" fill="#8BA85C"/>` +
    street(palaces) +
    `<g transform="translate(0 526)">${[60, 180, 300, 420, 540, 660, 780, 900, 1020, 1140].map((x) => `<use href="#lu-tree" transform="translate(${x} -6) scale(1.2)"/>`).join("")}${rampart(RESULT_WIDTH)}<path d="M0 88H1200v20H0Z" fill="#7C9A4F"/></g>` +
    (winner === undefined ? "" : `<g transform="translate(64 56) scale(1.16)">${arms(armsOf(winner.seat)).body}</g>`) +
    title(heading) +
    words(subtitle, { x: 202, y: 192, size: 25, most: 900, font: SERIF, fill: "#4A3B2D" }) +
    rows.join("") +
    words(footer, { x: 1160, y: 604, size: 21, most: 1080, weight: 600, fill: "#FFF9EE", anchor: "end" });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${RESULT_WIDTH} ${RESULT_HEIGHT}" width="${RESULT_WIDTH}" height="${RESULT_HEIGHT}">` +
    `<defs>${written(fonts)}${[...definitionsFor(picture).values()].join("")}${day}</defs><path d="M0 0H1200V630H0Z" fill="url(#lu-day)"/>${picture}</svg>`
  );
}
