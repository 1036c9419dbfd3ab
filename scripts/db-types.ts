/**
 * Writes apps/server/src/db/schema.ts from a migrated database, or answers its text: `node
 * scripts/db-types.ts postgres://…`.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import pg from "pg";

type Column = {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_generated: boolean;
};

const target = join(import.meta.dirname, "../apps/server/src/db/schema.ts");

const scalar: Record<string, string> = {
  bool: "boolean",
  bytea: "Buffer",
  int2: "number",
  int4: "number",
  int8: "number",
  float8: "number",
  json: "Json",
  jsonb: "Json",
};

function typeOf(udt: string): string {
  if (udt.startsWith("_")) return `${typeOf(udt.slice(1))}[]`;
  return scalar[udt] ?? "string";
}

function memberOf(column: Column): string {
  const type = typeOf(column.data_type);
  const base = column.is_nullable && type !== "Json" ? `${type} | null` : type;
  if (column.is_generated) return `  ${column.column_name}: GeneratedAlways<${base}>;`;
  if (column.has_default) return `  ${column.column_name}: Generated<${base}>;`;
  return `  ${column.column_name}: ${base};`;
}

/** The text of schema.ts for the database behind the connection. */
export async function schemaSource(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      select c.relname as table_name, a.attname as column_name, t.typname as data_type,
             not a.attnotnull as is_nullable,
             (a.atthasdef or a.attidentity <> '') as has_default,
             (a.attgenerated <> '' or a.attidentity = 'a') as is_generated
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migracion'
      order by c.relname, a.attnum`);
    const tables = Map.groupBy(rows, (row) => row.table_name);
    const bodies = [...tables].map(
      ([table, columns]) =>
        `type ${pascal(table)} = {\n${columns.map((column) => memberOf(column)).join("\n")}\n};`,
    );
    const database = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};`).join("\n");
    return [
      "// Made by scripts/db-types.ts from the migrations; a test fails when it is stale.",
      'import type { Generated, GeneratedAlways } from "kysely";',
      "type Json = unknown;",
      ...bodies,
      `/** Tables as the migrations leave them, spelled as on the wire. */\nexport type Database = {\n${database}\n};\n`,
    ].join("\n\n");
  } finally {
    await client.end();
  }
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const url = process.argv[2];
if (import.meta.main && url !== undefined) await writeFile(target, await schemaSource(url));
