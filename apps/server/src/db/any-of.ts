import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { opaqueIntegers } from "./opaque.ts";

/**
 * Condition on an integer column: one of some ids. A single id is compared with `=`; of several the planner does not see
 * how many they are: it would compare the plan for them with the kept one, which assumes ten, and plan each call anew.
 */
export function anyOf(column: string, ids: readonly number[]): RawBuilder<boolean> {
  const [id, ...others] = ids;
  return id !== undefined && others.length === 0
    ? sql<boolean>`${sql.ref(column)} = ${id}::integer`
    : sql<boolean>`${sql.ref(column)} = any(${opaqueIntegers(ids)})`;
}
