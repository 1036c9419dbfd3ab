import { existsSync } from "node:fs";
import { join } from "node:path";

import { loadConfig } from "../../config.ts";
import type { Config } from "../../config.ts";
import type { AppContext } from "../../context.ts";
import { migrate } from "../../db/migrate.ts";
import { joinDatabase } from "../../db/open-database.ts";
import { patience } from "../../db/pulse.ts";
import { createLog } from "../../platform/log.ts";

/** Patience of a command: some read all signings of a company. */
const commandPatience = { ...patience, end: 10 * 60_000 };

/** The application's context for a command, on the database that the server uses or would use. */
export async function withContext<T>(work: (ctx: AppContext) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const log = createLog(config);
  const database = await joinDatabase(config, log);
  try {
    await migrate(database.url, log);
    return await withContextOn(config, database.url, work);
  } finally {
    await database.stop();
  }
}

/** The same on a database that is up and migrated. */
export async function withContextOn<T>(
  config: Config,
  databaseUrl: string,
  work: (ctx: AppContext) => Promise<T>,
): Promise<T> {
  // Loaded on demand: help and wrong options answer without the whole application.
  const { createContext } = await import("../../app.ts");
  const ctx = await createContext(config, { databaseUrl, poolSize: 2, patience: commandPatience });
  try {
    return await work(ctx);
  } finally {
    ctx.disk.close();
    await ctx.jobs.stop();
    await ctx.events.close();
    await ctx.db.close();
  }
}

/** True if a database is named, or was made here before: a wrong call makes none. */
export function hasDatabase(): boolean {
  const { databaseUrl, dataDir } = loadConfig();
  return databaseUrl !== undefined || existsSync(join(dataDir, "postgres"));
}
