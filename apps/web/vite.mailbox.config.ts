import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { browsers, namedWidths, precompress, standIns, withoutSchemas } from "./build-parts.ts";

/**
 * The complaints mailbox is a program of its own: built apart, it shares no file with the portal, so
 * that it has no code for sessions and the portal's service worker, which keeps `/assets/`, never
 * sees its files (Rule COMPLAINTS-26).
 */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/mailbox/",
  publicDir: false,
  plugins: [withoutSchemas(), react(), precompress()],
  css: { postcss: namedWidths },
  resolve: { alias: standIns },
  build: {
    target: browsers,
    outDir: "dist/mailbox",
    assetsInlineLimit: 0,
    assetsDir: ".",
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fileURLToPath(new URL("mailbox.html", import.meta.url)),
      output: {
        codeSplitting: { groups: [{ name: "kit", test: /node_modules\// }] },
      },
    },
  },
});
