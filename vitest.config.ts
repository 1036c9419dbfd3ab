import { availableParallelism } from "node:os";
import { join } from "node:path";

import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";

import { systemPostgres } from "./apps/server/test/system-postgres.ts";

const minute = 60_000;

const maxWorkers = Math.max(2, availableParallelism());

/** Puts something before a library, for which nothing may have been imported yet. */
const watchesLibrary = ["apps/server/src/lib/crypto/password-hash.test.ts"];

/** Imported modules are read once a worker: reading took a quarter of the files' time. */
const onDatabase = { isolate: false, testTimeout: minute / 2, hookTimeout: minute };

/** Tests of the database and of one module of each wing, for the system's PostgreSQL too. */
const onSystem =
  systemPostgres() === undefined
    ? []
    : [
        "apps/server/test/periods.test.ts",
        ...[
          "access/auth/sessions/sessions",
          "calendar/company-events/company-events",
          "company/centres/centres",
          "complaints/reports/sealed",
          "leave/absences/absences.overlaps",
          "messages/company-messages/company-messages.office",
          "papers/documents/documents",
          "people/workers/workers",
          "projects/catalogue/catalogue",
          "shifts/areas/areas",
          "time/corrections/corrections",
        ].map((module) => `apps/server/src/modules/${module}.test.ts`),
      ];

/** Files whose limits are wall times. */
const alone = ["kills", "kills-frozen"].map((name) => `apps/server/test/${name}.test.ts`);

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
          ...onDatabase,
          globalSetup: ["apps/server/test/global-setup.ts"],
        },
      },
      {
        test: { name: "kills", include: ["apps/server/test/kills*.test.ts"], exclude: alone },
      },
      {
        test: {
          name: "system",
          include: onSystem,
          ...onDatabase,
          globalSetup: onSystem.length === 0 ? [] : ["apps/server/test/system-setup.ts"],
        },
      },
      {
        // Alone: they measure how long callers wait for an answer while the database is away.
        test: { name: "alone", include: alone, sequence: { groupOrder: 1 } },
      },
      {
        extends: "./apps/web/vite.config.ts",
        root: "./apps/web",
        test: {
          name: "web",
          environment: "jsdom",
          testTimeout: minute / 2,
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
