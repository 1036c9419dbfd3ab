import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Person } from "@atrio/contract/person";
import type { PartValue, Registration } from "@atrio/contract/projects/shapes";

import type { Tx } from "../../../db/client.ts";
import { opaqueDate, opaqueDates } from "../../../db/opaque.ts";

/** A registration as stored, with names, and what rights to it depend on. */
export type RegistrationRow = Omit<Registration, "minutos" | "en_curso" | "can"> & {
  mes_cerrado: boolean;
  /** The reader is in charge of its project today. */
  cargo: boolean;
};

/** The reader of registrations, with the local date that charges are looked up on. */
export type Reader = { trabajador_id: number; today: string };

/** Projects that a worker is in charge of on a date. */
export const charges = ({ trabajador_id, today }: Reader) => sql`array(
  select c.proyecto_id from proyecto_responsable c
  where c.empresa_id = empresa_actual() and c.trabajador_id = ${trabajador_id}
    and c.vigencia @> ${opaqueDate(today)})`;

/** A person `w` as lists show them. */
export const personOf = (table: RawBuilder<unknown>) => sql<Person>`json_build_object(
  'id', ${table}.id, 'nombre_completo', ${table}.nombre_completo, 'link_foto', ${table}.link_foto)`;

/** True if the month of a registration `r` is closed. */
const monthClosed = sql`exists (select from cierre_mes m
  where m.empresa_id = r.empresa_id and m.trabajador_id = r.trabajador_id and m.vigente
    and m.anyo = extract(year from r.dia) and m.mes = extract(month from r.dia))`;

/** Columns of a registration `r` for a reader. */
export const registrationColumns = (reader: Reader) => sql`
  r.id, r.trabajador_id, r.fichaje_id, r.dia, j.zona_horaria, r.proyecto_id, p.nombre as proyecto,
  r.actividad_id, a.nombre as actividad, r.hora_inicio, r.hora_fin, r.partes, r.observaciones,
  r.requiere_aprobacion, r.aprobado, r.aprobado_en, r.ajustado,
  case when q.id is not null then ${personOf(sql`q`)} end as aprobado_por,
  ${monthClosed} as mes_cerrado, r.proyecto_id = any(${charges(reader)}) as cargo`;

/** Tables that the columns of a registration `r` come from. */
export const registrationJoins = sql`
  join fichaje f on f.empresa_id = r.empresa_id and f.id = r.fichaje_id
  join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
  join proyecto p on p.empresa_id = r.empresa_id and p.id = r.proyecto_id
  left join proyecto_actividad a on a.empresa_id = r.empresa_id and a.id = r.actividad_id
  left join trabajador q on q.empresa_id = r.empresa_id and q.id = r.aprobado_por`;

/** A registration; undefined for a deleted or unknown one. */
export async function findRegistration(
  tx: Tx,
  reader: Reader,
  id: number,
): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow>`
    select ${registrationColumns(reader)} from proyecto_registro r ${registrationJoins}
    where r.empresa_id = empresa_actual() and r.id = ${id} and not r.borrado`.execute(tx);
  return rows[0];
}

/** Registrations of a worker on days, in order. */
export async function readDays(
  tx: Tx,
  reader: Reader,
  key: { trabajador_id: number; dias: readonly string[] },
): Promise<RegistrationRow[]> {
  const { rows } = await sql<RegistrationRow>`
    select ${registrationColumns(reader)} from proyecto_registro r ${registrationJoins}
    where r.empresa_id = empresa_actual() and r.trabajador_id = ${key.trabajador_id}
      and r.dia = any(${opaqueDates(key.dias)}) and not r.borrado
    order by r.hora_inicio, r.id`.execute(tx);
  return rows;
}

/** Registrations of one signing of a worker, in order. */
export async function readOfSigning(
  tx: Tx,
  reader: Reader,
  key: { trabajador_id: number; fichaje_id: number },
): Promise<RegistrationRow[]> {
  const { rows } = await sql<RegistrationRow>`
    select ${registrationColumns(reader)} from proyecto_registro r ${registrationJoins}
    where r.empresa_id = empresa_actual() and r.trabajador_id = ${key.trabajador_id}
      and r.fichaje_id = ${key.fichaje_id} and not r.borrado
    order by r.hora_inicio, r.id`.execute(tx);
  return rows;
}

/** A signing of work. */
export type WorkSigning = {
  id: number;
  dia: string;
  zona_horaria: string;
  hora_inicio: string;
  hora_fin: string | null;
};

const workSigning = sql`
  select f.id, j.dia, j.zona_horaria, f.hora_inicio, f.hora_fin
  from fichaje f join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
  where f.empresa_id = empresa_actual() and not f.borrado and f.parada_id is null`;

/** Signings of work of a worker on days, in order. */
export async function readWork(
  tx: Tx,
  key: { trabajador_id: number; dias: readonly string[] },
): Promise<WorkSigning[]> {
  const { rows } = await sql<WorkSigning>`
    ${workSigning} and j.trabajador_id = ${key.trabajador_id} and j.dia = any(${opaqueDates(key.dias)})
    order by f.hora_inicio, f.id`.execute(tx);
  return rows;
}

