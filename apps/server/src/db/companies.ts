import type { Db } from "./client.ts";

/** Every company of the installation. */
export async function readCompanies(db: Db): Promise<number[]> {
  const rows = await db.gateLookup<{ empresa_id: number }>({
    name: "notices_companies",
    text: "select empresa_id from empresa order by empresa_id",
    values: [],
  });
  return rows.map((row) => row.empresa_id);
}
