import type { Db } from "../../../db/client.ts";

/** Names of the migrations that this database has. */
export async function appliedMigrations(db: Db): Promise<Set<string>> {
  const rows = await db.gateLookup<{ nombre: string }>({
    name: "applied_migrations",
    text: "select nombre from migracion",
    values: [],
  });
  return new Set(rows.map((row) => row.nombre));
}
