import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTHWHILE = /\.(js|css|svg|webmanifest)$/;
const BEST = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Puts beside what was built the same once more, compressed: the server sends what a browser understands. */
export const compress: Plugin = {
  name: "lucca-compress",
  apply: "build",
  writeBundle({ dir = "." }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (!WORTHWHILE.test(name)) continue;
      const file = join(dir, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(content, { params: BEST }));
    }
  },
};
