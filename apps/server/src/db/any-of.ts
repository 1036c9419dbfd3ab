import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/**
 * Condition on an integer column: one of some ids. A single id is compared with `=`, whose generic plan
 * PostgreSQL keeps; for an array it assumes ten elements, finds that dear and plans each call anew, which
 * takes longer than the statement itself.
 */
export function anyOf(column: string, ids: readonly number[]): RawBuilder<boolean> {
  const [id, ...others] = ids;
  return id !== undefined && others.length === 0
    ? sql<boolean>`${sql.ref(column)} = ${id}::integer`
    : sql<boolean>`${sql.ref(column)} = any(${ids}::integer[])`;
}
