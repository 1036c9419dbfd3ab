import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { OfficeHandler } from "@atrio/contract/complaints/handlers-office";

import type { Tx } from "../../../db/client.ts";

export type MailboxRow = {
  sal: Buffer;
  clave_recuperacion: Buffer;
  abierto: string;
  reiniciado: string | null;
};

/** Key of a handler whose role is alive. */
export type HandlerRow = {
  id: string;
  trabajador_id: number;
  nombre_completo: string;
  clave_publica: Buffer;
  estado: "pendiente" | "activa";
  desde: string;
};

export type OwnKeyRow = HandlerRow & { clave_envuelta: Buffer };

export type CompanyRow = { nombre: string; zona_horaria: string; contratado: boolean };

/** The company of the transaction, and whether it has hired the complaints module. */
export async function readCompany(tx: Tx, moduleId: number): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select e.nombre, e.zona_horaria, exists (
      select from empresa_modulo m where m.empresa_id = e.empresa_id and m.modulo_id = ${moduleId}
    ) as contratado
    from empresa e where e.empresa_id = empresa_actual()`.execute(tx);
  return rows[0];
}

/** The company with this public name. As the door. */
export async function readCompanyOf(tx: Tx, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ empresa_id: number }>`
    select empresa_id from empresa where slug = ${slug}`.execute(tx);
  return rows[0]?.empresa_id;
}

/** The company's mailbox; undefined until it is opened. */
export async function readMailbox(tx: Tx): Promise<MailboxRow | undefined> {
  const { rows } = await sql<MailboxRow>`
    select sal, clave_recuperacion, abierto, reiniciado from buzon`.execute(tx);
  return rows[0];
}

/** Keys of the handlers who have the role on a day, oldest first. */
export async function readHandlers(tx: Tx, today: string): Promise<HandlerRow[]> {
  const { rows } = await sql<HandlerRow>`
    select g.id, g.trabajador_id, g.clave_publica, g.estado, g.desde,
      concat_ws(' ', t.nombre, t.apellido1, t.apellido2) as nombre_completo
    from buzon_gestor g
    join trabajador t on t.empresa_id = g.empresa_id and t.id = g.trabajador_id
    where g.estado <> 'retirada' and t.gestor_denuncias
      and (t.fecha_baja is null or t.fecha_baja >= ${today})
    order by g.desde, g.id`.execute(tx);
  return rows;
}

/** Handlers who work here on a day, by name, with the state of their newest key (Rule COMPLAINTS-32). */
export async function readOfficeHandlers(tx: Tx, today: string): Promise<OfficeHandler[]> {
  const { rows } = await sql<OfficeHandler>`
    select t.id, t.nombre_completo, t.link_foto, t.puesto,
      coalesce(g.estado, 'sin_clave') as clave, g.desde
    from trabajador t
    left join buzon_gestor g on g.empresa_id = t.empresa_id and g.trabajador_id = t.id
      and g.estado <> 'retirada'
    where t.empresa_id = empresa_actual() and t.gestor_denuncias
      and t.fecha_alta <= ${today}::date and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
    order by t.nombre_completo, t.id`.execute(tx);
  return rows;
}

/** A worker's own key that is not retired. */
export async function readOwnKey(tx: Tx, trabajador_id: number): Promise<OwnKeyRow | undefined> {
  const { rows } = await sql<OwnKeyRow>`
    select g.id, g.trabajador_id, g.clave_publica, g.clave_envuelta, g.estado, g.desde,
      concat_ws(' ', t.nombre, t.apellido1, t.apellido2) as nombre_completo
    from buzon_gestor g
    join trabajador t on t.empresa_id = g.empresa_id and t.id = g.trabajador_id
    where g.trabajador_id = ${trabajador_id} and g.estado <> 'retirada'`.execute(tx);
  return rows[0];
}

/** Someone with a key of the mailbox, with the address of the account. */
type KeyHolder = { nombre: string; email: string; idioma: Language };

/**
 * Everybody who has or had a key and did not leave before a day: also people who lost the role, and
 * whose account is disabled.
 */
export async function readKeyHolders(tx: Tx, leftSince: string): Promise<KeyHolder[]> {
  const { rows } = await sql<KeyHolder>`
    select distinct t.nombre, a.email, t.idioma_trabajador as idioma
    from buzon_gestor g
    join trabajador t on t.empresa_id = g.empresa_id and t.id = g.trabajador_id
    join account a on a.account_user_id = t.account_user_id
    where t.fecha_baja is null or t.fecha_baja >= ${leftSince}`.execute(tx);
  return rows;
}

/** Full name of a worker. */
export async function readFullName(tx: Tx, trabajador_id: number): Promise<string> {
  const { rows } = await sql<{ nombre_completo: string }>`
    select concat_ws(' ', nombre, apellido1, apellido2) as nombre_completo
    from trabajador where id = ${trabajador_id}`.execute(tx);
  return rows[0]?.nombre_completo ?? "";
}
