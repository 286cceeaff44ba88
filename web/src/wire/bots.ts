import { BOT_PREFIX } from "./facts";

/** The bot that a player's kind or id names; null for people. */
export function botOf(who: string): string | null {
  return who.startsWith(BOT_PREFIX) ? who.slice(BOT_PREFIX.length) : null;
}
