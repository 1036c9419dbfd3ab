import { loadConfig } from "../../config.ts";
import type { AppContext } from "../../context.ts";
import { migrate } from "../../db/migrate.ts";
import { joinDatabase } from "../../db/open-database.ts";
import { createLog } from "../../platform/log.ts";

/** Gives a command the application's context on the database that the server uses or would use. */
export async function withContext<T>(work: (ctx: AppContext) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const log = createLog(config);
  const database = await joinDatabase(config, log);
  try {
    await migrate(database.url, log);
    // Only now: help and wrong options should not wait for the whole application to load.
    const { createContext } = await import("../../app.ts");
    const ctx = await createContext(config, { databaseUrl: database.url, poolSize: 2 });
    try {
      return await work(ctx);
    } finally {
      ctx.disk.close();
      await ctx.jobs.stop();
      await ctx.events.close();
      await ctx.db.close();
    }
  } finally {
    await database.stop();
  }
}
