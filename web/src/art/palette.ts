/** The colours of the palaces and the materials of the city. */
export const HUES = ["red", "orange", "yellow", "green", "blue", "purple"] as const;
/** How a colour is drawn; gold is the hue of Wilds. */
export type Hue = (typeof HUES)[number] | "gold";
export const ALL_HUES: readonly Hue[] = [...HUES, "gold"];

interface Paint {
  /** The hue that identifies the palace (Okabe–Ito family). */
  wall: string;
  /** The street level. */
  dark: string;
  light: string;
  /** The figure on its shields. */
  charge: string;
  /** What falls on the walls in the evening and when the palace is opened, so that its windows shine. */
  dusk: string;
  /** How much more of it than on other walls: the bright ones would outshine their windows. */
  duskier: number;
}

export const PAINT: Record<Hue, Paint> = {
  red: { wall: "#C2452D", dark: "#6E2014", light: "#E58A72", charge: "#9E2B17", dusk: "#3E0D0A", duskier: 1 },
  orange: { wall: "#E2900C", dark: "#7A4A05", light: "#FBD78F", charge: "#B96A00", dusk: "#5A2A00", duskier: 1.35 },
  yellow: { wall: "#F3E35A", dark: "#746408", light: "#FFF6A8", charge: "#9A8500", dusk: "#633A00", duskier: 1.15 },
  green: { wall: "#0E9A70", dark: "#084A38", light: "#BCE2D0", charge: "#087354", dusk: "#02261E", duskier: 1.1 },
  blue: { wall: "#1766A6", dark: "#0B3659", light: "#BBDCF2", charge: "#115A92", dusk: "#04152E", duskier: 1 },
  purple: { wall: "#C873A6", dark: "#5E2348", light: "#F0C3DC", charge: "#8E3D6F", dusk: "#3B0F30", duskier: 1.15 },
  gold: { wall: "#D9AE45", dark: "#5B430C", light: "#FFE9A8", charge: "#8A6410", dusk: "#4A3200", duskier: 1.4 },
};

/**
 * A pale patch that still reads as its own colour beside the others, with ink on it, by day and in the evening: where a
 * card has lain. A mere touch of the paint would take on the colour of what lies below.
 */
export const PATCH: Record<Hue, { day: string; evening: string }> = {
  red: { day: "#F09A90", evening: "#7E3028" },
  orange: { day: "#FBC181", evening: "#7C501A" },
  yellow: { day: "#F8EF96", evening: "#746B17" },
  green: { day: "#8EDAB9", evening: "#145E44" },
  blue: { day: "#96C6F6", evening: "#175081" },
  purple: { day: "#EAA4D2", evening: "#773A62" },
  gold: { day: "#E8CE94", evening: "#695218" },
};

export const STONE = "#9AA0A3";
export const STONE_LIGHT = "#D3D7D6";
export const STONE_DARK = "#5C6468";
export const INK = "#241C16";
export const COBALT = "#16387C";
export const IVORY = "#FBF6E6";
export const GLASS = "#22303F";
export const GLINT = "#4A6278";
export const SHADOW = "#1A0F08";

// Decks of one's own name their colours in any language; the usual names are drawn as what they say.
const KNOWN_NAMES: Record<(typeof HUES)[number], readonly string[]> = {
  red: ["red", "rosso", "rossa", "rouge", "rot", "rojo", "赤", "赤色"],
  orange: ["orange", "arancione", "arancio", "naranja", "オレンジ", "橙", "橙色"],
  yellow: ["yellow", "giallo", "gialla", "jaune", "gelb", "amarillo", "黄", "黄色"],
  green: ["green", "verde", "vert", "verte", "grün", "緑", "緑色"],
  blue: ["blue", "blu", "azzurro", "bleu", "bleue", "blau", "azul", "青", "青色"],
  purple: ["purple", "viola", "violet", "violette", "pink", "rosa", "rose", "lila", "紫", "紫色"],
};

/** Which hue each of a deck's colours is drawn in: known names as such, others take what is left, in the deck's order. */
export function huesOf(colours: readonly string[]): ReadonlyMap<string, Hue> {
  const hues = new Map<string, Hue>();
  const left = new Set<Hue>(HUES);
  for (const colour of colours) {
    const known = HUES.find((hue) => left.has(hue) && KNOWN_NAMES[hue].includes(colour.toLowerCase()));
    if (known === undefined) continue;
    hues.set(colour, known);
    left.delete(known);
  }
  for (const colour of colours) {
    if (hues.has(colour)) continue;
    const [next = "gold"] = left;
    hues.set(colour, next);
    left.delete(next);
  }
  return hues;
}
