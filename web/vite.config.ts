import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compress } from "./tools/compress.ts";

const SERVER = process.env.LUCCA_SERVER ?? "http://127.0.0.1:8000";

/** The server tells pages how deep they are; while developing they are all served from the top. */
const rootWhileDeveloping: Plugin = {
  name: "lucca-root",
  apply: "serve",
  transformIndexHtml: (html) => html.replaceAll(/(content|href|src)="\.\//g, '$1="/'),
};

export default defineConfig({
  base: "./", // works under any path; the server tells pages how deep they are
  plugins: [svelte(), rootWhileDeveloping, compress],
  build: {
    outDir: "../src/lucca/server/web/files/webapp",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: "chunks.json", // which files a screen needs: for the test of their size
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/schema": SERVER } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
