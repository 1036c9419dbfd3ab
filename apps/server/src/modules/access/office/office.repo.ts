import { sql } from "kysely";

import type { OfficeRole } from "@atrio/contract/access/office-roles";

import type { Tx } from "../../../db/client.ts";

/** Access to the office: `roles` null for an owner. */
export type OfficeAccess = { administrador: boolean; roles: readonly OfficeRole[] | null };

/**
 * Saves a worker's access to the office; undefined for a person who does not work here on `today` (local date),
 * else whether anything changed. Locks the administrators of the company, so that changes come one by one.
 */
export async function saveAccess(
  tx: Tx,
  key: { trabajador_id: number; today: string },
  access: OfficeAccess,
): Promise<boolean | undefined> {
  await sql`select from trabajador where empresa_id = empresa_actual() and administrador
    order by id for update`.execute(tx);
  const { rows } = await sql<{ igual: boolean }>`
    select administrador = ${access.administrador}
      and roles_administracion is not distinct from ${access.roles}::text[] as igual
    from trabajador
    where empresa_id = empresa_actual() and id = ${key.trabajador_id}
      and fecha_alta <= ${key.today}::date
      and (fecha_baja is null or fecha_baja >= ${key.today}::date)
    for update`.execute(tx);
  const [found] = rows;
  if (found === undefined) return undefined;
  if (found.igual) return false;
  await sql`update trabajador set administrador = ${access.administrador},
      roles_administracion = ${access.roles}::text[]
    where empresa_id = empresa_actual() and id = ${key.trabajador_id}`.execute(tx);
  return true;
}

/** Outcome of a change of who handles complaints. */
type HandlerOutcome = "changed" | "same" | "last" | "unknown";

/**
 * Saves whether somebody who works here on `today` (local date) handles complaints; the last one stays. Locks the
 * handlers of the company, so that changes come one by one.
 */
export async function saveHandler(
  tx: Tx,
  key: { trabajador_id: number; gestor: boolean; today: string },
): Promise<HandlerOutcome> {
  const { rows } = await sql<{ id: number; gestor_denuncias: boolean }>`
    select id, gestor_denuncias from trabajador
    where empresa_id = empresa_actual() and (gestor_denuncias or id = ${key.trabajador_id})
      and fecha_alta <= ${key.today}::date
      and (fecha_baja is null or fecha_baja >= ${key.today}::date)
    order by id for update`.execute(tx);
  const found = rows.find(({ id }) => id === key.trabajador_id);
  if (found === undefined) return "unknown";
  if (found.gestor_denuncias === key.gestor) return "same";
  const others = rows.filter(({ id, gestor_denuncias }) => gestor_denuncias && id !== found.id);
  if (!key.gestor && others.length === 0) return "last";
  await sql`update trabajador set gestor_denuncias = ${key.gestor}
    where empresa_id = empresa_actual() and id = ${key.trabajador_id}`.execute(tx);
  return "changed";
}
