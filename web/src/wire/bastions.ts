import { DEFAULT_EDITION, EDITIONS, type BastionWord } from "./facts";

/** What an edition calls the cards without a colour: texts choose their words by it, as `$word`. */
export function bastionWord(edition: string): BastionWord {
  const wordOf = (id: string) => EDITIONS.find((one) => one.id === id)?.bastion_word;
  return wordOf(edition) ?? wordOf(DEFAULT_EDITION)!;
}
