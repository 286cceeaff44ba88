// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { CLAUSES, clauseNow, clauseOfUse, clausesOf, isIn, keyOf, SECTIONS } from "./clauses";
import { EDITIONS, editionOf, factsFor } from "./editions";
import { exampleValues } from "./examples";
import { blocksOf } from "./prose";

const url = (path: string) => new URL(path, import.meta.url);
const read = (path: string | URL) => readFileSync(typeof path === "string" ? url(path) : path, "utf-8");
const LANGUAGES = ["en", "it", "fr", "ja"] as const;
type Language = (typeof LANGUAGES)[number];

/** What the server calls each clause, in English. */
const TITLES = (JSON.parse(read("../../../../docs/schemas/facts.json")) as { clauses: Record<string, string> }).clauses;

/** The catalogue of the rules and whatever else a language has, as the browser puts them together. */
function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of [`../../language/${language}/`, `../../language/${language}/rules/`])
    for (const file of readdirSync(url(folder)).filter((name) => name.endsWith(".ftl"))) {
      const errors = bundle.addResource(new FluentResource(read(folder + file)));
      expect(errors, `${folder}${file}`).toEqual([]);
    }
  return bundle;
}

function rulesKeys(language: Language): string[] {
  const folder = `../../language/${language}/rules/`;
  return readdirSync(url(folder))
    .filter((name) => name.endsWith(".ftl"))
    .flatMap((file) => [...read(folder + file).matchAll(/^([a-z][\w-]*) =|^ {4}(\.\w+) =/gm)])
    .map(([, key, attribute]) => key ?? attribute!);
}

const BUNDLES = Object.fromEntries(LANGUAGES.map((language) => [language, bundleOf(language)]));

function format(language: Language, key: string, edition: string, attribute?: string): string {
  const bundle = BUNDLES[language]!;
  const message = bundle.getMessage(key);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  expect(pattern, `${language} ${key} ${attribute ?? ""}`).toBeTruthy();
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern!, { ...factsFor(editionOf(edition)), ...exampleValues() }, errors);
  expect(errors, `${language} ${key}`).toEqual([]);
  return text;
}

describe("clauses", () => {
  it.each(LANGUAGES)("have a title and a text in %s, in every edition", (language) => {
    for (const edition of EDITIONS)
      for (const clause of CLAUSES) {
        expect(format(language, keyOf(clause), edition.id, "title")).not.toBe("");
        const text = format(language, keyOf(clause), edition.id);
        expect(blocksOf(text).length, `${language} ${clause}`).toBeGreaterThan(0);
        expect(text, `${language} ${clause}`).not.toMatch(/[{}⟦]| {2}|undefined/);
      }
  });

  it("are called as the server calls them", () => {
    for (const [clause, title] of Object.entries(TITLES))
      expect(format("en", keyOf(clause), "city-of-games", "title")).toBe(title.replaceAll("'", "’"));
  });

  it("refer to clauses that their edition has", () => {
    for (const language of LANGUAGES)
      for (const edition of EDITIONS)
        for (const section of SECTIONS)
          for (const clause of clausesOf(edition, section)) {
            const pieces = blocksOf(format(language, keyOf(clause), edition.id)).flatMap(({ lines }) => lines.flat());
            const references = pieces.filter(({ kind }) => kind === "clause").map(({ text }) => text);
            const foreign = references.filter((other) => !isIn(edition, other));
            expect(foreign, `${language} ${edition.id} ${clause}`).toEqual([]);
          }
  });

  it.each(LANGUAGES.filter((language) => language !== "en"))("say in %s what they say in English", (language) => {
    for (const edition of EDITIONS)
      for (const clause of CLAUSES) {
        const facts = (which: Language) => {
          const text = format(which, keyOf(clause), edition.id);
          return {
            clauses: [...text.matchAll(/\d\.\d{1,2}/g)].map(String).toSorted(),
            lists: blocksOf(text).map(({ kind, lines }) => [kind, lines.length]),
          };
        };
        expect(facts(language), `${language} ${edition.id} ${clause}`).toEqual(facts("en"));
      }
  });

  it("show no rule of another edition", () => {
    const has = (edition: string, clause: string) => isIn(editionOf(edition), clause);
    for (const edition of ["citta-en", "citta-fr", "citta-ja"])
      expect(["1.2", "2.3", "3.1", "6.4", "7.1", "7.11", "8.2", "9.3"].some((clause) => has(edition, clause))).toBe(
        false,
      );
    expect(EDITIONS.filter(({ id }) => has(id, "8.10")).map(({ id }) => id)).toEqual(["citta-fr"]);
    expect(EDITIONS.filter(({ id }) => has(id, "8.4")).map(({ id }) => id)).toEqual(["citta-en"]);
    expect(has("citta-ja", "8.3")).toBe(false);
  });

  it.each(["en", "it", "fr", "ja"] as const)(
    "name the cards without a colour as their edition does, in %s",
    (language) => {
      const words = { en: ["Bastion", "Tower"], it: ["Bastion", "Torr"], fr: ["Bastion", "tour"], ja: ["稜堡", "塔"] }[
        language
      ];
      for (const clause of clausesOf(editionOf("citta-en"), "4"))
        expect(format(language, keyOf(clause), "citta-en")).not.toContain(words[0]);
      expect(format(language, "rules-4-11", "citta-en")).toContain(words[1]);
      expect(format(language, "rules-4-11", "city-of-games")).toContain(words[0]);
    },
  );
});

describe("texts of the rules", () => {
  it.each(LANGUAGES)("in %s format without an error in every edition", (language) => {
    const values = { name: "Anna", colour: "x", clause: "4.3", n: 2, size: 5, shields: 8, needed: 8, bastions: 1 };
    const more = { opened: 3, giver: "A", taker: "B", players: "3", count: 10, walls: 4 };
    for (const edition of EDITIONS)
      for (const key of rulesKeys(language).filter((name) => !name.startsWith("."))) {
        const message = BUNDLES[language]!.getMessage(key)!;
        const errors: Error[] = [];
        if (message.value !== null)
          BUNDLES[language]!.formatPattern(
            message.value,
            { ...exampleValues(), ...values, ...more, ...factsFor(edition) },
            errors,
          );
        expect(errors, `${language} ${key}`).toEqual([]);
      }
  });

  it("are in every language", () => {
    for (const language of LANGUAGES)
      expect(rulesKeys(language).toSorted(), language).toEqual(rulesKeys("en").toSorted());
  });

  it("have French spaces that do not break", () => {
    for (const file of readdirSync(url("../../language/fr/rules")).filter((name) => name.endsWith(".ftl")))
      expect(read(`../../language/fr/rules/${file}`)).not.toMatch(/ [;!?»]|« | :\s/);
  });
});

describe("the clause for now", () => {
  const choice = (decide: string) => ({ choices: [{ decision: { decide } }] }) as never;

  it("follows the phase", () => {
    const now = (phase: string, decide = "take") => clauseNow({ phase }, choice(decide));
    expect(now("keep", "keep")).toBe("3.4");
    expect(now("choose")).toBe("4.5");
    expect(now("choose", "open")).toBe("4.2");
    expect(now("play", "play")).toBe("4.6");
    expect(now("city", "city")).toBe("7.3");
    expect(now("city", "skip")).toBe("7.7");
    expect(now("over")).toBe("5.5");
    expect(now("something new")).toBe("4.1");
    expect(clauseNow(null, null)).toBe("1.3");
  });

  it("is always a clause", () => {
    for (const use of ["start", "add", "wall", "bastion", "discard", "other"])
      expect(CLAUSES).toContain(clauseOfUse(use));
  });
});
