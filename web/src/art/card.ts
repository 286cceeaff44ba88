import { each, joined, remembered, round, times, type Assembly, type Drawing } from "./drawing";
import { INK, IVORY, PAINT, STONE_LIGHT, type Hue } from "./palette";
import { SHIELD, SHIELD_HALF } from "./shields";
import { STOREY, storey, street, streetHeight, type Storey } from "./storey";
import { rampart } from "./walls";

const WIDTH = 172;
const cardHeight = (small: boolean) => 20 + STOREY + streetHeight(small);
/** How high a card is drawn, in parts of its width. */
export const cardTall = (small: boolean) => (cardHeight(small) + 4) / WIDTH;
/** Room for the painted shadow below. */
const boxOf = (height: number): Drawing["box"] => [0, 0, WIDTH, height + 4];

const rounded = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - width}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - height}a${r} ${r} 0 0 1 ${r}-${r}Z`;

/** The rim around whatever a card shows, with the cornice of a palace of some hue. */
const frame = remembered(
  (hue: Hue | null, golden: boolean, small: boolean): Drawing => {
    const height = cardHeight(small);
    const hole = rounded(6, 6, 160, height - 12, 5);
    const [fill, edge] = golden ? ["url(#lu-goldplaque)", "#7A5A12"] : ["var(--lu-paper,#FFFBEF)", "#B9A98A"];
    const cornice =
      hue === null
        ? ""
        : `<path d="M6 6H166v8H6Z" fill="${PAINT[hue].dark}"/><path d="M6 6H166v5H6Z" fill="${STONE_LIGHT}"/>`;
    return {
      box: boxOf(height),
      body:
        `${cornice}<path d="${rounded(2, 4, WIDTH - 2, height - 1, 12)}${hole}" fill="#2A1606" fill-opacity=".3" fill-rule="evenodd"/>` +
        `<path d="${rounded(0.7, 0.7, WIDTH - 1.4, height - 1.4, 11)}${hole}" style="fill:${fill}" fill-rule="evenodd"/>` +
        `<rect x=".7" y=".7" width="${WIDTH - 1.4}" height="${height - 1.4}" rx="11" fill="none" stroke="${edge}" stroke-width="1.4"/>` +
        `<path d="${hole}" fill="none" stroke="#2A1D12" stroke-opacity=".55" stroke-width="1.2"/>`,
    };
  },
  (...what) => what.join(),
);

/** A palace card as it lies on the table: paper rim, one storey, the street level with its plaque. */
export const palaceCard = remembered(
  (card: Storey, small: boolean): Assembly => ({
    box: boxOf(cardHeight(small)),
    parts: [
      ...street(card, card, false, small).map((drawing) => ({ drawing, x: 6, y: 14 + STOREY })),
      { drawing: storey(card, small), x: 6, y: 14 },
      { drawing: frame(card.hue, card.golden, small), x: 0, y: 0 },
    ],
  }),
  ({ hue, windows, shields, number, golden }, small) => [hue, windows, shields, number, golden, small].join(),
);

/** A scene of any height behind a rim: nothing of it is seen beyond. */
function framed(scene: string, small: boolean): Assembly {
  const height = cardHeight(small);
  const window = `x="6" y="6" width="160" height="${height - 12}" viewBox="6 6 160 ${height - 12}"`;
  const drawing: Drawing = { box: [6, 6, 160, height - 12], body: `<svg ${window}>${scene}</svg>` };
  return {
    box: boxOf(height),
    parts: [
      { drawing, x: 0, y: 0 },
      { drawing: frame(null, false, small), x: 0, y: 0 },
    ],
  };
}

/** A Bastion: a round tower in the wall, with its trees. */
export const bastionCard = remembered((small: boolean): Assembly => {
  const drum = "M30 64C30 52 142 52 142 64V156C142 176 30 176 30 156Z";
  const scene =
    '<path d="M6 6H166V200H6Z" fill="url(#lu-sky)"/><path d="M0 96C30 84 52 92 76 86S130 92 172 80V200H0Z" fill="#A9BF9A"/><path d="M0 108C30 98 60 106 92 100S150 104 172 96V200H0Z" fill="#86A573"/>' +
    `<g transform="translate(-10 92)">${rampart(200)}</g>` +
    tree(4, 84, 1.2) +
    tree(138, 84, 1.2) +
    tree(46, 12, 1.4) +
    tree(92, 12, 1.4) +
    tree(67, 2, 1.6) +
    `<path d="${drum}" fill="url(#lu-wallbrick)"/><path d="${drum}" fill="url(#lu-drum)" stroke="#5F2C18" stroke-width="1.8"/>` +
    '<ellipse cx="86" cy="62" rx="61" ry="14" fill="#E2D8C2" stroke="#6F6657" stroke-width="1.8"/><ellipse cx="86" cy="59.5" rx="52" ry="9.5" fill="#6F9A48"/>' +
    '<path d="M27 92C44 108 128 108 145 92V100C128 116 44 116 27 100Z" fill="#EFE9DB" stroke="#8F887A" stroke-width="1.4"/>' +
    '<path d="M40 150v-14a8 8 0 0 1 16 0v16ZM116 152v-16a8 8 0 0 1 16 0v14Z" fill="#2B1A10"/>' +
    `<g transform="translate(63 102) scale(1.3)"><path d="${SHIELD}" transform="translate(2 2.5)" fill-opacity=".3"/><path d="${SHIELD}" fill="#B8402A"/><path d="${SHIELD_HALF}" fill="${IVORY}"/><path d="${SHIELD}" fill="none" stroke="${INK}" stroke-width="2"/></g>` +
    '<path d="M6 172C40 164 130 166 166 170V200H6Z" fill="#7C9A4F"/>';
  return framed(scene, small);
}, String);

const tree = (x: number, y: number, scale: number) =>
  `<use href="#lu-tree" transform="translate(${x} ${y}) scale(${scale})"/>`;

/** The back of every card: the ring of walls from above, eleven bastions, the oval piazza. */
export const cardBack = remembered(
  (small: boolean): Drawing =>
    joined(framed(`<g transform="translate(0 ${(cardHeight(small) - 184) / 2})">${back()}</g>`, small)),
  String,
);

function back(): string {
  const [x, y] = [86, 92];
  const angles = times(11, (index) => -Math.PI / 2 + (index * 2 * Math.PI) / 11);
  const at = (angle: number, reach: number) =>
    `${round(x + 61 * reach * Math.cos(angle))} ${round(y + 66 * reach * Math.sin(angle))}`;
  const ring = `M${angles.map((angle) => at(angle, 1)).join("L")}Z`;
  const dots = (radius: number) =>
    angles
      .map(
        (angle) =>
          `M${at(angle, 1.04)}m-${radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`,
      )
      .join("");
  const lattice = each(
    12,
    (index) => `M${-60 + index * 24} 196L${60 + index * 24}-12M${-60 + index * 24}-12L${60 + index * 24} 196`,
  );
  const houses =
    "M46 73h13v13h-13zM66 52h18v18h-18zM92 54h14v16h-14zM115 60h10v14h-10zM43 99h14v15h-14zM64 126h18v12h-18zM92 127h16v13h-16zM115 107h12v11h-12zM66 105h14v12h-14zM117 83h13v12h-13zM50 56h9v9h-9z";
  return (
    `<path d="M6-12H166V200H6Z" fill="#2F5B45"/><path d="${lattice}" stroke="#3D6D55" stroke-width="1.4"/>` +
    `<path d="${dots(11.5)}" fill="#C98B64" stroke="#F3E6CE" stroke-width="2"/><path d="${dots(5)}" fill="#6F9A48"/>` +
    `<path d="${ring}" fill="#EBD9B8" stroke="#F3E6CE" stroke-width="11" stroke-linejoin="round"/><path d="${ring}" fill="#EFE0C2" stroke="#C98B64" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${ring}" fill="none" stroke="#5E8B45" stroke-width="4" stroke-dasharray="1 5.5" stroke-linecap="round" transform="translate(${x} ${y}) scale(.89) translate(${-x} ${-y})"/>` +
    `<path d="M40 66L132 78M36 92L136 100M42 120L130 122M64 42L60 142M88 36L86 150M110 42L112 142" stroke="#C8AE84" stroke-width="2"/><path d="${houses}" fill="#C8613B"/>` +
    '<ellipse cx="89" cy="91" rx="19" ry="13" fill="#EFE0C2" stroke="#C8613B" stroke-width="7"/><ellipse cx="89" cy="91" rx="22.5" ry="16.5" fill="none" stroke="#8A3E21" stroke-width="1.2"/>' +
    '<rect x="9.5" y="9.5" width="153" height="165" rx="4" fill="none" stroke="#E7CF8E" stroke-width="1.6"/>'
  );
}
