import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";

import type { Tx } from "../../../db/client.ts";

import type { LeaveRule } from "./entitlements.rules.ts";

/** Filters and language of rules; absent filters do not narrow. */
export type LeaveRulesKey = {
  kind?: number | undefined;
  ids?: readonly number[] | undefined;
  /** Includes switched-off rules. */
  inactive?: boolean | undefined;
  language: Language;
};

/**
 * The company's leave rules with their texts in a language, by kind and the company's order.
 * Switched-off ones only where asked for by their ids or with `inactive`.
 */
export async function readLeaveRules(tx: Tx, key: LeaveRulesKey): Promise<LeaveRule[]> {
  const isNarrow = key.ids === undefined && key.inactive !== true;
  const { rows } = await sql<LeaveRule>`
    select r.id, r.pe_solicitud_tipo_id, r.codigo, r.nombre->>${key.language} as nombre,
      r.descripcion->>${key.language} as descripcion, r.norma, r.unidad, r.saldo, r.retribuido,
      r.limite::float8 as limite, r.limite_por, r.maximo_consecutivo, r.preaviso_dias,
      r.requiere_documento, r.documento_restringido, r.admite_medio_dia, r.admite_horas, r.decide,
      r.minimo_meses, r.maximo_meses, r.ocasion, r.plazo_meses, r.prorroga_dias, r.prorroga_meses,
      r.activo
    from permiso_tipo r
    where r.empresa_id = empresa_actual()
      and (r.activo or not ${isNarrow})
      and (${key.kind ?? null}::integer is null or r.pe_solicitud_tipo_id = ${key.kind ?? null})
      and (${key.ids === undefined} or r.id = any(${key.ids ?? []}::integer[]))
    order by r.pe_solicitud_tipo_id, r.orden, r.id`.execute(tx);
  return rows;
}

/** First and last day of work of a worker, if the company has one with this id. */
export async function readEmployment(
  tx: Tx,
  workerId: number,
): Promise<{ fecha_alta: string; fecha_baja: string | null } | undefined> {
  return tx
    .selectFrom("trabajador")
    .select(["fecha_alta", "fecha_baja"])
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", workerId)
    .executeTakeFirst();
}
