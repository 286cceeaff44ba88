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
/** The easiest bots. */
export const FIRST_GAME: Wish = { ...DEFAULT_WISH, level: LEVELS[0] };

const MINUTES: Record<PlayerCount, number> = { 2: 15, 3: 15, 4: 20, 5: 25 };

/** About how long a person needs against bots. */
export function minutesOf(wish: Wish): number {
  return MINUTES[wish.players as PlayerCount];
}

/** From what was chosen and stored, whatever it is, only what makes sense; the rest as usual. */
export function wishOf(chosen: Readonly<Record<string, unknown>>, usual: Wish): Wish {
  const { edition, players, celebration, level } = chosen;
  return {
    edition: typeof edition === "string" ? edition : usual.edition,
    players: typeof players === "number" && players in MINUTES ? players : usual.players,
    celebration: celebration === true,
    level: typeof level === "string" ? level : usual.level,
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
