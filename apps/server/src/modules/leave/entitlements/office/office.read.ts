import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";

import type { Tx } from "../../../../db/client.ts";

/** The texts of the company's leave rules in each language, by the rule's id. */
export async function readRuleTexts(tx: Tx): Promise<
  Array<{
    id: number;
    nombres: Record<Language, string>;
    descripciones: Record<Language, string>;
  }>
> {
  const { rows } = await sql<{
    id: number;
    nombres: Record<Language, string>;
    descripciones: Record<Language, string>;
  }>`
    select r.id, r.nombre as nombres, r.descripcion as descripciones from permiso_tipo r
    where r.empresa_id = empresa_actual()`.execute(tx);
  return rows;
}
