import { availableParallelism } from "node:os";
import { join } from "node:path";

import { defineConfig } from "vitest/config";

const minute = 60_000;

/** Puts something before a library, for which nothing may have been imported yet. */
const watchesLibrary = ["apps/server/src/lib/crypto/password-hash.test.ts"];

export default defineConfig({
  test: {
    // Half of a test's time is its database's: the default of one worker less than cores leaves
    // half a machine of two idle.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/{src,test}/**/*.test.ts",
            "scripts/**/*.test.ts",
            ...watchesLibrary,
          ],
          exclude: ["scripts/commands.test.ts"],
        },
      },
      {
        // Every command of package.json, as a person types it, on a data folder of its own.
        test: {
          name: "commands",
          include: ["scripts/commands.test.ts"],
          testTimeout: 5 * minute,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/{src,test,demo}/**/*.test.ts"],
          exclude: ["apps/server/test/kills*.test.ts", ...watchesLibrary],
          // Imported modules are read once a worker: reading took a quarter of the files' time.
          isolate: false,
          globalSetup: ["apps/server/test/global-setup.ts"],
          testTimeout: minute / 2,
          hookTimeout: minute,
        },
      },
      {
        // Kills a server and its database again and again: alone, when everything else is done.
        test: {
          name: "kills",
          include: ["apps/server/test/kills*.test.ts"],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: "./apps/web/vite.config.ts",
        root: "./apps/web",
        test: {
          name: "web",
          environment: "jsdom",
          // A window for each worker, cleared for each file: making windows took half of the time.
          pool: "vmThreads",
          maxWorkers: Math.max(2, availableParallelism()),
          include: ["src/**/*.test.{ts,tsx}"],
          setupFiles: ["scripts/lib/web-crypto.ts", "apps/web/src/test/setup.ts"].map((file) =>
            join(import.meta.dirname, file),
          ),
        },
      },
      {
        // Each file has a server and a database, each worker a browser: two at a time, which two cores carry.
        test: {
          name: "e2e",
          include: ["e2e/**/*.journey.ts"],
          isolate: false,
          globalSetup: ["e2e/support/demo.ts"],
          testTimeout: 5 * minute,
          hookTimeout: 5 * minute,
        },
      },
    ],
  },
});
