import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

/**
 * What every page needs travels in a few files: dozens of small ones compress badly and cost a
 * phone more than they weigh. The rest is split by page.
 */
const chunkGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "router", test: /node_modules\/@tanstack\// },
  { name: "i18n", test: /node_modules\/(i18next|react-i18next)\// },
  { name: "kit", test: /node_modules\/@mantine\/core\/esm\/(core|utils)\// },
  { name: "base", test: /apps\/web\/src\/(lib|ui(?!\/snackbar-host))\/|packages\/contract\/src\// },
];

/** Compresses what was built once and well, so that the server sends files as they are. */
function precompress(): Plugin {
  return {
    name: "atrio-precompress",
    apply: "build",
    writeBundle: async ({ dir }) => {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => /\.(js|css|html|svg)$/.test(name));
      await Promise.all(texts.map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export default defineConfig({
  root: here("."),
  plugins: [react(), precompress()],
  resolve: {
    alias: [
      { find: /^zod$/, replacement: fileURLToPath(import.meta.resolve("./zod-stand-in.ts")) },
    ],
  },
  build: {
    // The first versions that know CSS light-dark(), which the two themes are written with.
    target: ["chrome123", "firefox125", "safari17.5"],
    // The server's policy allows no inline script or data: image beside our own files.
    assetsInlineLimit: 0,
    // bench/page-weight.ts reads from it which files a page needs.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
});
