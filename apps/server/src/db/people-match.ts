import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/**
 * True if the directory finds the worker of an id by a text; with `codes` also if the text is the worker's code or NIF.
 * Without a text it is true of everybody, and the statement has no condition that its plan would have to allow for.
 */
export function findsWorker(
  id: RawBuilder<unknown>,
  texto: string | null | undefined,
  { codes = false } = {},
): RawBuilder<boolean> {
  if (texto === undefined || texto === null || texto === "") return sql<boolean>`true`;
  const byCode = codes ? sql`union all select trabajador_de_codigo(${texto})` : sql``;
  return sql<boolean>`${id} = any(array(select buscar_en_directorio(${texto}) ${byCode}))`;
}
