import pg from "pg";

const patienceMs = 10 * 60_000;

/**
 * Removes dead rows of some tables from their pages, where they keep the transaction that wrote them. As
 * the login role: one that owns nothing is warned, and the database's own cleaning does it later.
 */
export async function vacuum(databaseUrl: string, tables: readonly string[]): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    query_timeout: patienceMs,
    application_name: "atrio-vacuum",
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    for (const table of tables) await client.query(`vacuum ${client.escapeIdentifier(table)}`);
  } finally {
    await client.end();
  }
}