/** A signing of work of a worker; undefined for a pause, a deleted or a foreign one. */
export async function findWork(
  tx: Tx,
  key: { trabajador_id: number; id: number },
): Promise<WorkSigning | undefined> {
  const { rows } = await sql<WorkSigning>`
    ${workSigning} and f.trabajador_id = ${key.trabajador_id} and f.id = ${key.id}`.execute(tx);
  return rows[0];
}

/**
 * The signing of work of a worker at an instant (ISO 8601). A moment made without network may lie some
 * seconds before the punch that it followed.
 */
export async function findWorkAt(
  tx: Tx,
  key: { trabajador_id: number; at: string },
): Promise<WorkSigning | undefined> {
  const { rows } = await sql<WorkSigning>`
    ${workSigning} and f.trabajador_id = ${key.trabajador_id}
      and tstzrange(f.hora_inicio, f.hora_fin)
        && tstzrange(${key.at}::timestamptz, ${key.at}::timestamptz + interval '1 minute', '[]')
    order by f.hora_inicio desc limit 1`.execute(tx);
  return rows[0];
}

/** Version of a day's division: the newest entry of its history. */
export async function readVersion(
  tx: Tx,
  key: { trabajador_id: number; dia: string },
): Promise<{ version: number; mes_cerrado: boolean; zona_horaria: string | null }> {
  const { rows } = await sql<{
    version: number;
    mes_cerrado: boolean;
    zona_horaria: string | null;
  }>`
    select coalesce((select max(h.id) from proyecto_registro_historia h
        where h.empresa_id = empresa_actual() and h.trabajador_id = ${key.trabajador_id}
          and h.dia = ${key.dia}::date), 0)::integer as version,
      exists (select from cierre_mes m where m.empresa_id = empresa_actual()
        and m.trabajador_id = ${key.trabajador_id} and m.vigente
        and m.anyo = extract(year from ${key.dia}::date)
        and m.mes = extract(month from ${key.dia}::date)) as mes_cerrado,
      (select j.zona_horaria from jornada j where j.empresa_id = empresa_actual()
        and j.trabajador_id = ${key.trabajador_id} and j.dia = ${key.dia}::date) as zona_horaria`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("A select without a row");
  return row;
}

/** The last day of a worker before another that has a division. */
export async function readLastDivided(
  tx: Tx,
  key: { trabajador_id: number; dia: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ dia: string }>`
    select r.dia from proyecto_registro r
    where r.empresa_id = empresa_actual() and r.trabajador_id = ${key.trabajador_id}
      and r.dia < ${key.dia}::date and not r.borrado
    order by r.dia desc limit 1`.execute(tx);
  return rows[0]?.dia;
}

/** People in charge of projects on a date. */
export async function readInCharge(
  tx: Tx,
  key: { proyecto_ids: readonly number[]; today: string },
): Promise<number[]> {
  if (key.proyecto_ids.length === 0) return [];
  const { rows } = await sql<{ trabajador_id: number }>`
    select distinct trabajador_id from proyecto_responsable
    where empresa_id = empresa_actual() and proyecto_id = any(${key.proyecto_ids})
      and vigencia @> ${key.today}::date`.execute(tx);
  return rows.map((row) => row.trabajador_id);
}

/** An entry of a registration's history, as stored. */
export type HistoryRow = {
  id: number;
  accion: "alta" | "cambio" | "aprobacion" | "retirada" | "borrado" | "ajuste";
  autor: Person | null;
  hecho_en: string;
  motivo: string | null;
  hora_inicio: string;
  hora_fin: string | null;
  proyecto: string;
  actividad: string | null;
  partes: PartValue[];
};

/** History of a registration, oldest first; of a deleted one too. */
export async function readHistory(tx: Tx, id: number): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.id, h.accion, h.hecho_en, h.motivo, h.hora_inicio, h.hora_fin, h.partes,
      p.nombre as proyecto, a.nombre as actividad,
      case when w.id is not null then ${personOf(sql`w`)} end as autor
    from proyecto_registro_historia h
    join proyecto p on p.empresa_id = h.empresa_id and p.id = h.proyecto_id
    left join proyecto_actividad a on a.empresa_id = h.empresa_id and a.id = h.actividad_id
    left join trabajador w on w.empresa_id = h.empresa_id and w.id = h.autor_id
    where h.empresa_id = empresa_actual() and h.registro_id = ${id}
    order by h.id`.execute(tx);
  return rows;
}

/** Worker of a registration and whether the reader is in charge of it; of a deleted one too. */
export async function findOwner(
  tx: Tx,
  reader: Reader,
  id: number,
): Promise<{ trabajador_id: number; cargo: boolean } | undefined> {
  const { rows } = await sql<{ trabajador_id: number; cargo: boolean }>`
    select r.trabajador_id, r.proyecto_id = any(${charges(reader)}) as cargo
    from proyecto_registro r where r.empresa_id = empresa_actual() and r.id = ${id}`.execute(tx);
  return rows[0];
}
