import { sql } from "kysely";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { SigningChange, signingHistory } from "@atrio/contract/time/changes";

import type { Tx } from "../../../../db/client.ts";

export type SigningEvent = EndpointResponse<typeof signingHistory>["data"][number];

/** A version of a signing as people see it. */
const versionOf = (member: "antes" | "despues") => sql`
  (select case when jsonb_typeof(v) = 'object' then jsonb_build_object(
      'hora_inicio', v -> 'hora_inicio', 'hora_fin', v -> 'hora_fin', 'fichador_id', v -> 'fichador_id',
      'parada_id', v -> 'parada_id', 'observaciones', v -> 'observaciones', 'borrado', v -> 'borrado') end
    from (select c.entrada -> ${sql.lit(member)} as v) w)`;

const personOf = (alias: string) => sql`
  case when ${sql.ref(`${alias}.id`)} is not null then jsonb_build_object(
    'id', ${sql.ref(`${alias}.id`)}, 'nombre_completo', ${sql.ref(`${alias}.nombre_completo`)},
    'link_foto', ${sql.ref(`${alias}.link_foto`)}) end`;

/** The worker of a signing, deleted ones included. */
export async function readSigningOwner(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("fichaje")
    .select("trabajador_id")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.trabajador_id;
}

/** Ledger entries about a signing, oldest first; erased contents are null. */
export async function readHistory(tx: Tx, id: number): Promise<SigningEvent[]> {
  const { rows } = await sql<SigningEvent>`
    select ev.seq, encode(ev.eslabon, 'hex') as hash, c.entrada ->> 'tipo' as tipo,
      ev.registrado_en, ${personOf("t")} as actor, c.entrada ->> 'motivo' as motivo,
      ${versionOf("antes")} as antes, ${versionOf("despues")} as despues
    from fichaje_evento ev
    join fichaje_entradas(${id}) c on c.seq = ev.seq
    left join trabajador t on t.empresa_id = ev.empresa_id
      and t.id = (c.entrada -> 'actor' ->> 'trabajador_id')::integer
    where ev.empresa_id = empresa_actual() and ev.fichaje_id = ${id}
    order by ev.seq`.execute(tx);
  return rows;
}

type ChangesKey = {
  trabajador_id: number;
  /** Days of a range; without it only changes without an answer. */
  range?: { desde: string; hasta: string } | undefined;
  id?: number;
};

/** Supervisors' changes of a worker's signings, newest first. */
export async function readTeamChanges(tx: Tx, key: ChangesKey): Promise<SigningChange[]> {
  const wanted =
    key.range === undefined
      ? sql`x.respuesta is null`
      : sql`x.dia between ${key.range.desde}::date and ${key.range.hasta}::date`;
  const { rows } = await sql<SigningChange>`
    select x.id, x.fichaje_id, x.dia, x.tipo, ${personOf("t")} as autor, x.motivo, x.hecho_en,
      ${versionOf("antes")} as antes, ${versionOf("despues")} as despues,
      j.zona_horaria, x.respuesta, x.comentario, x.respondido_en
    from cambio_fichaje x
    join trabajador t on t.empresa_id = x.empresa_id and t.id = x.autor_id
    join fichaje_evento ev on ev.empresa_id = x.empresa_id and ev.trabajador_id = x.trabajador_id
      and ev.seq = x.seq
    join lateral fichaje_entradas(x.fichaje_id) c on c.seq = x.seq
    join jornada j on j.empresa_id = x.empresa_id and j.trabajador_id = x.trabajador_id and j.dia = x.dia
    where x.empresa_id = empresa_actual() and x.trabajador_id = ${key.trabajador_id}
      and ${key.id === undefined ? wanted : sql`x.id = ${key.id}`}
    order by x.hecho_en desc, x.id desc`.execute(tx);
  return rows;
}
