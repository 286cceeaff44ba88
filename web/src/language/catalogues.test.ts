// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  parse,
  Visitor,
  type Entry,
  type Message,
  type MessageReference,
  type Resource,
  type SelectExpression,
  type VariableReference,
} from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { keysIn } from "./keys-in-source";

const LANGUAGES = ["en", "it", "fr", "ja"];
/** What every folder declares in its `built-keys.ts`. */
const DECLARED = import.meta.glob<Record<string, readonly string[]>>("../**/built-keys.ts", {
  eager: true,
  import: "BUILT_KEYS",
});
const BUILT_KEYS = Object.assign({}, ...Object.values(DECLARED)) as Record<string, readonly string[]>;
const SOURCES = join(import.meta.dirname, "..");
const HERE = import.meta.dirname;

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
    .sort();
}

interface Catalogue {
  /** By key; attributes as `key.attribute`. */
  readonly messages: Map<string, Message>;
  readonly junk: string[];
  readonly repeated: string[];
  readonly files: string[];
}

function read(language: string): Catalogue {
  const catalogue: Catalogue = { messages: new Map(), junk: [], repeated: [], files: [] };
  for (const file of filesBelow(join(HERE, language), /\.ftl$/)) {
    const name = relative(join(HERE, language), file);
    catalogue.files.push(name);
    const resource: Resource = parse(readFileSync(file, "utf8"), {});
    for (const entry of resource.body) note(entry, name, catalogue);
  }
  return catalogue;
}

function note(entry: Entry, file: string, { messages, junk, repeated }: Catalogue): void {
  if (entry.type === "Junk") junk.push(`${file}: ${String(entry.content).slice(0, 80)}`);
  if (entry.type !== "Message") return;
  const message = entry as Message;
  if (messages.has(message.id.name)) repeated.push(`${file}: ${message.id.name}`);
  messages.set(message.id.name, message);
}

/** What a text shows, and the other messages that it needs. What it only chooses by may differ between languages. */
class Shown extends Visitor {
  readonly variables = new Set<string>();
  readonly messages = new Set<string>();

  override visitSelectExpression(node: SelectExpression): void {
    for (const variant of node.variants) this.visit(variant);
  }

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }

  override visitMessageReference(node: MessageReference): void {
    this.messages.add(node.id.name);
  }
}

function shownBy(message: Message): Shown {
  const shown = new Shown();
  shown.visit(message);
  return shown;
}

const CATALOGUES = new Map(LANGUAGES.map((language) => [language, read(language)]));
const english = CATALOGUES.get("en")!;
const source = filesBelow(SOURCES, /\.(svelte|ts)$/)
  .filter((file) => !/\.test\.ts$|generated|built-keys|keys-in-source/.test(file))
  .map((file) => ({ file: relative(SOURCES, file), ...keysIn(readFileSync(file, "utf8")) }));

const built = Object.entries(BUILT_KEYS).flatMap(([pattern, values]) =>
  values.map((value) => value.split("|").reduce((key, part) => key.replace("*", part), pattern)),
);
const exists = (key: string): boolean => {
  const [id = key, attribute] = key.split(".");
  const message = english.messages.get(id);
  return (
    message !== undefined && (attribute === undefined || message.attributes.some((it) => it.id.name === attribute))
  );
};

describe.each([...CATALOGUES])("the %s catalogue", (_, catalogue) => {
  it("is valid Fluent", () => expect(catalogue.junk).toEqual([]));

  it("has every message once", () => expect(catalogue.repeated).toEqual([]));

  it("has the files of the others", () => expect(catalogue.files).toEqual(english.files));

  it("has the messages of the others", () => {
    expect([...catalogue.messages.keys()].sort()).toEqual([...english.messages.keys()].sort());
  });

  it("has the attributes of the others", () => {
    const attributes = (message: Message): string[] => message.attributes.map((one) => one.id.name).sort();
    for (const [key, message] of catalogue.messages) {
      const other = english.messages.get(key);
      if (other !== undefined) expect([key, attributes(message)]).toEqual([key, attributes(other)]);
    }
  });

  it("shows the same values as the others", () => {
    const different = [...catalogue.messages].flatMap(([key, message]) => {
      const other = english.messages.get(key);
      const [ours, theirs] = [message, other ?? message].map((one) => [...shownBy(one).variables].sort().join(" $"));
      return ours === theirs ? [] : [`${key}: $${ours}, in English $${theirs}`];
    });
    expect(different).toEqual([]);
  });
});

describe("the texts that the program asks for", () => {
  it("are declared in one built-keys.ts each, where they are put together", () => {
    const patterns = Object.values(DECLARED).flatMap((keys) => Object.keys(keys));
    expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([]);
  });

  it("are in the catalogues", () => {
    const missing = source.flatMap(({ file, asked }) =>
      asked.filter((key) => !exists(key)).map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it("that are put together are declared in a built-keys.ts", () => {
    const undeclared = source.flatMap(({ file, patterns }) =>
      patterns.filter((pattern) => !(pattern in BUILT_KEYS)).map((pattern) => `${file}: ${pattern}`),
    );
    expect(undeclared).toEqual([]);
  });

  it("that are declared in a built-keys.ts are put together somewhere", () => {
    const patterns = new Set(source.flatMap((file) => file.patterns));
    expect(Object.keys(BUILT_KEYS).filter((pattern) => !patterns.has(pattern))).toEqual([]);
  });

  it("that are put together are in the catalogues", () => {
    expect(built.filter((key) => !exists(key))).toEqual([]);
  });

  it("are all that the catalogues have", () => {
    const used = new Set([...built, ...source.flatMap((file) => file.literals)].map((key) => key.split(".")[0]));
    for (const message of english.messages.values()) for (const key of shownBy(message).messages) used.add(key);
    expect([...english.messages.keys()].filter((key) => !used.has(key))).toEqual([]);
  });
});
