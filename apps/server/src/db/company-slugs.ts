import pg from "pg";

/** Slugs of the companies in a database; at most 1,000. */
export async function companySlugs(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SET ROLE atrio_gate");
    const { rows } = await client.query<{ slug: string }>("SELECT slug FROM empresa LIMIT 1000");
    return rows.map((row) => row.slug);
  } finally {
    await client.end();
  }
}
