import type { Offer, PlayNow } from "../../wire/types";

/** What *Play now* plays: remembered on the device. */
export type Wish = Required<PlayNow>;

export const USUAL: Wish = { edition: "city-of-games", players: 3, celebration: false, level: "merchant" };
export const FIRST_GAME: Wish = { ...USUAL, level: "apprentice" };
export const KEPT_AS = "lucca-play-now";

const MINUTES: Record<number, number> = { 2: 15, 3: 15, 4: 20, 5: 25 };

/** About how long a person needs against bots. */
export function minutesOf(wish: Wish): number {
  return MINUTES[wish.players] ?? 15;
}

/** From what was kept, whatever it is, only what makes sense. */
export function wishOf(kept: unknown): Wish {
  const wish = typeof kept === "object" && kept !== null ? (kept as Partial<Record<keyof Wish, unknown>>) : {};
  return {
    edition: typeof wish.edition === "string" ? wish.edition : USUAL.edition,
    players: typeof wish.players === "number" && wish.players in MINUTES ? wish.players : USUAL.players,
    celebration: wish.celebration === true,
    level: typeof wish.level === "string" ? wish.level : USUAL.level,
  };
}

/** As near to the wish as the server's offer allows. */
export function fitted(wish: Wish, offer: Pick<Offer, "editions" | "bots" | "usual_bot">): Wish {
  const edition = offer.editions.find(({ id }) => id === wish.edition) ?? offer.editions[0];
  if (edition === undefined) return wish;
  const nearest = [...edition.players].sort((a, b) => Math.abs(a - wish.players) - Math.abs(b - wish.players));
  return {
    edition: edition.id,
    players: nearest[0] ?? wish.players,
    celebration: wish.celebration && edition.celebration,
    level: offer.bots.some(({ name }) => name === wish.level) ? wish.level : offer.usual_bot,
  };
}
