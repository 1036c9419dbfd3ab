import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { KindTerms } from "./kinds.rules.ts";

/** A kind as a company states it; its names are by language. */
export type NewKind = KindTerms & { nombres: Record<string, string>; activo: boolean };

/**
 * Replaces the company's list of kinds, in this order. A removed kind is no longer offered;
 * documents of it keep its name.
 */
export async function saveKinds(tx: Tx, kinds: readonly NewKind[]): Promise<void> {
  const codes = kinds.map((kind) => kind.codigo);
  await sql`
    update documento_tipo set activo = false
    where empresa_id = empresa_actual() and not codigo = any(${codes})`.execute(tx);
  const rows = kinds.map(({ nombres, ...kind }, orden) => ({ ...kind, nombre: nombres, orden }));
  await sql`
    insert into documento_tipo
      (empresa_id, codigo, nombre, clase, visible_supervisor, requiere_aprobacion, activo, orden,
      caduca_meses, aviso_dias, conserva_meses, laboral)
    select empresa_actual(), k.codigo, k.nombre, k.clase, k.visible_supervisor,
      k.requiere_aprobacion, k.activo, k.orden, k.caduca_meses, k.aviso_dias, k.conserva_meses,
      k.laboral
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k (codigo text, nombre jsonb,
      clase text, visible_supervisor boolean, requiere_aprobacion boolean, activo boolean,
      orden integer, caduca_meses integer, aviso_dias integer, conserva_meses integer,
      laboral boolean)
    on conflict on constraint documento_tipo_pk do update set nombre = excluded.nombre,
      clase = excluded.clase, visible_supervisor = excluded.visible_supervisor,
      requiere_aprobacion = excluded.requiere_aprobacion, activo = excluded.activo,
      orden = excluded.orden, caduca_meses = excluded.caduca_meses,
      aviso_dias = excluded.aviso_dias, conserva_meses = excluded.conserva_meses,
      laboral = excluded.laboral`.execute(tx);
}
