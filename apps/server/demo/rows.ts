import type { Client } from "pg";

import { copyLines, encodeRow, reserveIds } from "./copy.ts";
import type { Cell } from "./copy.ts";
import type { Period } from "./people.ts";

/** Loads objects whose keys are the table's columns; all have the same keys. */
export async function insertObjects(
  client: Client,
  table: string,
  objects: ReadonlyArray<Readonly<Record<string, Cell>>>,
): Promise<void> {
  const [first] = objects;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const lines = objects.map((object) => encodeRow(columns.map((column) => object[column] ?? null)));
  await copyLines(client, { table, columns }, lines);
}

/** Reserves consecutive ids of a table's column `id`, one for each item; answers the first. */
export async function reserveFor(
  client: Client,
  table: string,
  things: readonly unknown[],
): Promise<number> {
  return reserveIds(client, { table, column: "id" }, things.length);
}

/** The id that a code was given. Throws when there is no such code. */
export function idOf(ids: ReadonlyMap<string, number>, codigo: string): number {
  const id = ids.get(codigo);
  if (id === undefined) throw new Error(`Nothing has the code ${codigo}`);
  return id;
}

/** A half-open `daterange`. */
export function rangeOf({ desde, hasta }: Period): string {
  return `[${desde},${hasta ?? ""})`;
}

/** An array of PostgreSQL, of values without quotes or commas. */
export function arrayOf(values: readonly string[]): string {
  return `{${values.join(",")}}`;
}
