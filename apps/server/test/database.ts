import { randomBytes } from "node:crypto";

import pg from "pg";

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}

/**
 * Clones a template; the clone belongs to one test file. Its files are copied: pages in the log take three times as
 * long with a thousand tables and indexes.
 */
export async function cloneDatabase(
  templateUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `t_${randomBytes(6).toString("hex")}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl(templateUrl, "postgres") });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(templateUrl, name),
    drop: () => admin(`drop database if exists ${name} with (force)`),
  };
}
