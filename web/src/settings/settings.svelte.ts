import { negotiateLanguages } from "@fluent/langneg";
import { readStoredFields, writeStored } from "./storage";

export const LANGUAGES = ["en", "it", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", fr: "Français", ja: "日本語" };
export type Theme = "system" | "light" | "dark";
export const MOTIONS = ["calm", "normal", "fast", "instant"] as const;
export type Motion = (typeof MOTIONS)[number];

interface Choices {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  stepByStep: boolean;
}

const MOTION_FACTORS: Record<Motion, number> = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 };
/** How much longer everything takes in a guided game, whose player has still to find out where to look. */
const GUIDED = 1.8;

/** What a person has chosen on this device, stored in the browser. */
class Settings implements Choices {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(false);
  motion = $state<Motion>("normal");
  /** Every turn of others stays until the player wants the next one. */
  stepByStep = $state(false);
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #systemIsDark = $state(false);
  #lessMotion = $state(false);
  /** Paper is white, whatever the screen is. */
  isOnPaper = $state(false);
  isDark = $derived(!this.isOnPaper && (this.theme === "dark" || (this.theme === "system" && this.#systemIsDark)));
  /** Whether a guided game is looked at. */
  isGuided = $state(false);
  /** Multiply durations with it; 0 shows everything at once. The system's wish for less motion counts, too. */
  pace = $derived(this.#lessMotion ? 0 : MOTION_FACTORS[this.motion] * (this.isGuided ? GUIDED : 1));

  constructor() {
    const { language, theme, sound, motion, stepByStep } = readStoredFields("settings");
    this.language = LANGUAGES.find((known) => known === language) ?? browserLanguage();
    this.theme = theme === "light" || theme === "dark" ? theme : "system";
    this.sound = sound === true;
    this.motion = MOTIONS.find((known) => known === motion) ?? "normal";
    this.stepByStep = stepByStep === true;
    this.#systemIsDark = this.#dark.matches;
    this.#lessMotion = this.#calm.matches;
    this.#dark.addEventListener("change", (event) => (this.#systemIsDark = event.matches));
    this.#calm.addEventListener("change", (event) => (this.#lessMotion = event.matches));
    $effect.root(() => {
      $effect(() => {
        const { language, theme, sound, motion, stepByStep } = this;
        writeStored("settings", { language, theme, sound, motion, stepByStep } satisfies Choices);
      });
      $effect(() => {
        document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
        document.documentElement.dataset.motion = this.pace === 0 ? "none" : "some";
        document.documentElement.style.setProperty("--pace", String(this.pace));
      });
    });
  }
}

function browserLanguage(): Language {
  const [best] = negotiateLanguages([...navigator.languages], [...LANGUAGES], {
    defaultLocale: "en",
    strategy: "lookup",
  });
  return best as Language;
}

export const settings = new Settings();
