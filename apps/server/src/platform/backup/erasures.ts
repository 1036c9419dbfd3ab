import type pg from "pg";
import { z } from "zod";

import { Temporal } from "../../lib/calendar/clock.ts";

/** A deletion that a restore repeats: a row by its key, or stored bytes by their paths. */
export type Erasure =
  | { en: string; tabla: string; llave: Record<string, number | string | null> }
  | { en: string; paths: string[] };

const name = z.string().regex(/^[a-z0-9_]+$/);
const erasureSchema = z.union([
  z.object({
    en: z.iso.datetime(),
    tabla: name,
    llave: z.record(name, z.union([z.number(), z.string(), z.null()])),
  }),
  z.object({ en: z.iso.datetime(), paths: z.array(z.string()) }),
]);

/**
 * A transaction that began before the snapshot can end after it, and clocks differ: repeating a
 * deletion that the backup knows does nothing.
 */
const MARGIN_MS = 3_600_000;

/** Lines for the log that is kept outside the database. */
export function erasureLines(erasures: readonly Erasure[]): string {
  return erasures.map((one) => `${JSON.stringify(one)}\n`).join("");
}

/** Entries of the log after a backup's snapshot; a line that a power cut halved is left out. */
export function parseErasures(lines: string, taken: string): Erasure[] {
  const from = Temporal.Instant.from(taken).epochMilliseconds - MARGIN_MS;
  return lines.split("\n").flatMap((line) => {
    const parsed = readLine(line);
    if (parsed === undefined) return [];
    return Temporal.Instant.from(parsed.en).epochMilliseconds >= from ? [parsed] : [];
  });
}

function readLine(line: string): Erasure | undefined {
  try {
    return erasureSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Deletes the rows again; a row that others have come to need stays and is counted. */
export async function replayErasures(
  client: pg.Client,
  erasures: readonly Erasure[],
): Promise<{ erased: number; unerased: number }> {
  const { rows } = await client.query<{ tabla: string }>(
    `select distinct tgrelid::regclass::text as tabla from pg_trigger
     where tgfoid = to_regproc('anotar_borrado') and not tgisinternal`,
  );
  const known = new Set(rows.map(({ tabla }) => tabla));
  const counts = { erased: 0, unerased: 0 };
  for (const one of erasures) {
    if (!("tabla" in one) || !known.has(one.tabla)) continue;
    const columns = Object.keys(one.llave);
    const filter = columns.map((column, index) => `${column} = $${index + 1}`).join(" and ");
    await client.query("savepoint borrado");
    try {
      const deletion = `delete from public.${one.tabla} where ${filter}`;
      const { rowCount } = await client.query(deletion, Object.values(one.llave));
      counts.erased += rowCount ?? 0;
    } catch {
      await client.query("rollback to savepoint borrado");
      counts.unerased += 1;
    }
  }
  return counts;
}
