import { sql } from "kysely";

import type { DayPreference, ExchangeKind, ExchangeState } from "@atrio/contract/shifts/exchanges";

import type { Tx } from "../../../db/client.ts";

export type NewExchange = {
  tipo: ExchangeKind;
  estado: ExchangeState;
  turno_id: number;
  solicitante_id: number;
  companero_id: number | null;
  turno_companero_id: number | null;
  comentario: string | null;
  now: string;
};

/** Adds a request; answers its id. Errors: shift.exchange_waiting, of the database itself. */
export async function insertExchange(tx: Tx, asked: NewExchange): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into turno_peticion (empresa_id, tipo, estado, turno_id, solicitante_id, companero_id,
      turno_companero_id, comentario, creada_en)
    values (empresa_actual(), ${asked.tipo}, ${asked.estado}, ${asked.turno_id},
      ${asked.solicitante_id}, ${asked.companero_id}, ${asked.turno_companero_id},
      ${asked.comentario}, ${asked.now})
    returning id`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error("The request was not added");
  return made.id;
}

/** Locks a request until the transaction ends. */
export async function lockExchange(tx: Tx, id: number): Promise<void> {
  await sql`
    select from turno_peticion where empresa_id = empresa_actual() and id = ${id} for update`.execute(
    tx,
  );
}

/** Stores a colleague's answer or a withdrawal. */
export async function saveState(
  tx: Tx,
  { id, estado, now }: { id: number; estado: ExchangeState; now: string },
): Promise<void> {
  await sql`
    update turno_peticion set estado = ${estado}, respondida_en = ${now}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Stores a manager's decision. */
export async function saveDecision(
  tx: Tx,
  decided: { id: number; estado: ExchangeState; by: number; now: string; motivo: string | null },
): Promise<void> {
  await sql`
    update turno_peticion set estado = ${decided.estado}, decidida_por = ${decided.by},
      decidida_en = ${decided.now}, motivo = ${decided.motivo}
    where empresa_id = empresa_actual() and id = ${decided.id}`.execute(tx);
}

/** Records first readings of published shifts; others are left alone. */
export async function insertSeen(
  tx: Tx,
  key: { trabajador_id: number; turno_ids: readonly number[]; now: string },
): Promise<void> {
  await sql`
    insert into turno_visto (empresa_id, turno_id, trabajador_id, visto_en)
    select a.empresa_id, a.turno_id, a.trabajador_id, ${key.now}::timestamptz
    from turno_trabajador a
    join turno s on s.empresa_id = a.empresa_id and s.id = a.turno_id and s.publicado
    where a.empresa_id = empresa_actual() and a.trabajador_id = ${key.trabajador_id}
      and a.turno_id = any(${key.turno_ids}::integer[])
    order by a.turno_id
    on conflict do nothing`.execute(tx);
}

/** Replaces a worker's wishes of some days; null takes them back. */
export async function saveWishes(
  tx: Tx,
  key: {
    trabajador_id: number;
    fechas: readonly string[];
    preferencia: DayPreference | null;
    comentario: string | null;
    now: string;
  },
): Promise<void> {
  await sql`
    delete from turno_preferencia where empresa_id = empresa_actual()
      and trabajador_id = ${key.trabajador_id} and fecha = any(${key.fechas}::date[])`.execute(tx);
  if (key.preferencia === null) return;
  await sql`
    insert into turno_preferencia (empresa_id, trabajador_id, fecha, preferencia, comentario,
      indicada_en)
    select empresa_actual(), ${key.trabajador_id}, d.fecha, ${key.preferencia}, ${key.comentario},
      ${key.now}
    from unnest(${key.fechas}::date[]) d (fecha)
    on conflict do nothing`.execute(tx);
}
