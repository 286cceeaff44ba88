import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../settings/settings.svelte";
import { LIMITS } from "../wire/facts";

type Sources = Record<Language, () => Promise<{ default: Record<string, string> }>>;

/**
 * Every text of the game comes from the catalogues beside this file: a folder for each language, a file for each part.
 * `t("key", { name })` is reactive: a component that uses it follows a change of language.
 */
const EVERYWHERE: Sources = {
  en: () => import("./en"),
  it: () => import("./it"),
  fr: () => import("./fr"),
  ja: () => import("./ja"),
};

/** Texts that are long and seldom read: loaded where `addArea` asks for them. */
const AREAS = {
  rules: {
    en: () => import("./en/rules"),
    it: () => import("./it/rules"),
    fr: () => import("./fr/rules"),
    ja: () => import("./ja/rules"),
  },
} satisfies Record<string, Sources>;
export type Area = keyof typeof AREAS;

export type Values = Record<string, FluentVariable>;

const MAX_REMEMBERED = 2000; // texts

class Catalogue {
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Texts as they were last made: a table says the same ones over and over. */
  readonly #made = new Map<string, string>();
  /** The language of the texts that are shown; follows `settings.language` as soon as its catalogue is there. */
  language = $state<Language>("en");

  /** Areas that were asked for; they are loaded with every language that is chosen from then on. */
  #wanted = new Set<Area>();
  #areas = $state.raw<ReadonlySet<Area>>(new Set());
  #latest: Promise<void> = Promise.resolve();
  #loads = 0;

  /** Ends when the language that was asked for last is shown. */
  load(language: Language): Promise<void> {
    this.#loads += 1;
    this.#latest = this.#show(language, this.#loads);
    return this.#latest;
  }

  /** More texts, such as the rules. They follow a change of language. Fails if they cannot be loaded. */
  async addArea(area: Area): Promise<void> {
    if (this.#areas.has(area)) return;
    this.#wanted.add(area);
    await this.load(settings.language);
    if (!this.#areas.has(area)) throw new Error(`the texts of ${area} could not be loaded`);
  }

  hasArea(area: Area): boolean {
    return this.#areas.has(area);
  }

  async #show(language: Language, load: number): Promise<void> {
    const wanted = [...this.#wanted];
    const [everywhere, ...areas] = await Promise.all([
      EVERYWHERE[language](),
      // A part that cannot be had must not keep the language from changing.
      ...wanted.map((area) => AREAS[area][language]().catch(() => null)),
    ]);
    if (load !== this.#loads) return this.#latest; // another was asked for meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const sources of [everywhere, ...areas])
      for (const source of Object.values(sources?.default ?? {})) bundle.addResource(new FluentResource(source));
    this.#made.clear();
    this.#bundle = bundle;
    this.#areas = new Set(wanted.filter((_, index) => areas[index] !== null));
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    const [id = key, attribute] = key.split(".");
    const message = this.#bundle?.getMessage(id);
    return attribute === undefined ? message !== undefined : message?.attributes[attribute] !== undefined;
  }

  text(key: string, values: Values = {}): string {
    const [id = key, attribute] = key.split(".");
    const message = this.#bundle?.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!this.#bundle || !pattern) return `⟦${key}⟧`;
    const made = `${key} ${JSON.stringify(values)}`;
    const known = this.#made.get(made);
    if (known !== undefined) return known;
    const problems: Error[] = []; // a value that is missing must not take the page away
    const text = this.#bundle.formatPattern(pattern, values, problems);
    for (const problem of problems) console.error(key, problem);
    if (this.#made.size >= MAX_REMEMBERED) this.#made.clear();
    this.#made.set(made, text);
    return text;
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

/** What a refusal speaks of: a rule, and of a record the index of a move and the path at which its JSON is wrong. */
export interface RefusalFacts {
  clause?: string | null;
  names?: Readonly<Record<string, string>>;
}

/** What a refusal means to a person: our words for its code, else the server's. */
export function refusalText(code: string, message = "", { clause, names = {} }: RefusalFacts = {}): string {
  const limits = { nameMost: LIMITS.name_characters, passwordLeast: LIMITS.password_least };
  // People count moves from one; none is 0.
  const facts = {
    clause: clause ?? "",
    at: names.at ?? "",
    move: names.move === undefined ? 0 : Number(names.move) + 1,
  };
  return isKnownRefusal(code) ? t(`refusal-${code}`, { ...limits, ...facts }) : message;
}

export function isKnownRefusal(code: string): boolean {
  return catalogue.has(`refusal-${code}`);
}
