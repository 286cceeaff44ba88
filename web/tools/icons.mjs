/**
 * Draws the icons of the installed game from the art: `node tools/icons.mjs`. Needs a Chromium (CHROMIUM, else `chromium`).
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? "chromium";
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { appIcon, turnIcon } = await vite.ssrLoadModule("/src/art/icon.ts");
await vite.close();

writeFileSync(join(PUBLIC, "icon.svg"), appIcon(false) + "\n");
writeFileSync(join(PUBLIC, "icon-turn.svg"), turnIcon() + "\n");
const folder = mkdtempSync(join(tmpdir(), "lucca-icons-"));
for (const [name, size, bleed] of [
  ["icon-192.png", 192, false],
  ["icon-512.png", 512, false],
  ["icon-maskable-512.png", 512, true],
  ["apple-touch-icon.png", 180, true],
]) {
  const page = join(folder, `${name}.html`);
  const svg = appIcon(bleed).replace('width="512" height="512"', `width="${size}" height="${size}"`);
  writeFileSync(page, `<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
  execFileSync(
    CHROMIUM,
    [
      "--headless=new",
      "--no-sandbox",
      "--hide-scrollbars",
      "--default-background-color=00000000",
      "--force-device-scale-factor=1",
      `--window-size=${size},${size}`,
      `--screenshot=${join(PUBLIC, name)}`,
      `file://${page}`,
    ],
    { stdio: "ignore" },
  );
}
rmSync(folder, { recursive: true });
