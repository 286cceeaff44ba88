import { remembered, times, type Drawing } from "./drawing";
import { INK, IVORY } from "./palette";

/** Coats of arms, 100 × 118: one for each of five seats, and the City's. */
export const ARMS = ["sun", "tower", "cypresses", "river", "keys", "city"] as const;
export type ArmsName = (typeof ARMS)[number];

const SHIELD = "M8 8C24 12 38 10 50 4C62 10 76 12 92 8V58C92 84 74 100 50 112C26 100 8 84 8 58Z";
/** The City's is a banner, so that it is not taken for a player's. */
const BANNER = "M12 12H88V100L69 92 50 110 31 92 12 100Z";
const GOLD = "#F0C24B";

function star(x: number, y: number, reach: number, points: number, inner: number): string {
  const corners = times(points * 2, (index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const radius = index % 2 === 1 ? reach * inner : reach;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const cypress = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-2.5 48H2.5V60H-2.5Z" fill="#4A2F1A"/><path d="M0-4C9 12 12 30 9 44C6 51-6 51-9 44C-12 30-9 12 0-4Z" fill="#24573A" stroke="${INK}" stroke-width="2"/><path d="M-3 12C-6 22-6 32-4 42" stroke="#6FA579" stroke-width="2" fill="none"/></g>`;

const key = (angle: number, fill: string) =>
  `<g transform="rotate(${angle} 50 56)"><path d="M46.5 34H53.5V92H46.5Z" fill="${fill}" stroke="${INK}" stroke-width="1.8"/><circle cx="50" cy="26" r="11" fill="none" stroke="${INK}" stroke-width="9"/><circle cx="50" cy="26" r="11" fill="none" stroke="${fill}" stroke-width="5.5"/><path d="M53.5 76H65V82H60V86H65V92H53.5Z" fill="${fill}" stroke="${INK}" stroke-width="1.8"/></g>`;

const FIELDS: Record<ArmsName, string> = {
  sun: `<path d="M0 0H100V118H0Z" fill="#2465AE"/><path d="${star(50, 54, 38, 16, 0.66)}" fill="${GOLD}" stroke="#8A5F0C" stroke-width="1.6"/><circle cx="50" cy="54" r="19" fill="#FFDF86" stroke="#8A5F0C" stroke-width="2"/><path d="M42 50q3-3 6 0M52 50q3-3 6 0M43 59q7 7 14 0" stroke="#8A5F0C" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
  tower: `<path d="M0 0H100V118H0Z" fill="#A8301F"/><path d="M0 78H100V118H0Z" fill="${IVORY}"/><path d="M34 88V40H30V26H38V33H45V26H55V33H62V26H70V40H66V88Z" fill="${IVORY}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/><path d="M45 88V72a5 5 0 0 1 10 0V88ZM46 58V50a4 4 0 0 1 8 0V58Z" fill="${INK}"/><path d="M34 66H66" stroke="${INK}" stroke-width="1.6"/><path d="M40 22C34 22 34 14 40 14C40 8 48 7 50 11C52 7 60 8 60 14C66 14 66 22 60 22Z" fill="#3F7A3C" stroke="${INK}" stroke-width="1.8"/><path d="M22 96q7-6 14 0t14 0 14 0 14 0" stroke="#A8301F" stroke-width="3.4" fill="none"/>`,
  cypresses: `<path d="M0 0H100V118H0Z" fill="#EDBE3E"/><path d="M0 82C20 70 34 84 50 78S82 72 100 82V118H0Z" fill="#3E7A45"/>${cypress(24, 36, 0.8)}${cypress(50, 22, 1)}${cypress(76, 36, 0.8)}`,
  river: `<path d="M0 0H100V118H0Z" fill="${IVORY}"/><path d="M0 0H100V50H0Z" fill="#1D7A6C"/><path d="${star(30, 29, 13, 5, 0.42)}${star(70, 29, 13, 5, 0.42)}" fill="${GOLD}" stroke="#5D4306" stroke-width="1.5"/><path d="M-4 62q9-9 18 0t18 0 18 0 18 0 18 0 18 0M-4 78q9-9 18 0t18 0 18 0 18 0 18 0 18 0M-4 94q9-9 18 0t18 0 18 0 18 0 18 0 18 0" stroke="#1D7A6C" stroke-width="8" fill="none"/><path d="M0 50H100" stroke="${INK}" stroke-width="2"/>`,
  keys: `<path d="M0 0H100V118H0Z" fill="#6B3F78"/>${key(-38, GOLD)}${key(38, IVORY)}`,
  city: `<path d="M0 0H100V60H0Z" fill="${IVORY}"/><path d="M0 60H100V118H0Z" fill="#B3261E"/><path d="M22 82V52L16 38H26V44H34V36H43V44H57V36H66V44H74V38H84L78 52V82Z" fill="${GOLD}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/><path d="M43 82V70a7 7 0 0 1 14 0V82Z" fill="${INK}"/><path d="M22 56H78" stroke="${INK}" stroke-width="1.8"/>`,
};

export const armsClips = (): [name: string, definition: string][] => [
  ["lu-armsclip", `<clipPath id="lu-armsclip"><path d="${SHIELD}"/></clipPath>`],
  ["lu-bannerclip", `<clipPath id="lu-bannerclip"><path d="${BANNER}"/></clipPath>`],
];

export const arms = remembered(
  (name: ArmsName): Drawing => {
    const outline = name === "city" ? BANNER : SHIELD;
    const clip = name === "city" ? "lu-bannerclip" : "lu-armsclip";
    const pole =
      name === "city"
        ? `<path d="M6 10H94" stroke="#3A2A18" stroke-width="8" stroke-linecap="round"/><path d="M7 9.5H93" stroke="#B98A3A" stroke-width="4" stroke-linecap="round"/>`
        : "";
    return {
      box: [0, 0, 100, 118],
      body:
        `<path d="${outline}" transform="translate(0 3)" fill-opacity=".28"/><g clip-path="url(#${clip})">${FIELDS[name]}<path d="M50 0H100V118H50Z" fill-opacity=".1"/></g>` +
        `<path d="${outline}" fill="none" stroke="#F3DFA4" stroke-width="6" stroke-linejoin="round"/><path d="${outline}" fill="none" stroke="#3A2A18" stroke-width="2.4" stroke-linejoin="round"/>${pole}`,
    };
  },
  (name) => name,
);

export function armsOf(seat: number | string): ArmsName {
  return typeof seat === "number" ? (ARMS[seat % 5] ?? "sun") : "city";
}
