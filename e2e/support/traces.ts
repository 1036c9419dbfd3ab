import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import pg from "pg";

import type { TestServer } from "./server.ts";

/** A row of a table with its system columns, or a file, as text. */
type Kept = { place: string; text: string };

/** Every row of the database, also of its queue, and every file of a server's folder. */
export async function keptByServer({ databaseUrl, dataDir }: TestServer): Promise<Kept[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'pgboss')`,
    );
    const all: Kept[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(
        `select concat_ws(' ', w.xmin, w.xmax, row_to_json(w)) as text from ${name} w`,
      );
      all.push(...rows.map(({ text }) => ({ place: name, text })));
    }
    return [...all, ...filesBelow(dataDir)];
  } finally {
    await client.end();
  }
}

function filesBelow(folder: string): Kept[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const place = join(entry.parentPath, entry.name);
      return { place, text: `${place} ${readFileSync(place, "latin1")}` };
    });
}

/** True for rows of the mailbox's reports. */
export function isOfReports({ place }: Kept): boolean {
  return place.startsWith("public.denuncia");
}
