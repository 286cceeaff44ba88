import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../app/settings.svelte";

/**
 * Every text of the game comes from the catalogues beside this file: a folder for each language, a file for each part.
 * `t("key", { name })` is reactive: a component that uses it follows a change of language.
 */
const AREAS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./en"),
  it: () => import("./it"),
  fr: () => import("./fr"),
  ja: () => import("./ja"),
};

export type Values = Record<string, FluentVariable>;

class Catalogue {
  #bundle = $state.raw<FluentBundle | null>(null);
  /** The language of the texts that are shown; follows `settings.language` as soon as its catalogue is there. */
  language = $state<Language>("en");

  async load(language: Language): Promise<void> {
    const { default: sources } = await AREAS[language]();
    if (language !== settings.language) return; // another was chosen meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of Object.values(sources)) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** More texts for the language that is shown, such as the rules, which are loaded only where they are read. */
  add(source: string): void {
    this.#bundle?.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  text(key: string, values: Values = {}): string {
    const [id = key, attribute] = key.split(".");
    const message = this.#bundle?.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!this.#bundle || !pattern) return `⟦${key}⟧`;
    return this.#bundle.formatPattern(pattern, values);
  }
}

export const catalogue = new Catalogue();

export function t(key: string, values?: Values): string {
  return catalogue.text(key, values);
}

/** A number with its sign, as points are shown: +3, −3, 0. */
export function signed(points: number): FluentNumber {
  return new FluentNumber(points, { signDisplay: "exceptZero" });
}

/** What a refusal means to a person: our words for its code, else the server's. */
export function refusalText(code: string, message: string): string {
  return catalogue.has(`refusal-${code}`) ? t(`refusal-${code}`) : message;
}
