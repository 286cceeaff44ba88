import { t } from "../language/language.svelte";
import type { ListedTable, Pace } from "../wire/types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In the largest unit that leaves no fraction: 90 s, 2 min, 36 h, 3 days. */
export function paceWords(pace: Partial<Pace>): string {
  const seconds = pace.turn_seconds ?? null;
  if (pace.kind === "none" || seconds === null) return t("pace-none");
  if (seconds % DAY === 0) return t("pace-turn-days", { n: seconds / DAY });
  if (seconds % HOUR === 0) return t("pace-turn-hours", { n: seconds / HOUR });
  if (seconds % MINUTE === 0) return t("pace-turn-minutes", { n: seconds / MINUTE });
  return t("pace-turn-seconds", { n: seconds });
}

export function editionName(edition: string): string {
  return t(`edition-${edition}`);
}

/** What a table plays, in a few words; lists put dots between them. */
export function optionsWords(options: ListedTable["options"], { withPace = true } = {}): string[] {
  return [
    editionName(options.edition),
    ...(options.celebration ? [t("celebration")] : []),
    ...(options.deck === "custom" ? [t("deck-own")] : []),
    ...(withPace && options.pace.kind !== "none" ? [paceWords(options.pace)] : []),
  ];
}
