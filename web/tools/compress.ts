import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTHWHILE = /\.(js|css|svg|webmanifest)$/;

/** Writes what the build made beside itself once more, compressed: the server sends whichever a browser understands. */
export const compress: Plugin = {
  name: "lucca-compress",
  apply: "build",
  generateBundle(_, bundle) {
    for (const [fileName, made] of Object.entries(bundle)) {
      if (!WORTHWHILE.test(fileName)) continue;
      const source = Buffer.from(made.type === "chunk" ? made.code : made.source);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
      this.emitFile({
        type: "asset",
        fileName: `${fileName}.br`,
        source: brotliCompressSync(source, { params: quality }),
      });
    }
  },
};
