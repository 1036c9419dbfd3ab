import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";

import type { Tx } from "../../../../db/client.ts";

import type { KitScope } from "./kit.rules.ts";

/** The company that a kit is about. */
export type KitCompany = {
  nombre: string;
  cif: string | null;
  idioma: Language;
  zona_horaria: string;
};

/** The company of the transaction. */
export async function readKitCompany(tx: Tx): Promise<KitCompany> {
  const { rows } = await sql<KitCompany>`
    select nombre, cif, idioma, zona_horaria from empresa
    where empresa_id = empresa_actual()`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No company in this transaction");
  return row;
}

/** A person whose records a kit holds. */
export type ScopedPerson = { trabajador_id: number; nombre: string; nif: string | null };

/** Coverage of a scope: its name, the company, the people. */
export type Coverage = { company: KitCompany; objeto: string; people: ScopedPerson[] };

/**
 * People of the scope who worked in the period: the worker asked for, those of the centre on any of
 * its days, or everybody; by name.
 */
export async function readScopedPeople(tx: Tx, scope: KitScope): Promise<ScopedPerson[]> {
  const period = sql`daterange(${scope.desde}::date, ${scope.hasta}::date, '[]')`;
  const { rows } = await sql<ScopedPerson>`
    select t.id as trabajador_id, t.nombre_completo as nombre, t.nif from trabajador t
    where t.empresa_id = empresa_actual()
      and (${scope.trabajador_id}::integer is null or t.id = ${scope.trabajador_id})
      and (t.id = ${scope.trabajador_id}
        or daterange(t.fecha_alta, t.fecha_baja, '[]') && ${period}
        or exists (select from jornada j where j.empresa_id = t.empresa_id and j.trabajador_id = t.id
          and j.dia between ${scope.desde}::date and ${scope.hasta}::date))
      and (${scope.centro_trabajo_id}::integer is null or exists (
        select from trabajador_centro c where c.empresa_id = t.empresa_id and c.trabajador_id = t.id
          and c.centro_trabajo_id = ${scope.centro_trabajo_id} and c.vigencia && ${period}))
    order by t.apellido1, t.apellido2, t.nombre, t.id`.execute(tx);
  return rows;
}

/** Name of a scope's worker or centre; undefined for an unknown one. */
export async function readScopeName(tx: Tx, scope: KitScope): Promise<string | undefined> {
  const { rows } = await sql<{ nombre: string }>`
    select case when ${scope.alcance} = 'empresa' then e.nombre
      when ${scope.alcance} = 'trabajador' then (select t.nombre_completo from trabajador t
        where t.empresa_id = e.empresa_id and t.id = ${scope.trabajador_id}::integer)
      else (select c.nombre from centro_trabajo c
        where c.empresa_id = e.empresa_id and c.id = ${scope.centro_trabajo_id}::integer) end as nombre
    from empresa e where e.empresa_id = empresa_actual()`.execute(tx);
  return rows[0]?.nombre ?? undefined;
}

/** A link, with its contents when it is of the period; hashes and salt in hexadecimal. */
export type KitEvent = {
  seq: number;
  fichaje_id: number;
  registrado_en: string;
  hoja: string;
  eslabon: string;
  sal: string | null;
  contenido: string | null;
  /** True if retention has erased its contents. */
  borrado: boolean;
};

/** Links that one query answers. */
const pageLength = 2000;

/**
 * Links of a worker's chain after `after` and up to `last`, at most 2,000, in order. Contents are
 * read only for signings that belonged to the period in any version.
 */
export async function readKitEvents(
  tx: Tx,
  key: { trabajador_id: number; desde: string; hasta: string; after: number; last: number },
): Promise<KitEvent[]> {
  const { rows } = await sql<KitEvent>`
    with paginas as materialized (
      select e.* from fichaje_evento e
      where e.empresa_id = empresa_actual() and e.trabajador_id = ${key.trabajador_id}
        and e.seq > ${key.after} and e.seq <= ${key.last}
      order by e.seq limit ${pageLength})
    select e.seq, e.fichaje_id, e.registrado_en, encode(e.hoja, 'hex') as hoja,
      encode(e.eslabon, 'hex') as eslabon, case when v.suyo then encode(e.sal, 'hex') end as sal,
      case when v.suyo then e.contenido end as contenido, e.contenido is null as borrado
    from paginas e
    cross join lateral (select e.contenido is not null and exists (
      select from fichaje_evento o
      where o.empresa_id = e.empresa_id and o.fichaje_id = e.fichaje_id and o.contenido is not null
        and o.contenido::jsonb ->> 'dia' between ${key.desde} and ${key.hasta}) as suyo) v
    order by e.seq`.execute(tx);
  return rows;
}

/** The signings that screens and prints are made from, and which of them the chain's later entries tell of. */
export type CurrentSignings = { fichajes: Array<Record<string, unknown>>; posteriores: number[] };

/**
 * Current rows of a worker's signings on the days of a period, deleted ones included. Signings with
 * an entry after `last` are named only: the kit's chain ends before it.
 */
export async function readCurrentSignings(
  tx: Tx,
  key: { trabajador_id: number; desde: string; hasta: string; last: number },
): Promise<CurrentSignings> {
  const { rows } = await sql<{ id: number; posterior: boolean; fila: Record<string, unknown> }>`
    select f.id, s.posterior, jsonb_build_object('fichaje_id', f.id, 'dia', j.dia,
        'hora_inicio', f.hora_inicio, 'hora_fin', f.hora_fin, 'fichador_id', f.fichador_id,
        'parada_id', f.parada_id, 'teletrabajo', f.teletrabajo,
        'sin_conexion_inicio', f.sin_conexion_inicio, 'sin_conexion_fin', f.sin_conexion_fin,
        'fin_declarado', f.fin_declarado, 'observaciones', f.observaciones,
        'borrado', f.borrado) as fila
    from fichaje f
    join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
    cross join lateral (select exists (
      select from fichaje_evento e where e.empresa_id = f.empresa_id and e.fichaje_id = f.id
        and e.seq > ${key.last}) as posterior) s
    where f.empresa_id = empresa_actual() and f.trabajador_id = ${key.trabajador_id}
      and (s.posterior or j.dia between ${key.desde}::date and ${key.hasta}::date)
    order by f.id`.execute(tx);
  return {
    fichajes: rows.filter((row) => !row.posterior).map((row) => row.fila),
    posteriores: rows.filter((row) => row.posterior).map((row) => row.id),
  };
}

/** Names of the clock-in types, pauses and people that chains mention by id. */
export async function readNames(tx: Tx): Promise<{
  fichadores: Array<{ id: number; nombre: string; clase_tiempo: string }>;
  paradas: Array<{
    id: number;
    nombre: string;
    cuenta_como_trabajo: boolean;
    clase_tiempo: string;
  }>;
  personas: Array<{ id: number; nombre: string }>;
}> {
  const company = sql<number>`empresa_actual()`;
  const [types, pauses, people] = await Promise.all([
    tx
      .selectFrom("fichador")
      .select(["id", "nombre", "clase_tiempo"])
      .where("empresa_id", "=", company)
      .execute(),
    tx
      .selectFrom("parada")
      .select(["id", "nombre", "cuenta_como_trabajo", "clase_tiempo"])
      .where("empresa_id", "=", company)
      .execute(),
    tx
      .selectFrom("trabajador")
      .select(["id", "nombre_completo as nombre"])
      .where("empresa_id", "=", company)
      .execute(),
  ]);
  return { fichadores: types, paradas: pauses, personas: people };
}
