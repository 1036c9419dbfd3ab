import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Packages that change together and are needed by every page travel in one file each. */
const chunkOf: ReadonlyArray<[name: string, test: RegExp]> = [
  ["react", /node_modules\/(react|react-dom|scheduler)\//],
  ["router", /node_modules\/@tanstack\//],
  ["i18n", /node_modules\/(i18next|react-i18next|html-parse-stringify)\//],
];

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export default defineConfig({
  root: here("."),
  plugins: [react()],
  resolve: { alias: [{ find: /^zod$/, replacement: here("./zod-stand-in.ts") }] },
  build: {
    // The first versions that know CSS light-dark(), which the two themes are written with.
    target: ["chrome123", "firefox125", "safari17.5"],
    // The server's policy allows no inline script or data: image beside our own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkOf.map(([name, test]) => ({ name, test })) },
      },
    },
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
});
