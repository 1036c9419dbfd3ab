import pg from "pg";

import type { Config } from "../config.ts";
import type { Log } from "../platform/log.ts";
import { StartError, errorCode } from "../platform/start-error.ts";

import { joinEmbedded, startEmbedded } from "./embedded/embedded.ts";
import type { EmbeddedDatabase } from "./embedded/embedded.ts";

const OLDEST_MAJOR = 15;

type DatabaseConfig = Pick<Config, "databaseUrl" | "dataDir">;

/**
 * The server's database: that of `DATABASE_URL`, or the embedded one of `DATA_DIR`. Throws
 * StartError when it cannot be used.
 */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<EmbeddedDatabase> {
  if (config.databaseUrl !== undefined) return useServer(config.databaseUrl);
  return startEmbedded({ dataDir: config.dataDir, log });
}

/**
 * The same database for a command, with or without a running server. Throws StartError when it
 * cannot be used.
 */
export async function joinDatabase(config: DatabaseConfig, log: Log): Promise<EmbeddedDatabase> {
  if (config.databaseUrl !== undefined) return useServer(config.databaseUrl);
  return joinEmbedded({ dataDir: config.dataDir, log });
}

async function useServer(url: string): Promise<EmbeddedDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    );
    const major = rows[0]?.major ?? 0;
    if (major < OLDEST_MAJOR) throw tooOld(major);
  } catch (error) {
    throw explainConnection(error);
  } finally {
    await client.end().catch(() => undefined);
  }
  return { url, stop: () => Promise.resolve() };
}

function tooOld(major: number): StartError {
  return new StartError(
    `The server of DATABASE_URL is PostgreSQL ${major}; ${OLDEST_MAJOR} is the oldest that works.`,
    "Use a newer server, or unset DATABASE_URL to use the embedded one.",
  );
}

function explainConnection(error: unknown): unknown {
  const code = errorCode(error);
  if (code === undefined || error instanceof StartError) return error;
  const reasons: Record<string, string> = {
    "28P01": "it refuses the user or the password",
    "28000": "it refuses the user",
    "3D000": "the database does not exist on it",
    ECONNREFUSED: "nothing answers at its address",
    ENOTFOUND: "its host name is unknown",
    EAI_AGAIN: "its host name cannot be looked up",
    ETIMEDOUT: "it does not answer",
  };
  return new StartError(
    `The server of DATABASE_URL cannot be used: ${reasons[code] ?? code}.`,
    "Correct DATABASE_URL or start that server; unset DATABASE_URL to use the embedded one.",
    { cause: error },
  );
}
