import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Values } from "../../language/language.svelte";
import type { Card, GameEvent, PublicEntry, Owner, LogEntry } from "../../wire/types";
import lines from "./two-players.jsonl?raw";

/** A whole game of Livia (seat 0) and Ugo (seat 1) with the Celebration, as the server told it to Livia. */
export const twoPlayers: LogEntry[] = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as LogEntry);

const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];

function palace(n: number): Card {
  const [colour, k] = [(n - 1) % 6, Math.floor((n - 1) / 6)];
  const shields = (k + Math.floor(k / 4) + colour) % 4;
  return {
    id: String(n),
    kind: "palace",
    colour: COLOURS[colour] ?? "",
    shields,
    windows: 3 - shields,
    street_number: n,
  };
}

function special(id: string, kind: string, colour: string | null, number: number, shields = 0): Card {
  return { id, kind, colour, shields, windows: kind === "bastion" ? 0 : 3 - shields, street_number: number };
}

export const cards: ReadonlyMap<string, Card> = new Map(
  [
    ...Array.from({ length: 96 }, (_, index) => palace(index + 1)),
    ...["B1", "B2", "B3", "B4"].map((id) => special(id, "bastion", null, 0)),
    ...[10, 20, 500].map((number, index) => special(`W${number}`, "wild", null, number, index + 1)),
    special("G1513", "golden", "green", 1513),
    special("G2013", "golden", "orange", 2013),
  ].map((card) => [card.id, card]),
);

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
