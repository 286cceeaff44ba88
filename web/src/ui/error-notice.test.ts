import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { RequestError } from "../app/http";

let ErrorNotice: (typeof import("./ErrorNotice.svelte"))["default"];

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const { catalogue } = await import("../language/language.svelte");
  await catalogue.load("it");
  ({ default: ErrorNotice } = await import("./ErrorNotice.svelte"));
});

function shown(refused: RequestError): { text: string; english: string; isFolded: boolean } {
  const notice = mount(ErrorNotice, { target: document.body, props: { refused, invalid: "Così non va:" } });
  flushSync();
  const alert = document.querySelector("[role=alert]");
  const found = {
    text: alert?.querySelector("p")?.textContent ?? "",
    english: alert?.querySelector("[lang=en]")?.textContent?.trim() ?? "",
    isFolded: alert?.querySelector("details:not([open])") !== null,
  };
  void unmount(notice);
  return found;
}

describe("a record that is refused", () => {
  it("is spoken of in the player’s language, the server’s words are folded away", () => {
    const about = { clause: "4.5", names: { move: "2" } };
    const refused = new RequestError("record-illegal", "game 0, move 2, rule 4.5: no", 400, about);
    expect(shown(refused)).toEqual({
      text: "Le regole non permettono la mossa 3 di questo file (regola 4.5).",
      english: "game 0, move 2, rule 4.5: no",
      isFolded: true,
    });
  });

  it("is refused in general words, with the server’s below, where its code is not known", () => {
    expect(shown(new RequestError("record-from-the-future", "it is too new", 400))).toEqual({
      text: "Così non va:",
      english: "it is too new",
      isFolded: false,
    });
  });
});
