import { sql } from "kysely";

import type { CycleStretch, OfficeSchedule } from "@atrio/contract/time/schedules-office";

import type { Tx } from "../../../db/client.ts";

type Content = Pick<
  OfficeSchedule,
  "nombre" | "semanas" | "tolerancia_minutos" | "trabaja_festivos" | "tramos"
>;

/** Serialises changes of schedules of a company until the transaction ends. */
export async function lockSchedules(tx: Tx): Promise<void> {
  await sql`select from horario where empresa_id = empresa_actual() order by id for update`.execute(
    tx,
  );
}

/** A code that no schedule of the company has: a letter and a number. */
export async function freeCode(tx: Tx): Promise<string> {
  const { rows } = await sql<{ codigo: string }>`
    select 'H' || n as codigo from generate_series(1, 100000) n
    where not exists (select from horario h where h.empresa_id = empresa_actual() and h.codigo = 'H' || n)
    order by n limit 1`.execute(tx);
  return rows[0]?.codigo ?? "H";
}

/** Adds a schedule, or the next version of one; answers its id. */
export async function insertSchedule(
  tx: Tx,
  row: Content & { codigo: string; serie_id: number | null; vigente_desde: string | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into horario (empresa_id, codigo, nombre, semanas, tolerancia_minutos, trabaja_festivos,
      serie_id, vigente_desde)
    values (empresa_actual(), ${row.codigo}, ${row.nombre}, ${row.semanas}, ${row.tolerancia_minutos},
      ${row.trabaja_festivos}, ${row.serie_id}, ${row.vigente_desde})
    returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await insertStretches(tx, id, row.tramos);
  return id;
}

/** Writes over a schedule and its stretches. */
export async function updateSchedule(tx: Tx, id: number, row: Content): Promise<void> {
  await sql`
    update horario set semanas = ${row.semanas}, tolerancia_minutos = ${row.tolerancia_minutos},
      trabaja_festivos = ${row.trabaja_festivos}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
  await sql`
    delete from horario_tramo where empresa_id = empresa_actual() and horario_id = ${id}`.execute(
    tx,
  );
  await insertStretches(tx, id, row.tramos);
}

/** Gives all versions of a schedule a name. */
export async function renameSchedules(
  tx: Tx,
  ids: readonly number[],
  nombre: string,
): Promise<void> {
  await sql`
    update horario set nombre = ${nombre}
    where empresa_id = empresa_actual() and id = any(${ids}) and nombre <> ${nombre}`.execute(tx);
}

async function insertStretches(
  tx: Tx,
  horarioId: number,
  stretches: readonly CycleStretch[],
): Promise<void> {
  await sql`
    insert into horario_tramo (empresa_id, horario_id, semana, dia_semana, inicio, fin)
    select empresa_actual(), ${horarioId}, r.semana, r.dia_semana, r.inicio, r.fin
    from jsonb_to_recordset(${JSON.stringify(stretches)}::jsonb)
      r (semana integer, dia_semana integer, inicio time, fin time)`.execute(tx);
}

/** Makes a version an old one; its code becomes free, and its series is answered. */
export async function retireVersion(
  tx: Tx,
  id: number,
): Promise<{ codigo: string; serie_id: number }> {
  const { rows } = await sql<{ codigo: string; serie_id: number }>`
    update horario h set actual = false, codigo = h.codigo || '~' || h.id
    from horario o
    where h.empresa_id = empresa_actual() and h.id = ${id} and o.empresa_id = h.empresa_id and o.id = h.id
    returning o.codigo, coalesce(h.serie_id, h.id) as serie_id`.execute(tx);
  return rows[0] ?? { codigo: "", serie_id: id };
}

/** Moves the assignments of old versions to a new one from a day on; their weeks are counted as before. */
export async function moveAssignments(
  tx: Tx,
  change: { versiones: readonly number[]; id: number; desde: string },
): Promise<void> {
  const { versiones, id, desde } = change;
  await sql`
    with taken as (
      delete from trabajador_horario
      where empresa_id = empresa_actual() and horario_id = any(${versiones})
        and vigencia && daterange(${desde}, null)
      returning *
    )
    insert into trabajador_horario (empresa_id, trabajador_id, horario_id, vigencia, ciclo_desde)
    select t.empresa_id, t.trabajador_id, p.horario_id, p.vigencia,
      coalesce(t.ciclo_desde, lower(t.vigencia))
    from taken t
    cross join lateral (values
      (t.horario_id, t.vigencia * daterange(null, ${desde})),
      (${id}::integer, t.vigencia * daterange(${desde}, null))) p (horario_id, vigencia)
    where not isempty(p.vigencia)`.execute(tx);
}

/** Gives people a schedule in `[desde, hasta)`; the assignments around it stay, with their weeks. */
export async function saveAssignments(
  tx: Tx,
  given: {
    trabajador_ids: readonly number[];
    horario_id: number;
    desde: string;
    hasta: string | null;
    ciclo_desde: string | null;
  },
): Promise<void> {
  const { trabajador_ids, horario_id, desde, hasta, ciclo_desde } = given;
  await sql`
    with taken as (
      delete from trabajador_horario
      where empresa_id = empresa_actual() and trabajador_id = any(${trabajador_ids})
        and vigencia && daterange(${desde}, ${hasta})
      returning *
    )
    insert into trabajador_horario (empresa_id, trabajador_id, horario_id, vigencia, ciclo_desde)
    select t.empresa_id, t.trabajador_id, t.horario_id, p.vigencia,
      coalesce(t.ciclo_desde, lower(t.vigencia))
    from taken t
    cross join lateral unnest(datemultirange(t.vigencia) - datemultirange(daterange(${desde}, ${hasta})))
      p (vigencia)`.execute(tx);
  await sql`
    insert into trabajador_horario (empresa_id, trabajador_id, horario_id, vigencia, ciclo_desde)
    select empresa_actual(), w.id, ${horario_id}, daterange(${desde}, ${hasta}), ${ciclo_desde}::date
    from unnest(${trabajador_ids}::integer[]) w (id)`.execute(tx);
}

/** Deletes a schedule with its stretches. */
export async function deleteSchedules(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    delete from horario where empresa_id = empresa_actual() and id = any(${ids})`.execute(tx);
}
