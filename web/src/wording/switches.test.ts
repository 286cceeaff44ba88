import { describe, expect, it } from "vitest";
import { OPTION_SWITCH_DEFAULTS } from "../wire/facts";
import { hasOption, OPTION_SWITCHES } from "./switches";

const english = Object.values(
  import.meta.glob<string>("../language/en/*.ftl", { query: "?raw", import: "default", eager: true }),
).join("\n");

describe("options of a table that are on or off", () => {
  it("are those of the server", () => {
    expect(OPTION_SWITCHES.map(({ name }) => name).toSorted()).toEqual(Object.keys(OPTION_SWITCH_DEFAULTS).toSorted());
  });

  it("have texts that are in the catalogues", () => {
    const keys = OPTION_SWITCHES.flatMap(({ label, about, missing, summary, brief }) =>
      [label, ...Object.values(about), missing, ...Object.values(brief ?? {}), ...Object.values(summary ?? {})].filter(
        (key) => key !== undefined,
      ),
    );
    expect(keys.filter((key) => !english.includes(`\n${key} =`))).toEqual([]);
  });

  it("belong to every edition that does not say otherwise", () => {
    const edition = { id: "citta-ja", title: "", bastion_name: "", players: [3], celebration: false };
    const missing = OPTION_SWITCHES.filter((option) => !hasOption(edition, option)).map(({ name }) => name);
    expect(missing).toEqual(["celebration"]);
  });
});
