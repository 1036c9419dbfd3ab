import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** A person whose employment ends or goes on. */
type Employee = {
  fecha_alta: string;
  fecha_baja: string | null;
  /** An owner of the office without whom nobody would be one. */
  ultimo_titular: boolean;
};

/** Locks a person of the company, and its owners, so that two of them do not leave at once. */
export async function lockEmployee(tx: Tx, id: number): Promise<Employee | undefined> {
  await sql`select from trabajador where empresa_id = empresa_actual() and administrador
    order by id for update`.execute(tx);
  const { rows } = await sql<Employee>`
    select t.fecha_alta, t.fecha_baja,
      t.administrador and t.roles_administracion is null and not exists (
        select from trabajador o where o.empresa_id = t.empresa_id and o.id <> t.id
          and o.administrador and o.roles_administracion is null and o.fecha_baja is null
      ) as ultimo_titular
    from trabajador t where t.empresa_id = empresa_actual() and t.id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** Ends a person's employment on a local date: the contract in force and the schedule end with it. */
export async function saveEnd(tx: Tx, key: { id: number; last: string }): Promise<void> {
  const { id, last } = key;
  const next = sql`${last}::date + 1`;
  await sql`update trabajador set fecha_baja = ${last}::date
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
  await sql`update contrato set fecha_fin = ${last}::date,
      periodo_prueba_hasta = least(periodo_prueba_hasta, ${last}::date)
    where empresa_id = empresa_actual() and trabajador_id = ${id}
      and fecha_inicio <= ${last}::date and (fecha_fin is null or fecha_fin > ${last}::date)`.execute(
    tx,
  );
  await sql`delete from trabajador_horario where empresa_id = empresa_actual()
    and trabajador_id = ${id} and lower(vigencia) >= ${next}`.execute(tx);
  await sql`update trabajador_horario set vigencia = daterange(lower(vigencia), ${next})
    where empresa_id = empresa_actual() and trabajador_id = ${id} and vigencia @> (${next})`.execute(
    tx,
  );
}

/** Ends a person's supervision of others the day before `from`; `successor` supervises the team from that day on. */
export async function passTeam(
  tx: Tx,
  key: { id: number; from: string; successor: number | null },
): Promise<void> {
  const { id, successor } = key;
  const from = sql`${key.from}::date`;
  if (successor !== null) {
    await sql`insert into supervision (empresa_id, supervisor_id, supervisado_id, vigencia)
      select s.empresa_id, ${successor}::integer, s.supervisado_id,
        s.vigencia * daterange(${from}, null)
      from supervision s
      where s.empresa_id = empresa_actual() and s.supervisor_id = ${id}
        and s.vigencia && daterange(${from}, null) and s.supervisado_id <> ${successor}
        and not exists (select from supervision o where o.empresa_id = s.empresa_id
          and o.supervisor_id = ${successor} and o.supervisado_id = s.supervisado_id
          and o.vigencia && daterange(${from}, null))`.execute(tx);
  }
  await sql`delete from supervision where empresa_id = empresa_actual()
    and supervisor_id = ${id} and lower(vigencia) >= ${from}`.execute(tx);
  await sql`update supervision set vigencia = daterange(lower(vigencia), ${from})
    where empresa_id = empresa_actual() and supervisor_id = ${id} and vigencia @> ${from}`.execute(
    tx,
  );
}

/** The person has no last day of work any more. */
export async function clearEnd(tx: Tx, id: number): Promise<void> {
  await sql`update trabajador set fecha_baja = null
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}
