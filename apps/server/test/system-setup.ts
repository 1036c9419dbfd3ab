import type { TestProject } from "vitest/node";

import { provideTemplate } from "./global-setup.ts";
import { startSystemPostgres, systemPostgres } from "./system-postgres.ts";

/** The system's own PostgreSQL for the tests of one module of each wing, migrated as any other. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const version = systemPostgres();
  if (version === undefined) throw new Error("The system has no PostgreSQL 15 or newer");
  return provideTemplate(project, await startSystemPostgres(version));
}
