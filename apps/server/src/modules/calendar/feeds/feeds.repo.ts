import { sql } from "kysely";

import type { CalendarFeed, FeedPrivacy, FeedScope } from "@atrio/contract/calendar/calendar-feeds";
import type { Language } from "@atrio/contract/common";

import type { Tx } from "../../../db/client.ts";

/** Contents and owner of an opened subscription. */
export type OpenFeed = {
  id: number;
  empresa_id: number;
  trabajador_id: number;
  nombre: string;
  alcances: FeedScope[];
  privacidad: FeedPrivacy;
  idioma: Language;
  permiso_supervisor: boolean;
  modulos: number[];
  zona_horaria: string;
  usada_en: string | null;
  huella: Buffer | null;
  cambiada_en: string | null;
};

type NewFeed = {
  trabajador_id: number;
  nombre: string;
  alcances: FeedScope[];
  privacidad: FeedPrivacy;
  token_hash: Buffer;
  creada_en: string;
};

const columns = sql`f.id, f.nombre, f.alcances, f.privacidad, f.creada_en, f.usada_en`;

/** A worker's subscriptions, newest first. */
export async function listFeedRows(tx: Tx, workerId: number): Promise<CalendarFeed[]> {
  const { rows } = await sql<CalendarFeed>`
    select ${columns} from calendario_suscripcion f
    where f.empresa_id = empresa_actual() and f.trabajador_id = ${workerId}
    order by f.creada_en desc, f.id desc`.execute(tx);
  return rows;
}

/** Number of a worker's subscriptions; locked against additions until the transaction ends. */
export async function countFeeds(tx: Tx, workerId: number): Promise<number> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(
      'calendario/' || empresa_actual() || '/' || ${workerId}::integer, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from calendario_suscripcion
    where empresa_id = empresa_actual() and trabajador_id = ${workerId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Adds a subscription. */
export async function insertFeed(tx: Tx, feed: NewFeed): Promise<CalendarFeed> {
  const { rows } = await sql<CalendarFeed>`
    insert into calendario_suscripcion as f
      (empresa_id, trabajador_id, nombre, alcances, privacidad, token_hash, creada_en)
    values (empresa_actual(), ${feed.trabajador_id}, ${feed.nombre}, ${feed.alcances}::text[],
      ${feed.privacidad}, ${feed.token_hash}, ${feed.creada_en})
    returning ${columns}`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error("The subscription was not added");
  return made;
}

/** Deletes a worker's subscription; true if it existed. */
export async function deleteFeed(
  tx: Tx,
  key: { trabajador_id: number; id: number },
): Promise<boolean> {
  const { rows } = await sql`
    delete from calendario_suscripcion
    where empresa_id = empresa_actual() and trabajador_id = ${key.trabajador_id}
      and id = ${key.id}
    returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * The subscription of a token, while its worker belongs to the company, their account is open and
 * the calendar is hired. As the door.
 */
export async function findFeed(
  tx: Tx,
  key: { token_hash: Buffer; today: string; module: number },
): Promise<OpenFeed | undefined> {
  const { rows } = await sql<OpenFeed>`
    select f.id, f.empresa_id, f.trabajador_id, f.nombre, f.alcances, f.privacidad, f.usada_en,
      f.huella, f.cambiada_en,
      t.idioma_trabajador as idioma, t.permiso_supervisor,
      array(select m.modulo_id from empresa_modulo m where m.empresa_id = f.empresa_id) as modulos,
      coalesce((select c.zona_horaria from trabajador_centro tc
        join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
        where tc.empresa_id = f.empresa_id and tc.trabajador_id = f.trabajador_id
          and tc.vigencia @> ${key.today}::date), e.zona_horaria) as zona_horaria
    from calendario_suscripcion f
    join trabajador t on t.empresa_id = f.empresa_id and t.id = f.trabajador_id
      and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)
    join account a on a.account_user_id = t.account_user_id and a.desactivada_en is null
    join empresa e on e.empresa_id = f.empresa_id
    where f.token_hash = ${key.token_hash} and exists (select from empresa_modulo m
      where m.empresa_id = f.empresa_id and m.modulo_id = ${key.module})`.execute(tx);
  return rows[0];
}

/** Notes when a calendar last asked for a subscription. */
export async function touchFeed(tx: Tx, key: { id: number; now: string }): Promise<void> {
  await sql`
    update calendario_suscripcion set usada_en = ${key.now}
    where empresa_id = empresa_actual() and id = ${key.id}`.execute(tx);
}

/**
 * Stores the new fingerprint (SHA-256) of a subscription's contents and answers the instant of the
 * change, or that of a concurrent request that was first.
 */
export async function noteChange(
  tx: Tx,
  key: { id: number; huella: Buffer; now: string },
): Promise<string> {
  const { rows } = await sql<{ cambiada_en: string }>`
    update calendario_suscripcion f set huella = ${key.huella},
      cambiada_en = case when f.huella is distinct from ${key.huella}::bytea
        then ${key.now}::timestamptz else f.cambiada_en end
    where f.empresa_id = empresa_actual() and f.id = ${key.id}
    returning f.cambiada_en`.execute(tx);
  return rows[0]?.cambiada_en ?? key.now;
}
