import { sql } from "kysely";

import type { PaperAudience } from "@atrio/contract/papers/audiences";

import type { Tx } from "../../../../db/client.ts";
import { replacedIds } from "../documents.read.ts";
import type { Expiry } from "../terms/terms.rules.ts";

const company = sql<number>`empresa_actual()`;

/** A document for many; its bytes are stored already, under `clave`. */
export type NewSending = Expiry & {
  clasificado_como: string | null;
  categoria: "trabajador" | "laboral";
  carpeta: string | null;
  titulo: string;
  descripcion: string | null;
  clase: "general" | "bancaria" | "medica";
  visible_supervisor: boolean;
  fecha: string | null;
  nombre: string;
  tipo: string;
  bytes: number;
  sha256: string;
  clave: string;
  destinatarios: PaperAudience;
  subido_por: number;
  subido_en: string;
};

/** Writes a document for many with the number of its people; answers its id. */
export async function insertSending(
  tx: Tx,
  sending: NewSending & { total: number; sustituye_id?: number; version?: number },
): Promise<number> {
  const { id } = await tx
    .insertInto("documento_envio")
    .values({ empresa_id: company, ...sending })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A person's copy of a document for many. */
export type Copy = { id: number; trabajador_id: number; categoria: "trabajador" | "laboral" };

/**
 * Puts a document for many into the folders of people; answers the copies that were not there yet,
 * none of a withdrawn one.
 */
export async function insertCopies(
  tx: Tx,
  envio_id: number,
  people: readonly number[],
): Promise<Copy[]> {
  // Locked first: a withdrawal meanwhile sees the copies, or this sees the withdrawal.
  await sql`
    select from documento_envio e
    where e.empresa_id = ${company} and e.id = ${envio_id} for share`.execute(tx);
  const { rows } = await sql<Copy>`
    with anteriores as materialized (
      select d.id, d.trabajador_id from documento d
      where d.empresa_id = ${company} and d.trabajador_id = any(${people}) and d.retirado_en is null
        and d.envio_id = (select e.sustituye_id from documento_envio e
          where e.empresa_id = ${company} and e.id = ${envio_id})
        and d.id not in ${replacedIds})
    insert into documento (empresa_id, envio_id, trabajador_id, categoria, carpeta, titulo,
      descripcion, clase, visible_supervisor, fecha, nombre, tipo, bytes, sha256, clave, subido_por,
      subido_en, clasificado_como, caduca_el, aviso_caducidad_el, sustituye_id)
    select e.empresa_id, e.id, p, e.categoria, e.carpeta, e.titulo, e.descripcion, e.clase,
      e.visible_supervisor, e.fecha, e.nombre, e.tipo, e.bytes, e.sha256, e.clave, e.subido_por,
      e.subido_en, e.clasificado_como, e.caduca_el, e.aviso_caducidad_el, a.id
    from documento_envio e
    cross join unnest(${people}::integer[]) p
    left join anteriores a on a.trabajador_id = p
    where e.empresa_id = ${company} and e.id = ${envio_id} and e.retirado_en is null
      and (e.sustituye_id is null or a.id is not null)
    on conflict on constraint documento_una_vez_por_envio do nothing
    returning id, trabajador_id, categoria`.execute(tx);
  return rows;
}

/**
 * Withdraws a document for many with its versions, and the copies that have no newer version of their
 * own, with theirs; answers their people. Undefined where it is unknown or withdrawn.
 */
export async function withdrawSending(
  tx: Tx,
  id: number,
  by: { retirado_por: number; retirado_en: string },
): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    with recursive versiones as (
      select e.id, e.sustituye_id from documento_envio e
      where e.empresa_id = ${company} and e.id = ${id} and e.retirado_en is null
      union all
      select e.id, e.sustituye_id from documento_envio e join versiones v on e.id = v.sustituye_id
      where e.empresa_id = ${company})
    update documento_envio e
    set retirado_en = ${by.retirado_en}, retirado_por = ${by.retirado_por}
    from versiones v
    where e.empresa_id = ${company} and e.id = v.id and e.retirado_en is null
    returning e.id`.execute(tx);
  if (rows.length === 0) return undefined;
  const sendings = rows.map((row) => row.id);
  const { rows: copies } = await sql<Version & { trabajador_id: number }>`
    select d.id, d.sustituye_id, d.trabajador_id from documento d
    where d.empresa_id = ${company} and d.envio_id = any(${sendings}) and d.retirado_en is null
      and d.id not in ${replacedIds}`.execute(tx);
  const ids = await withEarlier(tx, copies);
  await sql`
    update documento d set retirado_en = ${by.retirado_en}, retirado_por = ${by.retirado_por}
    where d.empresa_id = ${company} and d.id = any(${ids}) and d.retirado_en is null`.execute(tx);
  return copies.map((row) => row.trabajador_id);
}

type Version = { id: number; sustituye_id: number | null };

/** Ids of documents and of their earlier versions, read version by version for all at once. */
async function withEarlier(tx: Tx, newest: readonly Version[]): Promise<number[]> {
  const ids: number[] = [];
  let versions = newest;
  while (versions.length > 0) {
    ids.push(...versions.map(({ id }) => id));
    const earlier = versions.flatMap(({ sustituye_id }) => sustituye_id ?? []);
    if (earlier.length === 0) break;
    const { rows } = await sql<Version>`
      select d.id, d.sustituye_id from documento d
      where d.empresa_id = ${company} and d.id = any(${earlier})`.execute(tx);
    versions = rows;
  }
  return ids;
}

/** A document for many as a newer version takes it over. */
export type ReplacedSending = Pick<
  NewSending,
  "categoria" | "carpeta" | "descripcion" | "clase" | "visible_supervisor" | "destinatarios"
> & { version: number; sustituido: boolean };

/** Locks a document for many that is not withdrawn; undefined where there is none. */
export async function lockSending(tx: Tx, id: number): Promise<ReplacedSending | undefined> {
  const { rows } = await sql<Omit<ReplacedSending, "sustituido">>`
    select e.categoria, e.carpeta, e.descripcion, e.clase, e.visible_supervisor, e.destinatarios,
      e.version
    from documento_envio e
    where e.empresa_id = ${company} and e.id = ${id} and e.retirado_en is null
    for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  // Checked under the row lock, which reveals a newer version stored meanwhile.
  return { ...row, sustituido: (await readNewerSending(tx, id)) !== undefined };
}

/** Id of the version that has replaced a document for many; undefined without one. */
export async function readNewerSending(tx: Tx, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select e.id from documento_envio e
    where e.empresa_id = ${company} and e.sustituye_id = ${id}`.execute(tx);
  return rows[0]?.id;
}

/** A person with a copy that is not withdrawn. */
export type CopyHolder = { trabajador_id: number; de_baja: boolean; con_version: boolean };

/** People with a copy of a document for many: whether they have left by a date or have a newer version. */
export async function readHolders(
  tx: Tx,
  key: { envio_id: number; today: string },
): Promise<CopyHolder[]> {
  const { rows } = await sql<CopyHolder>`
    select d.trabajador_id, coalesce((select t.fecha_baja < ${key.today}::date from trabajador t
        where t.empresa_id = ${company} and t.id = d.trabajador_id), false) as de_baja,
      d.id in ${replacedIds} as con_version
    from documento d
    where d.empresa_id = ${company} and d.envio_id = ${key.envio_id} and d.retirado_en is null
    order by d.trabajador_id`.execute(tx);
  return rows;
}
