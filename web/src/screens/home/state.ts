import { t } from "../../language/language.svelte";
import type { ListedTable } from "../../wire/types";
import { seatName } from "../../wording/names";

/** How a table that is not over stands, as the player with this id needs to know it. */
export function stateWords(table: ListedTable, me: string | null): string {
  if (table.status === "running") return table.paused ? t("home-continue-paused") : t("home-continue-running");
  if (table.seats.some(({ kind }) => kind === "open")) return t("home-continue-waiting");
  if (table.host === me) return t("home-continue-begin");
  const host = table.seats.findIndex(({ player }) => player === table.host);
  return t("home-continue-full", { name: seatName(table.seats, host) });
}

/** Whether a table is offered to the player with this id: not one that they have resigned, or left and hidden. */
export function isToContinue(
  { id, status, seats }: ListedTable,
  me: string | null,
  hidden: readonly string[],
): boolean {
  if (status !== "waiting" && status !== "running") return false;
  const mine = seats.filter(({ player }) => player !== null && player === me);
  const isGone = mine.every(({ away, resigned }) => resigned || (away && hidden.includes(id)));
  return mine.length === 0 || !isGone;
}
