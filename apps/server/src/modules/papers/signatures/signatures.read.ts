import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { SignatureDetail, SignatureDocument } from "@atrio/contract/papers/signatures";

import type { Tx } from "../../../db/client.ts";
import { hasAllWords } from "../../../db/text-match.ts";

/** A signature document as the database has it, with whose it is. */
export type SignatureRow = Pick<
  SignatureDocument,
  | "id"
  | "titulo"
  | "texto_adicional"
  | "importante"
  | "estado"
  | "fecha_solicitud"
  | "fecha_acceso"
  | "fecha_lectura"
  | "fecha_firma"
  | "fecha_rechazo"
  | "motivo_rechazo"
  | "caduca_el"
  | "paginas"
  | "codigo_verificacion"
> & {
  trabajador_id: number;
  trabajador: { id: number; nombre_completo: string; link_foto: string | null };
  nombre: string;
  hash_original: string;
  clave_original: string;
  clave_firmado: string | null;
  envio_id: number | null;
  recordado_en: string | null;
  vencido: boolean;
  firma_digital: boolean;
  /** Address of the code: the account's while pending, then the one used. */
  email: string;
};

/** The signer, as mails and the evidence page name them. */
export type SignerRow = {
  nombre: string;
  nombre_completo: string;
  nif: string | null;
  email: string;
  idioma: Language;
  zona_horaria: string;
  empresa: string;
  cif: string | null;
};

/** At most so many in a list. */
const most = 500;

type Asked = {
  /** ISO 8601; decides which documents have expired. */
  now: string;
  id?: number;
  trabajador_id?: number;
};

/** Zone of worker `t` on the company's day of an instant: of their centre, or the company's. */
const zoneOf = (now: string) => sql`(
  select coalesce(c.zona_horaria, e.zona_horaria)
  from (select (${now}::timestamptz at time zone e.zona_horaria)::date as hoy) d
  left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
    and tc.vigencia @> d.hoy
  left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id)`;

const rowsOf = (asked: Asked) => sql`
  select f.id, f.trabajador_id, f.titulo, f.texto_adicional, f.importante, f.estado,
    f.fecha_solicitud, f.fecha_acceso, f.fecha_lectura, f.fecha_firma, f.fecha_rechazo,
    f.motivo_rechazo, f.caduca_el, f.paginas, f.nombre, f.hash_original, f.clave_original,
    f.clave_firmado, f.envio_id, f.recordado_en, e.firma_digital,
    case when f.estado = 'pendiente' then a.email else f.email end as email,
    coalesce(f.caduca_el < (${asked.now}::timestamptz at time zone ${zoneOf(asked.now)})::date, false) as vencido,
    s.codigo as codigo_verificacion,
    json_build_object('id', t.id, 'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) as trabajador
  from firma_documento f
  join trabajador t on t.empresa_id = f.empresa_id and t.id = f.trabajador_id
  join account a on a.account_user_id = t.account_user_id
  join empresa e on e.empresa_id = f.empresa_id
  left join documento_sellado s on s.empresa_id = f.empresa_id and s.clase = 'firma' and s.objeto_id = f.id
  where f.empresa_id = empresa_actual()
    and (${asked.id ?? null}::integer is null or f.id = ${asked.id ?? null})
    and (${asked.trabajador_id ?? null}::integer is null or f.trabajador_id = ${asked.trabajador_id ?? null})`;

/** Signature documents of a worker, pending first, then the newest; at most 500. Fit for `db.read`. */
export async function readSignatures(
  tx: Tx,
  asked: Asked & { trabajador_id: number },
): Promise<SignatureRow[]> {
  const { rows } = await sql<SignatureRow>`
    select * from (${rowsOf(asked)}) f
    order by f.estado = 'pendiente' and not f.vencido desc, f.importante and f.estado = 'pendiente' desc,
      f.fecha_solicitud desc, f.id desc
    limit ${most}`.execute(tx);
  return rows;
}

/** Signature documents of a worker whose title has all plain words, newest first. */
export async function readTitledSignatures(
  tx: Tx,
  key: { trabajador_id: number; words: readonly string[]; take: number },
): Promise<Array<Pick<SignatureRow, "id" | "titulo">>> {
  const { rows } = await sql<Pick<SignatureRow, "id" | "titulo">>`
    select f.id, f.titulo from firma_documento f
    where f.empresa_id = empresa_actual() and f.trabajador_id = ${key.trabajador_id}
      and ${hasAllWords(sql<string>`texto_plano(f.titulo)`, key.words)}
    order by f.fecha_solicitud desc, f.id desc limit ${key.take}`.execute(tx);
  return rows;
}

/** Signature documents of some ids, newest first. Fit for `db.read`. */
export async function readSignaturesOf(
  tx: Tx,
  asked: { now: string; ids: readonly number[] },
): Promise<SignatureRow[]> {
  const { rows } = await sql<SignatureRow>`
    ${rowsOf(asked)} and f.id = any(${asked.ids}::integer[])
    order by f.fecha_solicitud desc, f.id desc`.execute(tx);
  return rows;
}

/** Reads a signature document. Fit for `db.read`. */
export async function readSignature(
  tx: Tx,
  asked: Asked & { id: number },
): Promise<SignatureRow | undefined> {
  const { rows } = await sql<SignatureRow>`${rowsOf(asked)}`.execute(tx);
  return rows[0];
}

/**
 * Reads it under lock until the transaction ends: a concurrent call sees the result of the first.
 */
export async function lockSignature(
  tx: Tx,
  asked: Asked & { id: number },
): Promise<SignatureRow | undefined> {
  const { rows } = await sql<SignatureRow>`${rowsOf(asked)} for update of f`.execute(tx);
  return rows[0];
}

/** Events of a signature document, oldest first. Fit for `db.read`. */
export async function readEvents(tx: Tx, id: number): Promise<SignatureDetail["sucesos"]> {
  const { rows } = await sql<SignatureDetail["sucesos"][number]>`
    select s.tipo, s.en, case when t.id is null then null else json_build_object('id', t.id,
      'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) end as quien
    from firma_suceso s
    left join trabajador t on t.empresa_id = s.empresa_id and t.id = s.quien_id
    where s.empresa_id = empresa_actual() and s.firma_documento_id = ${id}
    order by s.en, s.id`.execute(tx);
  return rows;
}

/** The signer as of an instant (ISO 8601). Fit for `db.read`. */
export async function readSigner(
  tx: Tx,
  key: { trabajador_id: number; now: string },
): Promise<SignerRow | undefined> {
  const { rows } = await sql<SignerRow>`
    select t.nombre, t.nombre_completo, t.nif, a.email, t.idioma_trabajador as idioma,
      ${zoneOf(key.now)} as zona_horaria, e.nombre as empresa, e.cif
    from trabajador t
    join account a on a.account_user_id = t.account_user_id
    join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}`.execute(tx);
  return rows[0];
}
