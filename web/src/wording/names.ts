import { catalogue, t } from "../language/language.svelte";
import { UNNAMED_PLAYER } from "../wire/facts";
import type { SeatView } from "../wire/types";

type Named = Pick<SeatView, "kind" | "name" | "level">;

/** A person's name as it is shown: those who gave none are called guests in the reader's language. */
export function personName(name: string): string {
  return name === UNNAMED_PLAYER ? t("guest") : name;
}

/** For fields where people write their name: nothing for those who gave none. */
export function givenName(name: string): string {
  return name === UNNAMED_PLAYER ? "" : name;
}

/** Bots that a server has added itself go by their own names. */
export function levelName(level: string): string {
  return catalogue.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** What bots of a level are like; `otherwise` where the server has added them. */
export function levelAbout(level: string, otherwise = ""): string {
  return catalogue.has(`level-${level}-about`) ? t(`level-${level}-about`) : otherwise;
}

/** The name of the player or bot at a seat. Bots bear their level; several of one level, or several guests, are counted. */
export function seatName(seats: readonly Named[], seat: number): string {
  const it = seats[seat];
  if (it === undefined || it.kind === "open") return "";
  const isBot = it.kind === "bot" && it.level !== null;
  if (!isBot && it.name !== UNNAMED_PLAYER) return it.name;
  const alike = seats.flatMap((other, index) => (isAlike(it, other) ? [index] : []));
  const name = isBot ? levelName(it.level ?? "") : personName(it.name);
  return alike.length === 1 ? name : `${name}\u00a0${alike.indexOf(seat) + 1}`;
}

function isAlike(one: Named, other: Named): boolean {
  return one.kind === other.kind && (one.kind === "bot" ? one.level === other.level : one.name === other.name);
}
