import { once } from "node:events";
import { finished } from "node:stream/promises";

import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { CopyStreamQuery } from "pg-copy-streams";
import { z } from "zod";

import { copySettings } from "./dump.ts";
import { DamagedBackup } from "./frames.ts";
import type { Frame } from "./frames.ts";

const headerSchema = z.object({
  table: z.string().regex(/^[a-z0-9_]+$/),
  columns: z.array(z.string().regex(/^"?[a-z0-9_]+"?$/)),
});
const closeSchema = z.object({ rows: z.number().int() });
const endSchema = z.object({
  sequences: z.array(
    z.object({ name: z.string().regex(/^[a-z0-9_]+$/), next: z.string().regex(/^\d+$/) }),
  ),
});

type Key = { table: string; name: string; definition: string };

const foreignKeys = `
  select conrelid::regclass::text as table, quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
  order by 1, 2`;

const tables = `
  select oid::regclass::text as name, relforcerowsecurity as forced from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;

/**
 * Loads frames into the empty tables of the running transaction and answers the rows by table. Foreign
 * keys are dropped and made again, which checks them all; triggers and forced row security, which
 * would change or refuse the rows, rest meanwhile; `whileOpen` runs when only row security still does.
 * Needs no more than the tables' owner.
 */
export async function loadDatabase(
  client: pg.Client,
  frames: AsyncIterable<Frame>,
  whileOpen: () => Promise<void>,
): Promise<Record<string, number>> {
  await client.query(copySettings);
  const { rows: all } = await client.query<{ name: string; forced: boolean }>(tables);
  const { rows: keys } = await client.query<Key>(foreignKeys);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  const loaded = all.filter(({ name }) => name !== "migracion");
  for (const { name, forced } of loaded) {
    await client.query(`alter table ${name} disable trigger user`);
    if (forced) await client.query(`alter table ${name} no force row level security`);
  }
  await client.query(`truncate ${loaded.map(({ name }) => name).join(", ")}`);
  const counts = await copyAll(client, frames);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name } of loaded) await client.query(`alter table ${name} enable trigger user`);
  await whileOpen();
  await client.query("set constraints all immediate");
  for (const { name, forced } of loaded) {
    if (forced) await client.query(`alter table ${name} force row level security`);
  }
  return counts;
}

async function copyAll(
  client: pg.Client,
  frames: AsyncIterable<Frame>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let open: { table: string; into: CopyStreamQuery } | undefined;
  for await (const { kind, bytes } of frames) {
    if (kind === "table") {
      const { table, columns } = headerSchema.parse(JSON.parse(bytes.toString()));
      const into = client.query(
        copyFrom(`copy public.${table} (${columns.join(", ")}) from stdin`),
      );
      // The failure is thrown by the writing or the closing below.
      into.on("error", () => undefined);
      open = { table, into };
    } else if (kind === "rows") {
      if (open === undefined) throw new DamagedBackup("Rows without a table");
      if (!open.into.write(bytes)) await once(open.into, "drain");
    } else if (kind === "close") {
      if (open === undefined) throw new DamagedBackup("The end of no table");
      const rows = await closeTable(open, bytes);
      counts[open.table] = (counts[open.table] ?? 0) + rows;
      open = undefined;
    } else {
      await moveSequences(client, bytes);
    }
  }
  return counts;
}

async function closeTable(
  open: { table: string; into: CopyStreamQuery },
  bytes: Buffer,
): Promise<number> {
  const { rows } = closeSchema.parse(JSON.parse(bytes.toString()));
  const ended = finished(open.into);
  open.into.end();
  await ended;
  if (open.into.rowCount === rows) return rows;
  throw new DamagedBackup(`${open.table} has ${open.into.rowCount} rows of ${rows}`);
}

async function moveSequences(client: pg.Client, bytes: Buffer): Promise<void> {
  const { sequences } = endSchema.parse(JSON.parse(bytes.toString()));
  for (const { name, next } of sequences) {
    await client.query(`alter sequence public.${name} restart with ${next}`);
  }
}
