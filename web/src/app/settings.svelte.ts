import { negotiateLanguages } from "@fluent/langneg";

export const LANGUAGES = ["en", "it", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", fr: "Français", ja: "日本語" };
export type Theme = "system" | "light" | "dark";
export const MOTIONS = ["calm", "normal", "fast", "instant"] as const;
export type Motion = (typeof MOTIONS)[number];

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
}

const KEY = "lucca-settings";
const MOTION_FACTORS: Record<Motion, number> = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** What a person has chosen on this device, kept in the browser. */
class Settings implements Kept {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  sound = $state(false);
  motion = $state<Motion>("normal");
  #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #systemIsDark = $state(false);
  #lessMotion = $state(false);
  /** Paper is white, whatever the screen is. */
  isOnPaper = $state(false);
  isDark = $derived(!this.isOnPaper && (this.theme === "dark" || (this.theme === "system" && this.#systemIsDark)));
  /** Multiply durations with it; 0 shows everything at once. The system's wish for less motion counts, too. */
  pace = $derived(this.#lessMotion ? 0 : MOTION_FACTORS[this.motion]);

  constructor() {
    const kept = read();
    this.language = LANGUAGES.includes(kept.language as Language) ? (kept.language as Language) : browserLanguage();
    this.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : "system";
    this.sound = kept.sound === true;
    this.motion = kept.motion !== undefined && kept.motion in MOTION_FACTORS ? kept.motion : "normal";
    this.#systemIsDark = this.#dark.matches;
    this.#lessMotion = this.#calm.matches;
    this.#dark.addEventListener("change", (event) => (this.#systemIsDark = event.matches));
    this.#calm.addEventListener("change", (event) => (this.#lessMotion = event.matches));
    $effect.root(() => {
      $effect(() => {
        const { language, theme, sound, motion } = this;
        write({ language, theme, sound, motion });
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

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {}; // no storage, or not ours: as on the first visit
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage a choice lasts until the page is closed.
  }
}

export const settings = new Settings();
