import { t } from "../../language/language.svelte";
import type { ListedTable } from "../../wire/types";

/** How a table that is not over stands. */
export function stateWords(table: ListedTable): string {
  if (table.status === "waiting") return t("home-continue-waiting");
  return table.paused ? t("home-continue-paused") : t("home-continue-running");
}
