import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";
import type { GrantRule } from "../lots.rules.ts";

import type { RuleInUse, StatedRule } from "./office.rules.ts";

/** A rule of this kind and key, under lock; `usada`: requests were sent by it. */
export async function findRule(
  tx: Tx,
  key: { pe_solicitud_tipo_id: number; codigo: string },
): Promise<
  (RuleInUse & { id: number; documento_restringido: boolean; usada: boolean }) | undefined
> {
  const { rows } = await sql<
    RuleInUse & { id: number; documento_restringido: boolean; usada: boolean }
  >`
    select r.id, r.unidad, r.saldo, r.documento_restringido,
      exists (select from solicitud s
        where s.empresa_id = r.empresa_id and s.pe_solicitud_subtipo_id = r.id) as usada
    from permiso_tipo r
    where r.empresa_id = empresa_actual()
      and r.pe_solicitud_tipo_id = ${key.pe_solicitud_tipo_id} and r.codigo = ${key.codigo}
    for update`.execute(tx);
  return rows[0];
}

/** Inserts a rule, last of its kind, or updates the one of its kind and key; answers its id. */
export async function saveRule(
  tx: Tx,
  rule: StatedRule & { documento_restringido: boolean },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into permiso_tipo (empresa_id, pe_solicitud_tipo_id, codigo, nombre, descripcion, norma,
      unidad, saldo, retribuido, limite, limite_por, maximo_consecutivo, preaviso_dias,
      requiere_documento, documento_restringido, admite_medio_dia, admite_horas, decide, activo, orden,
      ocasion)
    values (empresa_actual(), ${rule.pe_solicitud_tipo_id}, ${rule.codigo},
      ${JSON.stringify(rule.nombres)}::jsonb, ${JSON.stringify(rule.descripciones)}::jsonb,
      ${rule.norma}, ${rule.unidad}, ${rule.saldo}, ${rule.retribuido}, ${rule.limite},
      ${rule.limite_por}, ${rule.maximo_consecutivo}, ${rule.preaviso_dias},
      ${rule.requiere_documento}, ${rule.documento_restringido}, ${rule.admite_medio_dia},
      ${rule.admite_horas}, ${rule.decide}, ${rule.activo},
      (select coalesce(max(r.orden), 0) + 1 from permiso_tipo r
        where r.empresa_id = empresa_actual()),
      ${rule.limite_por === "hecho" ? "hecho" : null})
    on conflict on constraint permiso_tipo_codigo do update set
      nombre = excluded.nombre, descripcion = excluded.descripcion, norma = excluded.norma,
      unidad = excluded.unidad, saldo = excluded.saldo, retribuido = excluded.retribuido,
      limite = excluded.limite, limite_por = excluded.limite_por,
      maximo_consecutivo = excluded.maximo_consecutivo, preaviso_dias = excluded.preaviso_dias,
      requiere_documento = excluded.requiere_documento,
      documento_restringido = excluded.documento_restringido,
      admite_medio_dia = excluded.admite_medio_dia, admite_horas = excluded.admite_horas,
      decide = excluded.decide, activo = excluded.activo,
      -- terms of the catalogue stay; a new limit for each fact needs an occasion
      ocasion = coalesce(permiso_tipo.ocasion, case
        when permiso_tipo.limite_por is distinct from excluded.limite_por then excluded.ocasion end)
    returning id`.execute(tx);
  const [saved] = rows;
  if (saved === undefined) throw new Error("The rule was not saved");
  return saved.id;
}

/** The company's grants, all balances and years. */
export async function listGrants(tx: Tx): Promise<GrantRule[]> {
  const { rows } = await sql<GrantRule>`
    select saldo, desde_anyo, cantidad::float8 as cantidad,
      arrastre_maximo::float8 as arrastre_maximo, arrastre_hasta, proporcional
    from saldo_regla where empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

/** Sets the grant of a balance from a year on. */
export async function saveGrant(tx: Tx, grant: GrantRule): Promise<void> {
  await sql`
    insert into saldo_regla (empresa_id, saldo, desde_anyo, cantidad, arrastre_maximo,
      arrastre_hasta, proporcional)
    values (empresa_actual(), ${grant.saldo}, ${grant.desde_anyo}, ${grant.cantidad},
      ${grant.arrastre_maximo}, ${grant.arrastre_hasta}, ${grant.proporcional})
    on conflict on constraint saldo_regla_pk do update set
      cantidad = excluded.cantidad, arrastre_maximo = excluded.arrastre_maximo,
      arrastre_hasta = excluded.arrastre_hasta, proporcional = excluded.proporcional`.execute(tx);
}

/** Years that are locked. */
export async function listLockedYears(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom("saldo_anyo_cerrado")
    .select("anyo")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .execute();
  return rows.map((row) => row.anyo);
}

type AdjustmentRow = {
  trabajador_id: number;
  saldo: string;
  anyo: number;
  cantidad: number;
  caduca_el: string | null;
  motivo: string;
  autor_id: number;
  creado_en: string;
};

/** Adds an adjustment of a worker's balance. */
export async function insertAdjustment(tx: Tx, row: AdjustmentRow): Promise<void> {
  await sql`
    insert into saldo_ajuste (empresa_id, trabajador_id, saldo, anyo, cantidad, caduca_el, motivo,
      autor_id, creado_en)
    values (empresa_actual(), ${row.trabajador_id}, ${row.saldo}, ${row.anyo}, ${row.cantidad},
      ${row.caduca_el}, ${row.motivo}, ${row.autor_id}, ${row.creado_en})`.execute(tx);
}

/** Locks a year, if it is not, and answers since when it is locked. */
export async function insertLock(
  tx: Tx,
  row: { anyo: number; cerrado_en: string; cerrado_por: number },
): Promise<string> {
  const { rows } = await sql<{ cerrado_en: string }>`
    with added as (
      insert into saldo_anyo_cerrado (empresa_id, anyo, cerrado_en, cerrado_por)
      values (empresa_actual(), ${row.anyo}, ${row.cerrado_en}, ${row.cerrado_por})
      on conflict on constraint saldo_anyo_cerrado_pk do nothing
      returning cerrado_en)
    select cerrado_en from added
    union all
    select cerrado_en from saldo_anyo_cerrado
    where empresa_id = empresa_actual() and anyo = ${row.anyo}
    limit 1`.execute(tx);
  return rows[0]?.cerrado_en ?? row.cerrado_en;
}

/** Unlocks a year; true if it was locked. */
export async function deleteLock(tx: Tx, year: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("saldo_anyo_cerrado")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("anyo", "=", year)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
