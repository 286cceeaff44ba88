// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Placeable, SelectExpression, StringLiteral, TextElement, Visitor, type Pattern } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

/** Every text of a language as it is read, with an x for whatever the program puts in. */
class Texts extends Visitor {
  readonly all: string[] = [];

  override visitPattern(pattern: Pattern): void {
    this.all.push(pattern.elements.map(read).join(""));
    this.genericVisit(pattern);
  }
}

function read(element: Pattern["elements"][number]): string {
  if (element instanceof TextElement) return element.value;
  if (!(element instanceof Placeable) || element.expression instanceof SelectExpression) return "x";
  return element.expression instanceof StringLiteral ? element.expression.parse().value : "x";
}

function textsOf(language: string): string[] {
  const folder = join(import.meta.dirname, language);
  const texts = new Texts();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".ftl")) texts.visit(parse(readFileSync(join(folder, name), "utf8"), {}));
  return texts.all.map((text) => text.replaceAll("Lucca: The City of Games!", "x")); // a name stays as it is
}

function breaking(language: string, rule: RegExp): string[] {
  return textsOf(language).filter((text) => rule.test(text));
}

describe("the signs of each language", () => {
  it.each(["en", "it", "fr", "ja"])("%s has typographic apostrophes, quotation marks and ellipses", (language) => {
    expect(textsOf(language).length).toBeGreaterThan(500);
    expect(breaking(language, /['"]|\.\.\.| - /)).toEqual([]);
  });

  it("French has a narrow space that does not break before high signs, and inside guillemets", () => {
    expect(breaking("fr", /(^|[^\u202f])[;:!?»]|«(?!\u202f)/)).toEqual([]);
  });

  it("Japanese has signs of full width", () => {
    expect(breaking("ja", /[\u3040-\u30ff\u4e00-\u9fff][(),;:!?]|[(),;:!?][\u3040-\u30ff\u4e00-\u9fff]/)).toEqual([]);
  });
});

describe("one word for one thing", () => {
  it.each([
    ["fr", "shields are boucliers, arms are Blasons", /\bblasons?\b|écus?\b|armoiries/],
    ["fr", "numbers are great or small", /numéro[^.,]* (haut|bas)\b|plus (haut|bas) numéro/],
    ["it", "the cards of 2013 are Bastioni", /baluard/i],
    ["it", "a record is a file della partita", /verbal|resocont/i],
    ["it", "cards lie coperte or a faccia in su", /faccia in giù/],
    ["fr", "a record is a fichier de partie", /comptes? rendu/i],
    ["ja", "people and bots play, they do not strike", /代わりに打|自分で打/],
    ["ja", "palaces are begun and added to as the rules say", /建て始め|宮殿に(も)?加え/],
    ["ja", "walls are counted in 枚, shields in 個, which go beyond nine", /城壁[x\d]つ|盾が(あと)?[x\d]つ/],
  ])("%s: %s", (language, _, other) => expect(breaking(language, other)).toEqual([]));
});
