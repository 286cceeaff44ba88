/** The steps of a check, in their order. `moves` is the server's, and so is `server`, which takes the place of all the others but the first. */
export const STEPS = ["seal", "secret", "chance", "seed", "deck", "hands", "triplets", "stock", "moves"] as const;
/** The steps where this page cannot work out hashes. */
export const STEPS_OF_SERVER = ["seal", "server"] as const;
export type Step = (typeof STEPS)[number] | (typeof STEPS_OF_SERVER)[number];

/** Why there is nothing to check in a text; `verify-unreadable-REASON` in the catalogues. */
export const UNREADABLE = ["no-record", "not-over", "no-proof", "unknown-scheme"] as const;

/** "unknown": it could not be compared, which proves nothing either way. */
export const OUTCOMES = ["holds", "fails", "unknown"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Names of technical values; `verify-value-NAME` in the catalogues. */
export const VALUES = ["seal", "noted", "secret", "hash", "table", "seed", "order", "dealt", "recorded"] as const;

export interface Finding {
  step: Step;
  outcome: Outcome;
  /** What the words for it depend on. */
  about?: Readonly<Record<string, string | number>>;
  /** For those who want to work it out themselves: by their name, or by the seat that they belong to. */
  values: readonly (readonly [name: (typeof VALUES)[number] | number, text: string])[];
  /** What the server said. */
  message?: string;
}

/** What this browser knows of a game by itself. */
export interface Known {
  /** The table whose record was asked for; null for a record from elsewhere. */
  table: string | null;
  seal: { text: string; noted: "before" | "during" | "by-hand" } | null;
  /** What this browser has added to the chance of the deal. */
  own: readonly string[];
}
