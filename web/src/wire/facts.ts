/** What rules, bots and server know by name or number: made from docs/schemas/facts.json by `npm run types`. */
import type { EDITIONS, LEVELS, PLAYER_COUNTS, REFUSAL_CODES } from "./generated/facts";

export * from "./generated/facts";
export type EditionFacts = (typeof EDITIONS)[number];
export type BastionWord = EditionFacts["bastion_word"];
export type Level = (typeof LEVELS)[number];
export type PlayerCount = (typeof PLAYER_COUNTS)[number];
export type RefusalCode = (typeof REFUSAL_CODES)[number];
