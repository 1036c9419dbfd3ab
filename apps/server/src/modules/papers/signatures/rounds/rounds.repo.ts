import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { PaperAudience } from "@atrio/contract/papers/audiences";
import type { omissions } from "@atrio/contract/papers/signatures-office";

import type { Tx } from "../../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** The PDF of everybody, stored already, or a text with fields. */
export type RoundContent =
  | { nombre: string; paginas: number; bytes: number; hash: string; clave: string }
  | { nombre: string; plantilla: string; idioma: Language };

export type NewRound = RoundContent & {
  titulo: string;
  texto_adicional: string | null;
  importante: boolean;
  caduca_el: string | null;
  destinatarios: PaperAudience;
  solicitado_por: number;
  fecha: string;
};

/** Writes a sending down with its people, whose documents are made later; answers its id. */
export async function insertRound(
  tx: Tx,
  round: NewRound,
  people: readonly number[],
): Promise<number> {
  const { id } = await tx
    .insertInto("firma_envio")
    .values({ empresa_id: company, ...round, total: people.length })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`
    insert into firma_destinatario (empresa_id, envio_id, trabajador_id)
    select ${company}, ${id}, p from unnest(${people}::integer[]) p`.execute(tx);
  return id;
}

type Waiting = { id: number; email: string | null };

/**
 * People of some ids who still wait for their document, locked; `email` is null for those who do not
 * work here on `today` any more. A job that runs twice finds nobody.
 */
export async function lockWaiting(
  tx: Tx,
  key: { envio_id: number; ids: readonly number[]; today: string },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select d.trabajador_id as id,
      case when t.fecha_baja is null or t.fecha_baja >= ${key.today}::date then a.email end as email
    from firma_destinatario d
    join trabajador t on t.empresa_id = d.empresa_id and t.id = d.trabajador_id
    join account a on a.account_user_id = t.account_user_id
    where d.empresa_id = ${company} and d.envio_id = ${key.envio_id} and d.omitido is null
      and d.trabajador_id = any(${key.ids}::integer[])
    order by d.trabajador_id
    for update of d`.execute(tx);
  return rows;
}

/** A person of a sending who is not asked. */
export type Omission = { id: number; omitido: (typeof omissions)[number] };

/** Notes why people of a sending are not asked. */
export async function omit(tx: Tx, envio_id: number, omitted: readonly Omission[]): Promise<void> {
  if (omitted.length === 0) return;
  await sql`
    update firma_destinatario d set omitido = o.omitido
    from jsonb_to_recordset(${JSON.stringify(omitted)}::jsonb) o (id integer, omitido text)
    where d.empresa_id = ${company} and d.envio_id = ${envio_id}
      and d.trabajador_id = o.id`.execute(tx);
}

/** Leaves everybody out who still waits for their document. */
export async function omitWaiting(tx: Tx, envio_id: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update firma_destinatario set omitido = 'anulado'
    where empresa_id = ${company} and envio_id = ${envio_id} and omitido is null`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** A person's copy: the address of their account, and the file. */
export type NewCopy = {
  trabajador_id: number;
  email: string;
  paginas: number;
  bytes: number;
  hash_original: string;
  clave_original: string;
};

type Common = {
  envio_id: number;
  titulo: string;
  texto_adicional: string | null;
  importante: boolean;
  caduca_el: string | null;
  solicitado_por: number;
  fecha_solicitud: string;
  nombre: string;
};

/** Inserts the documents of people, with the first line of their history; ids by worker. */
export async function insertCopies(
  tx: Tx,
  common: Common,
  copies: readonly NewCopy[],
): Promise<Map<number, number>> {
  if (copies.length === 0) return new Map();
  const { rows } = await sql<{ id: number; trabajador_id: number }>`
    with pedidos as (
      insert into firma_documento (empresa_id, envio_id, titulo, texto_adicional, importante,
        caduca_el, solicitado_por, fecha_solicitud, nombre, trabajador_id, email, paginas, bytes,
        hash_original, clave_original)
      select ${company}, ${common.envio_id}, ${common.titulo}, ${common.texto_adicional},
        ${common.importante}, ${common.caduca_el}::date, ${common.solicitado_por},
        ${common.fecha_solicitud}::timestamptz, ${common.nombre}, c.trabajador_id, c.email,
        c.paginas, c.bytes, c.hash_original, c.clave_original
      from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) c (trabajador_id integer,
        email text, paginas integer, bytes integer, hash_original text, clave_original text)
      returning empresa_id, id, trabajador_id),
    sucesos as (
      insert into firma_suceso (empresa_id, firma_documento_id, tipo, en, quien_id)
      select empresa_id, id, 'solicitado', ${common.fecha_solicitud}::timestamptz,
        ${common.solicitado_por} from pedidos),
    llegados as (
      delete from firma_destinatario d using pedidos p
      where d.empresa_id = p.empresa_id and d.envio_id = ${common.envio_id}
        and d.trabajador_id = p.trabajador_id)
    select id, trabajador_id from pedidos`.execute(tx);
  return new Map(rows.map((row) => [row.trabajador_id, row.id]));
}
