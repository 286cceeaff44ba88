import { readStored, writeStored } from "../settings/storage";
import type { Known } from "./findings";
import { hexOf } from "./hashing";

/** What this browser remembers of a table: without it, nobody could tell that the server has not exchanged its seal. */
interface Remembered {
  table: string;
  seal?: string;
  /** Whether the seal was seen before the game, or only while it was played. */
  noted?: "before" | "during";
  /** What this browser has added to the chance of the deal. */
  own: string[];
}

const MOST = 300; // tables; the oldest are forgotten

function remembered(): Remembered[] {
  const stored = readStored("seals");
  return Array.isArray(stored) ? stored.filter(isRemembered) : [];
}

function isRemembered(one: unknown): one is Remembered {
  return typeof one === "object" && one !== null && "table" in one && "own" in one && Array.isArray(one.own);
}

function remember(table: string, change: (known: Remembered) => Remembered): void {
  const all = remembered();
  const known = all.find((one) => one.table === table) ?? { table, own: [] };
  const others = all.filter((one) => one.table !== table);
  writeStored("seals", [...others, change(known)].slice(-MOST));
}

/** The first seal that is seen stays. After the end it would prove nothing. */
export function rememberSeal(table: string, seal: string, status: string): void {
  const noted = ({ waiting: "before", running: "during" } as const)[status];
  if (noted === undefined || remembered().some((one) => one.table === table && one.seal !== undefined)) return;
  remember(table, (known) => ({ ...known, seal, noted }));
}

/** Our own randomness for the deal of a table: 32 bytes as hexadecimal digits. They are remembered. */
export function contributionFor(table: string): string {
  const digits = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  remember(table, (known) => ({ ...known, own: [...known.own, digits] }));
  return digits;
}

export function knownOf(table: string): Pick<Known, "seal" | "own"> {
  const { seal, noted, own } = remembered().find((one) => one.table === table) ?? { own: [] };
  return { seal: seal === undefined ? null : { text: seal, noted: noted ?? "during" }, own };
}
