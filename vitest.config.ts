import { availableParallelism } from "node:os";
import { join } from "node:path";

import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

const minute = 60_000;

const maxWorkers = Math.max(2, availableParallelism());

/** Puts something before a library, for which nothing may have been imported yet. */
const watchesLibrary = ["apps/server/src/lib/crypto/password-hash.test.ts"];

/** Files that take minutes; begun last, any of them would run on alone at the end. */
const longest = [
  "e2e/languages.journey.ts",
  "scripts/commands.test.ts",
  "apps/server/test/access/matrix.test.ts",
  "apps/server/src/commands/company.test.ts",
  "apps/server/test/races.test.ts",
  "apps/server/src/modules/projects/registrations/adjusting.test.ts",
].map((file) => join(import.meta.dirname, file));

/** The longest files first, on a machine that has run none of them yet too. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    const isAt = (file: string) => sorted.filter(({ moduleId }) => moduleId === file);
    return [...new Set([...longest.flatMap(isAt), ...sorted])];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers,
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
        // Alone: it measures how long a killed server and database take to come back.
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
          maxWorkers,
          include: ["src/**/*.test.{ts,tsx}"],
          setupFiles: ["scripts/lib/web-crypto.ts", "apps/web/src/test/setup.ts"].map((file) =>
            join(import.meta.dirname, file),
          ),
        },
      },
      {
        // Each file has a server and a database, each worker a browser.
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
