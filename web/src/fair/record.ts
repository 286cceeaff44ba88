import { botOf } from "../wire/bots";
import { EDITIONS, UNNAMED_PLAYER, type EditionFacts } from "../wire/facts";
import type { UNREADABLE } from "./findings";

/** A text in which there is nothing to check. */
export class Unreadable extends Error {
  constructor(readonly reason: (typeof UNREADABLE)[number]) {
    super(reason);
  }
}

/** A card of a deck that the record lists. */
export interface ListedCard {
  id: string;
  number: number;
}

/** Every card's way, by the cards' ids. */
export interface RecordedDeal {
  hands: string[][];
  bastions_replaced: string[];
  first_triplets: string[][];
  stock: string[];
  removed: string[];
}

/** The parts of a finished game's record from which its deal can be worked out again. */
export interface FairRecord {
  edition: EditionFacts;
  celebration: boolean;
  deck: "standard" | ListedCard[];
  /** By seat, as names of seats are made. */
  players: { kind: "player" | "bot"; name: string; level: string | null }[];
  deal: RecordedDeal;
  /** The starting cards that players kept. */
  kept: string[];
  fair: { scheme: string } & Record<string, unknown>;
}

type Json = Readonly<Record<string, unknown>>;

/** Throws `Unreadable`. What belongs to one scheme alone is read there. */
export function readRecord(text: string): FairRecord {
  const record = parsed(text);
  const edition = EDITIONS.find(({ id }) => id === record.edition);
  const { players, deal, moves, celebration, deck } = record;
  if (record.format !== "lucca-record/1" || edition === undefined) throw new Unreadable("no-record");
  const counts: readonly number[] = edition.players;
  if (!isList(players) || !counts.includes(players.length) || !isList(moves) || !isObject(deal))
    throw new Unreadable("no-record");
  if (!isDeal(deal) || !(deck === "standard" || isDeck(deck))) throw new Unreadable("no-record");
  if (!isObject(record.result)) throw new Unreadable("not-over");
  const { fair } = record;
  if (!isObject(fair) || typeof fair.scheme !== "string") throw new Unreadable("no-proof");
  return {
    edition,
    celebration: celebration === true,
    deck,
    players: players.map(playerOf),
    deal,
    kept: moves.flatMap((move) => (isObject(move) && isTexts(move.keep) ? move.keep : [])),
    fair: { ...fair, scheme: fair.scheme },
  };
}

function parsed(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new Unreadable("no-record");
}

function playerOf(player: unknown): FairRecord["players"][number] {
  const { name, kind } = isObject(player) ? player : {};
  const level = typeof kind === "string" ? botOf(kind) : null;
  const isNamed = typeof name === "string" && name.trim() !== "";
  return { kind: level === null ? "player" : "bot", name: isNamed ? name : UNNAMED_PLAYER, level };
}

function isDeal(deal: unknown): deal is RecordedDeal {
  if (!isObject(deal)) return false;
  const { hands, bastions_replaced, first_triplets, stock, removed } = deal;
  const areLists = [hands, first_triplets].every((lists) => isList(lists) && lists.every(isTexts));
  return areLists && [bastions_replaced, stock, removed].every(isTexts);
}

function isDeck(deck: unknown): deck is ListedCard[] {
  // The number of a Bastion is not listed.
  return isList(deck) && deck.every((card) => isObject(card) && typeof card.id === "string");
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !isList(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isTexts(value: unknown): value is string[] {
  return isList(value) && value.every((one) => typeof one === "string");
}
