import pg from "pg";

/** Statements as the login role, which must see every company. */
export type BareSql = <T extends object>(text: string, values?: unknown[]) => Promise<T[]>;

/**
 * Runs `work` on a connection without companies, as the login role, for commands that look at
 * everything. A role that row security binds is refused instead of seeing no rows.
 */
export async function withBareDatabase<T>(
  databaseUrl: string,
  work: (sql: BareSql) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: "atrio-bare",
  });
  await client.connect();
  try {
    await client.query("set row_security = off");
    return await work(
      async <R extends object>(text: string, values: unknown[] = []) =>
        (await client.query<R & pg.QueryResultRow>(text, values)).rows,
    );
  } finally {
    await client.end();
  }
}

/** Role of the statements from here on: the one that reads every company on any server. */
export async function asBackupRole(sql: BareSql): Promise<void> {
  await sql("set row_security = on");
  await sql("set role atrio_backup");
}
