import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";

import type { Tx } from "../../../../db/client.ts";
import type { GrantRule } from "../lots.rules.ts";

import type { StatutoryRule } from "./catalogue.rules.ts";

type Texts = Record<Language, string>;

/** A rule of the catalogue with its texts and its place in its kind. */
export type NewRule = StatutoryRule & { nombre: Texts; descripcion: Texts; orden: number };

/** Adds the rules whose kind and key the company does not have; answers how many. */
export async function insertMissingRules(tx: Tx, rules: readonly NewRule[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into permiso_tipo (empresa_id, pe_solicitud_tipo_id, codigo, nombre, descripcion, norma,
      unidad, saldo, retribuido, limite, limite_por, maximo_consecutivo, preaviso_dias,
      requiere_documento, documento_restringido, admite_medio_dia, admite_horas, decide, activo, orden,
      minimo_meses, maximo_meses, ocasion, plazo_meses, prorroga_dias, prorroga_meses)
    select empresa_actual(), pe_solicitud_tipo_id, codigo, nombre, descripcion, norma,
      unidad, saldo, retribuido, limite, limite_por, maximo_consecutivo, preaviso_dias,
      requiere_documento, documento_restringido, admite_medio_dia, admite_horas, decide, activo, orden,
      minimo_meses, maximo_meses, ocasion, plazo_meses, prorroga_dias, prorroga_meses
    from jsonb_populate_recordset(null::permiso_tipo, ${JSON.stringify(rules)}::jsonb)
    on conflict on constraint permiso_tipo_codigo do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Adds grants of the balances for which the company has none, of no year; answers how many. */
export async function insertMissingGrants(tx: Tx, grants: readonly GrantRule[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into saldo_regla (empresa_id, saldo, desde_anyo, cantidad, arrastre_maximo,
      arrastre_hasta, proporcional)
    select empresa_actual(), g.saldo, g.desde_anyo, g.cantidad, g.arrastre_maximo,
      g.arrastre_hasta, g.proporcional
    from jsonb_populate_recordset(null::saldo_regla, ${JSON.stringify(grants)}::jsonb) g
    where not exists (select from saldo_regla r
      where r.empresa_id = empresa_actual() and r.saldo = g.saldo)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Adds a holiday rule without a document where the company has none. */
export async function insertFirstHolidayRule(
  tx: Tx,
  rule: { titulo: Texts; descripcion: Texts },
): Promise<void> {
  await sql`
    insert into regla_vacaciones (empresa_id, titulo, descripcion)
    select empresa_actual(), ${JSON.stringify(rule.titulo)}::jsonb,
      ${JSON.stringify(rule.descripcion)}::jsonb
    where not exists (select from regla_vacaciones r where r.empresa_id = empresa_actual())`.execute(
    tx,
  );
}
