import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";

/** A value of a column; bytes as `\x` and hexadecimal, ranges and arrays as PostgreSQL writes them. */
export type Cell = string | number | boolean | null;

const special = /[\\\t\n\r]/;
const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** A line of COPY's text format. */
export function encodeRow(cells: readonly Cell[]): string {
  return `${cells.map(encodeCell).join("\t")}\n`;
}

function encodeCell(cell: Cell): string {
  if (cell === null) return "\\N";
  if (typeof cell !== "string" || !special.test(cell)) return String(cell);
  return cell.replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}

/**
 * Loads lines of `encodeRow` into the columns of a table, inside the running transaction. Where row
 * security binds the login role COPY is refused, so the lines go through a temporary table.
 */
export async function copyLines(
  client: Client,
  target: { table: string; columns: readonly string[] },
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  const { table } = target;
  const columns = target.columns.join(", ");
  if (!(await isBound(client, table))) {
    await stream(client, `copy ${table} (${columns}) from stdin`, lines);
    return;
  }
  // The same table may be loaded with some columns now and with others later.
  const staging = `carga_${table}_${target.columns.length}`;
  await client.query(
    `create temp table if not exists ${staging} on commit drop as select ${columns} from ${table} with no data`,
  );
  await stream(client, `copy ${staging} (${columns}) from stdin`, lines);
  await client.query(`insert into ${table} (${columns}) select ${columns} from ${staging}`);
  await client.query(`truncate ${staging}`);
}

/** Reserves `count` consecutive ids of a column's sequence; answers the first. */
export async function reserveIds(
  client: Client,
  column: { table: string; column: string },
  count: number,
): Promise<number> {
  if (count === 0) return 0;
  const { rows } = await client.query<{ first: number; last: number }>(
    `select min(id)::int as first, max(id)::int as last
       from (select nextval(pg_get_serial_sequence($1, $2)) as id from generate_series(1, $3)) ids`,
    [column.table, column.column, count],
  );
  const [range] = rows;
  if (range === undefined) throw new Error("The sequence answered nothing");
  // Another session took an id in between: leave the gap and reserve anew.
  if (range.last - range.first + 1 !== count) return reserveIds(client, column, count);
  return range.first;
}

async function isBound(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ bound: boolean }>(
    "select row_security_active($1) as bound",
    [table],
  );
  return rows[0]?.bound !== false;
}

async function stream(client: Client, sql: string, lines: readonly string[]): Promise<void> {
  await pipeline(Readable.from(blocksOf(lines)), client.query(copyFrom(sql)));
}

const BLOCK = 256 * 1024;

/** Joins lines into blocks, since each one travels as a message of its own. */
function* blocksOf(lines: readonly string[]): Generator<Buffer> {
  let block: string[] = [];
  let length = 0;
  for (const line of lines) {
    block.push(line);
    length += line.length;
    if (length < BLOCK) continue;
    yield Buffer.from(block.join(""));
    block = [];
    length = 0;
  }
  if (length > 0) yield Buffer.from(block.join(""));
}
