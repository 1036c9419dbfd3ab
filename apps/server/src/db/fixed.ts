import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { transactionBy } from "./statements.ts";

const compiler = transactionBy(() => {
  throw new Error("Parts of statements are compiled, not run");
});

/**
 * A part of a statement as its text, which is put together once and not for each answer. Throws for a part with
 * values.
 */
export function fixed<T>(part: RawBuilder<T>): RawBuilder<T> {
  const { sql: text, parameters } = part.compile(compiler);
  if (parameters.length > 0) throw new Error("A part with values has no fixed text");
  return sql.raw<T>(text);
}
