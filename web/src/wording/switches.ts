import type { OPTION_SWITCH_DEFAULTS } from "../wire/facts";
import type { EditionInfo } from "../wire/types";

/** An option of a table that is on or off. All texts are keys of the catalogues. */
export interface OptionSwitch {
  name: keyof typeof OPTION_SWITCH_DEFAULTS;
  /**
   * Where it stands in the form and in the summary: with what is played, with what the result counts for (nothing around
   * one device), or with who may come.
   */
  group: "game" | "result" | "visitors";
  label: string;
  about: { on: string; off: string };
  /** Instead, where the edition does not have it. */
  missing?: string;
  /** A line of the summary, where there is something to say. */
  summary?: { label: string; on?: string; off: string };
  /** What lists say of tables that have it, or do not. */
  brief?: { on?: string; off?: string };
}

/** Every such option in the order of the form: the form, the request, the summary and lists follow from it. */
export const OPTION_SWITCHES: readonly OptionSwitch[] = [
  {
    name: "celebration",
    group: "game",
    label: "celebration",
    about: { on: "celebration-about", off: "celebration-about" },
    missing: "create-no-celebration",
    summary: { label: "celebration", on: "yes", off: "no" },
    brief: { on: "celebration" },
  },
  {
    name: "rated",
    group: "result",
    label: "rated",
    about: { on: "rated-about", off: "unrated-about" },
    summary: { label: "rated", off: "no" },
    brief: { off: "unrated" },
  },
  {
    name: "public",
    group: "visitors",
    label: "create-public",
    about: { on: "create-public-about", off: "create-private-about" },
    summary: { label: "waiting-visibility", on: "waiting-public", off: "waiting-private" },
  },
  {
    name: "spectators",
    group: "visitors",
    label: "create-spectators",
    about: { on: "create-spectators-about", off: "create-spectators-about" },
  },
];

export type Switches = Record<OptionSwitch["name"], boolean>;

/** Whether an edition has an option: some belong to one edition alone. */
export function hasOption(edition: EditionInfo | undefined, { name }: OptionSwitch): boolean {
  return edition === undefined || !(name in edition) || edition[name as keyof EditionInfo] === true;
}
