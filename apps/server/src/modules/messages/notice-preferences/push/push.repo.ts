import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** A device as its owner's list shows it; its address only to tell which it is. */
export type DeviceRow = {
  id: number;
  canal: "fcm" | "web";
  nombre: string;
  /** SHA-256 of its address, hexadecimal. */
  huella: string;
  creado_en: string;
  ultimo_envio_en: string | null;
};

/** Address of a device, and whether its owner still works here with an open account. */
export type ReachableDevice = {
  canal: "fcm" | "web";
  direccion: string;
  p256dh: Buffer | null;
  auth: Buffer | null;
  can_enter: boolean;
};

export type NewDevice = {
  trabajador_id: number;
  canal: "fcm" | "web";
  direccion: string;
  p256dh: Buffer | null;
  auth: Buffer | null;
  nombre: string;
  creado_en: string;
};

const columns = sql`d.id, d.canal, d.nombre, encode(sha256(convert_to(d.direccion, 'UTF8')), 'hex') as huella,
  d.creado_en, d.ultimo_envio_en`;

/** A worker's devices, newest first. */
export async function listDeviceRows(tx: Tx, workerId: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select ${columns} from dispositivo_aviso d
    where d.empresa_id = empresa_actual() and d.trabajador_id = ${workerId}
    order by d.creado_en desc, d.id desc`.execute(tx);
  return rows;
}

/** A device of a worker. */
export async function findDevice(
  tx: Tx,
  key: { trabajador_id: number; id: number },
): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`
    select ${columns} from dispositivo_aviso d
    where d.empresa_id = empresa_actual() and d.trabajador_id = ${key.trabajador_id}
      and d.id = ${key.id}`.execute(tx);
  return rows[0];
}

/**
 * Number of a worker's devices except the one at an address; locked against additions until the
 * transaction ends.
 */
export async function countOtherDevices(
  tx: Tx,
  key: { trabajador_id: number; direccion: string },
): Promise<number> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(
      'dispositivo_aviso/' || empresa_actual() || '/' || ${key.trabajador_id}::integer, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from dispositivo_aviso
    where empresa_id = empresa_actual() and trabajador_id = ${key.trabajador_id}
      and direccion <> ${key.direccion}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Adds a device, or renews the keys and the name of the same one. */
export async function saveDevice(tx: Tx, device: NewDevice): Promise<DeviceRow> {
  const { rows } = await sql<DeviceRow>`
    insert into dispositivo_aviso as d
      (empresa_id, trabajador_id, canal, direccion, p256dh, auth, nombre, creado_en)
    values (empresa_actual(), ${device.trabajador_id}, ${device.canal}, ${device.direccion},
      ${device.p256dh}, ${device.auth}, ${device.nombre}, ${device.creado_en})
    on conflict (empresa_id, trabajador_id, direccion) do update
      set p256dh = excluded.p256dh, auth = excluded.auth, nombre = excluded.nombre
    returning ${columns}`.execute(tx);
  const [saved] = rows;
  if (saved === undefined) throw new Error("The device was not added");
  return saved;
}

/**
 * Deletes a device of all other people, in any company: it serves one person. With the gate's role.
 */
export async function takeFromOthers(
  tx: Tx,
  key: { direccion: string; account_user_id: number },
): Promise<void> {
  await sql`
    delete from dispositivo_aviso d using trabajador t
    where d.direccion = ${key.direccion} and t.empresa_id = d.empresa_id and t.id = d.trabajador_id
      and t.account_user_id <> ${key.account_user_id}`.execute(tx);
}

/** Deletes a worker's device; true if it existed. */
export async function deleteDevice(
  tx: Tx,
  key: { trabajador_id: number; id: number },
): Promise<boolean> {
  const { rows } = await sql`
    delete from dispositivo_aviso
    where empresa_id = empresa_actual() and trabajador_id = ${key.trabajador_id} and id = ${key.id}
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Address of a device as of an instant (ISO 8601). */
export async function findReachable(
  tx: Tx,
  key: { id: number; now: string },
): Promise<ReachableDevice | undefined> {
  const { rows } = await sql<ReachableDevice>`
    select d.canal, d.direccion, d.p256dh, d.auth,
      a.desactivada_en is null and t.fecha_alta <= h.hoy and (t.fecha_baja is null or t.fecha_baja >= h.hoy) as can_enter
    from dispositivo_aviso d
    join trabajador t on t.empresa_id = d.empresa_id and t.id = d.trabajador_id
    join account a on a.account_user_id = t.account_user_id
    join empresa e on e.empresa_id = d.empresa_id
    cross join lateral (select (${key.now}::timestamptz at time zone e.zona_horaria)::date as hoy) h
    where d.empresa_id = empresa_actual() and d.id = ${key.id}`.execute(tx);
  return rows[0];
}

/** Notes that a message reached a device's push service. */
export async function noteSent(tx: Tx, key: { id: number; now: string }): Promise<void> {
  await sql`
    update dispositivo_aviso set ultimo_envio_en = ${key.now}
    where empresa_id = empresa_actual() and id = ${key.id}`.execute(tx);
}

/** Forgets a device that nobody can be reached at any more, unless it was renewed meanwhile. */
export async function forgetDevice(tx: Tx, key: { id: number; direccion: string }): Promise<void> {
  await sql`
    delete from dispositivo_aviso
    where empresa_id = empresa_actual() and id = ${key.id} and direccion = ${key.direccion}`.execute(
    tx,
  );
}

/** Deletes the devices and the choices of people who have left, as of an instant (ISO 8601). */
export async function deleteOfLeavers(tx: Tx, now: string): Promise<void> {
  const leavers = sql`
    select t.id from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual()
      and t.fecha_baja < (${now}::timestamptz at time zone e.zona_horaria)::date`;
  await sql`
    with devices as (
      delete from dispositivo_aviso
      where empresa_id = empresa_actual() and trabajador_id in (${leavers}))
    delete from preferencia_aviso
    where empresa_id = empresa_actual() and trabajador_id in (${leavers})`.execute(tx);
}
