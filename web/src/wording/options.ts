import { t } from "../language/language.svelte";
import type { EditionInfo, ListedTable, Pace } from "../wire/types";
import { hasOption, OPTION_SWITCHES, type OptionSwitch } from "./switches";

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

export function aboutOption(option: OptionSwitch, isOn: boolean, edition: EditionInfo | undefined): string {
  if (option.missing !== undefined && !hasOption(edition, option)) return t(option.missing);
  return t(isOn ? option.about.on : option.about.off);
}

/** What a table plays, in a few words; lists put dots between them. */
export function optionsWords(options: ListedTable["options"], { withPace = true } = {}): string[] {
  const brief = OPTION_SWITCHES.flatMap(({ name, brief }) => (options[name] ? brief?.on : brief?.off) ?? []);
  return [
    editionName(options.edition),
    ...brief.map((key) => t(key)),
    ...(options.deck === "custom" ? [t("deck-own")] : []),
    ...(withPace && options.pace.kind !== "none" ? [paceWords(options.pace)] : []),
  ];
}
