import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fontsFor } from "./fonts";

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn((file: string) => Promise.resolve(new Response(file.includes("serif") ? "serif" : "sans"))),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe("the letters of a picture", () => {
  it("come with it, those with rarer accents only where they are needed", async () => {
    const usual = await fontsFor("Élodie wins, vittoria!");
    expect(usual.map(({ family, data }) => [family, data])).toEqual([
      ["Source Serif 4", `data:font/woff2;base64,${btoa("serif")}`],
      ["Source Sans 3", `data:font/woff2;base64,${btoa("sans")}`],
    ]);
    expect(await fontsFor("Łucja")).toHaveLength(4);
  });
});
