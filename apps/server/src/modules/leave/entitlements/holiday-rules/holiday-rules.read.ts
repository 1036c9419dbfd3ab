import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { HolidayRule } from "@atrio/contract/leave/leave";

import type { Tx } from "../../../../db/client.ts";

/** The company's holiday rules in a language, in its order. */
export async function readHolidayRules(tx: Tx, language: Language): Promise<HolidayRule[]> {
  const { rows } = await sql<HolidayRule>`
    select r.id, r.titulo->>${language} as titulo, r.descripcion->>${language} as descripcion,
      case when r.documento_nombre is null then null
        else json_build_object('nombre', r.documento_nombre) end as documento
    from regla_vacaciones r
    where r.empresa_id = empresa_actual()
    order by r.orden, r.id`.execute(tx);
  return rows;
}

/** Stored document of a holiday rule, if any. */
export async function readRuleDocument(
  tx: Tx,
  id: number,
): Promise<{ nombre: string; tipo: string; clave: string } | undefined> {
  const { rows } = await sql<{ nombre: string; tipo: string; clave: string }>`
    select r.documento_nombre as nombre, r.documento_tipo as tipo, r.documento_clave as clave
    from regla_vacaciones r
    where r.empresa_id = empresa_actual() and r.id = ${id} and r.documento_clave is not null`.execute(
    tx,
  );
  return rows[0];
}
