import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

type Language = typeof import("./language.svelte");
type Settings = typeof import("../settings/settings.svelte");

let catalogue: Language["catalogue"];
let t: Language["t"];
let settings: Settings["settings"];

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

beforeEach(async () => {
  vi.resetModules();
  ({ catalogue, t } = await import("./language.svelte"));
  ({ settings } = await import("../settings/settings.svelte"));
  settings.language = "en";
  await catalogue.load("en");
});

const TITLE = "rules-4-5.title";

describe("texts that are loaded where they are read", () => {
  it("are not there at first", () => {
    expect(catalogue.hasArea("rules")).toBe(false);
    expect(catalogue.has(TITLE)).toBe(false);
    expect(t(TITLE)).toBe(`⟦${TITLE}⟧`);
  });

  it("are added, and the others stay", async () => {
    await catalogue.addArea("rules");
    expect(t(TITLE)).toBe("Taking a triplet");
    expect(t("try-again")).toBe("Try again");
  });

  it("follow a change of language", async () => {
    await catalogue.addArea("rules");
    settings.language = "fr";
    await catalogue.load("fr");
    expect(t(TITLE)).toBe("Prendre un triplet");
    expect(catalogue.language).toBe("fr");
  });

  it("come in the language that was chosen while they were loaded", async () => {
    const added = catalogue.addArea("rules");
    settings.language = "it";
    await Promise.all([added, catalogue.load("it")]);
    expect(t(TITLE)).toBe("Prendere una terna");
    expect(t("try-again")).toBe("Riprova");
  });

  it("can be asked about, with what belongs to them", async () => {
    await catalogue.addArea("rules");
    expect(catalogue.has("rules-4-5")).toBe(true);
    expect(catalogue.has("rules-4-5.tip")).toBe(true);
    expect(catalogue.has("rules-4-6.tip")).toBe(false);
    expect(catalogue.has("rules-99-1")).toBe(false);
  });
});

describe("a refusal", () => {
  const wrong = { clause: "4.1", names: { move: "11" } };

  it.each([
    ["en", "The rules do not allow move 12 of this record (rule 4.1)."],
    ["it", "Le regole non permettono la mossa 12 di questo file (regola 4.1)."],
    ["fr", "Les règles ne permettent pas le coup 12 de ce fichier de partie (règle 4.1)."],
    ["ja", "この記録の12手目は、ルール上できない手です（ルール4.1）。"],
  ] as const)("of a record says in %s what is wrong with it and where", async (language, said) => {
    const { refusalText } = await import("./language.svelte");
    await catalogue.load(language);
    expect(refusalText("record-illegal", "game 0, move 11, …", wrong)).toBe(said);
  });

  it("names the place in a record that is misshapen", async () => {
    const { refusalText } = await import("./language.svelte");
    const at = (names: Record<string, string>) => refusalText("record-misshapen", "", { names });
    expect(at({ at: "deal" })).toBe("Something is missing or wrong in this record, at “deal”.");
    expect(at({ at: "moves[0].seat", move: "0" })).toContain("Move 1 of this record");
  });

  it("is told in the server’s words where ours do not know it", async () => {
    const { refusalText } = await import("./language.svelte");
    expect(refusalText("record-from-the-future", "it is too new")).toBe("it is too new");
  });
});
