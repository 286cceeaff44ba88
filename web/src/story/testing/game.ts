import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Values } from "../../language/language.svelte";
import { STANDARD_CARDS } from "../../wire/standard-deck";
import type { Card, GameEvent, PublicEntry, Owner, LogEntry } from "../../wire/types";
import lines from "./two-players.jsonl?raw";

/** A whole game of Livia (seat 0) and Ugo (seat 1) with the Celebration, as the server told it to Livia. */
export const twoPlayers: LogEntry[] = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as LogEntry);

const bastion = (id: string): Card => ({
  id,
  kind: "bastion",
  colour: null,
  shields: 0,
  windows: 0,
  street_number: 0,
});

export const cards: ReadonlyMap<string, Card> = new Map([
  ...STANDARD_CARDS,
  ...["B1", "B2", "B3", "B4"].map((id) => [id, bastion(id)] as const),
]);

export function logEntry(seq: number, entry: PublicEntry, events: GameEvent[] = []): LogEntry {
  return { seq, at: seq * 1000, entry, events };
}

const NAMES = ["Livia", "Ugo", "Ginevra"];

export function nameOf(owner: Owner): string {
  return owner === "city" ? "the City" : (NAMES[owner] ?? "");
}

const sources: Record<string, string> = import.meta.glob("../../language/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The real texts of a language. */
export function textsOf(language: string): (key: string, values?: Values) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(sources))
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(source));
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return `⟦${key}⟧`;
    return bundle.formatPattern(pattern, values);
  };
}
