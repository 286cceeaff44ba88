import { DEFAULT_EDITION, DEFAULT_LEVEL, DEFAULT_PLAYERS, LEVELS, type PlayerCount } from "../../wire/facts";
import type { Offer, PlayNow } from "../../wire/types";

/** What *Play now* plays: remembered on the device. */
export type Wish = Required<Omit<PlayNow, "rated">>;

export const DEFAULT_WISH: Wish = {
  edition: DEFAULT_EDITION,
  players: DEFAULT_PLAYERS,
  celebration: false,
  level: DEFAULT_LEVEL,
};
export const FIRST_GAME: Wish = { ...DEFAULT_WISH, level: LEVELS[0] };

const MINUTES: Record<PlayerCount, number> = { 2: 15, 3: 15, 4: 20, 5: 25 };

/** About how long a person needs against bots. */
export function minutesOf(wish: Wish): number {
  return MINUTES[wish.players as PlayerCount];
}

/** From what was stored, whatever it is, only what makes sense. */
export function wishOf(wish: Readonly<Record<string, unknown>>): Wish {
  return {
    edition: typeof wish.edition === "string" ? wish.edition : DEFAULT_WISH.edition,
    players: typeof wish.players === "number" && wish.players in MINUTES ? wish.players : DEFAULT_WISH.players,
    celebration: wish.celebration === true,
    level: typeof wish.level === "string" ? wish.level : DEFAULT_WISH.level,
  };
}

/** As near to the wish as the server's offer allows. */
export function fitted(wish: Wish, offer: Pick<Offer, "editions" | "bots" | "default_level">): Wish {
  const edition = offer.editions.find(({ id }) => id === wish.edition) ?? offer.editions[0];
  if (edition === undefined) return wish;
  const nearest = [...edition.players].sort((a, b) => Math.abs(a - wish.players) - Math.abs(b - wish.players));
  return {
    edition: edition.id,
    players: nearest[0] ?? wish.players,
    celebration: wish.celebration && edition.celebration,
    level: offer.bots.some(({ name }) => name === wish.level) ? wish.level : offer.default_level,
  };
}
