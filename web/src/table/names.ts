import { catalogue, t } from "../language/language.svelte";
import type { SeatView } from "../wire/types";

type Named = Pick<SeatView, "kind" | "name" | "level">;

const UNNAMED = "Guest"; // what the server calls those who gave no name

/** A person's name as it is shown: those who gave none are called guests in the reader's language. */
export function personName(name: string): string {
  return name === UNNAMED ? t("guest") : name;
}

/** Bots that a server has added itself go by their own names. */
export function levelName(level: string): string {
  return catalogue.has(`level-${level}`) ? t(`level-${level}`) : level;
}

/** What bots of a level are like; `otherwise` where the server has added them. */
export function levelAbout(level: string, otherwise = ""): string {
  return catalogue.has(`level-${level}-about`) ? t(`level-${level}-about`) : otherwise;
}

/** What whoever sits there is called. Bots bear their level, counted where several of one level play. Empty if open. */
export function seatName(seats: readonly Named[], seat: number): string {
  const it = seats[seat];
  if (it === undefined || it.kind === "open") return "";
  if (it.kind !== "bot" || it.level === null) return personName(it.name);
  const alike = seats.flatMap((other, index) => (other.kind === "bot" && other.level === it.level ? [index] : []));
  return alike.length === 1 ? levelName(it.level) : `${levelName(it.level)} ${alike.indexOf(seat) + 1}`;
}
