// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = import.meta.dirname;
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => /\.(css|svelte)$/.test(name));

/** The styles of a file, without comments. */
function stylesOf(file: string): string {
  const text = readFileSync(join(SOURCE, file), "utf8");
  const styles = file.endsWith(".css")
    ? text
    : [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css]) => css).join("");
  return styles.replaceAll(/\/\*[^]*?\*\//g, "");
}

/** The rules about a pointer that rests on something which hold for fingers, too. */
function forFingers(styles: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, before = "", sign] of styles.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === "{") {
      around.push(before.trim());
      if (before.includes(":hover") && !around.some((rule) => rule.includes("(hover: hover)")))
        found.push(before.trim());
    } else if (sign === "}") around.pop();
  }
  return found;
}

describe("what lights up under a pointer", () => {
  it("does so only where there is one: after a tap it would stay lit, and look chosen", () => {
    expect(files.filter((file) => stylesOf(file).includes(":hover")).length).toBeGreaterThan(10);
    expect(files.flatMap((file) => forFingers(stylesOf(file)).map((rule) => `${file}: ${rule}`))).toEqual([]);
  });
});
