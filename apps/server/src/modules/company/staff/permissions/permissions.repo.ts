import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Permissions of a worker over others: team, hours bank, shifts. */
export type Permissions = {
  permiso_supervisor: boolean;
  supervisor_bolsa_horas: boolean;
  permiso_gestor_turnos: boolean;
};

/** Permissions of a person with what hangs on them today or later. */
type Held = Permissions & {
  /** In charge of a project in use. */
  isInCharge: boolean;
  /** Plans the shifts of an area in use. */
  plansAreas: boolean;
};

/** Locks a person of the company who has not left before `today`, a local date. */
export async function lockPermissions(
  tx: Tx,
  { id, today }: { id: number; today: string },
): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select t.permiso_supervisor, t.supervisor_bolsa_horas, t.permiso_gestor_turnos,
      exists (select from proyecto_responsable r
        join proyecto p on p.empresa_id = r.empresa_id and p.id = r.proyecto_id
        where r.empresa_id = t.empresa_id and r.trabajador_id = t.id and p.estado = 'activo'
          and r.vigencia && daterange(${today}::date, null)) as "isInCharge",
      exists (select from area_gestor g
        join area_trabajo a on a.empresa_id = g.empresa_id and a.id = g.pe_area_trabajo_id
        where g.empresa_id = t.empresa_id and g.trabajador_id = t.id and a.activa) as "plansAreas"
    from trabajador t
    where t.empresa_id = empresa_actual() and t.id = ${id}
      and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
    for update of t`.execute(tx);
  return rows[0];
}

/** Saves a person's permissions; the supervisor's view of the portal goes with that permission. */
export async function updatePermissions(
  tx: Tx,
  { id, ...given }: Permissions & { id: number },
): Promise<void> {
  await sql`update trabajador set permiso_supervisor = ${given.permiso_supervisor},
      pe_modo_supervisor = pe_modo_supervisor and ${given.permiso_supervisor},
      supervisor_bolsa_horas = ${given.supervisor_bolsa_horas},
      permiso_gestor_turnos = ${given.permiso_gestor_turnos}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}
