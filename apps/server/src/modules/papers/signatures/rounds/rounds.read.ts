import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { omissions, SignatureRound } from "@atrio/contract/papers/signatures-office";
import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";

const columns = sql`e.id, e.titulo, e.texto_adicional, e.importante, e.caduca_el, e.destinatarios,
  e.total, e.fecha, e.nombre, e.paginas, e.plantilla is not null as con_campos, e.pendientes,
  e.firmados, e.rechazados, e.anulados, e.caducados,
  json_build_object('id', t.id, 'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto)
    as solicitado_por,
  (select count(*)::integer from firma_destinatario d where d.empresa_id = e.empresa_id
    and d.envio_id = e.id and d.omitido is null) as en_cola,
  (select count(*)::integer from firma_destinatario d where d.empresa_id = e.empresa_id
    and d.envio_id = e.id and d.omitido is not null) as omitidos`;

const rounds = (where: RawBuilder<unknown>) => sql`
  from firma_envio e
  join trabajador t on t.empresa_id = e.empresa_id and t.id = e.solicitado_por
  where e.empresa_id = empresa_actual() and ${where}`;

type Filter = { texto?: string | undefined; abierto?: boolean | undefined };

/** A page of the sendings, newest first, and how many there are. Fit for `db.read`. */
export async function readRounds(
  tx: Tx,
  { texto = "", abierto, skip, take }: Filter & { skip: number; take: number },
): Promise<{ data: SignatureRound[]; total: number }> {
  const where = sql`(${texto} = ''
      or strpos(texto_plano(e.titulo || ' ' || e.nombre), texto_plano(${texto})) > 0)
    and (${abierto ?? null}::boolean is null or ${abierto ?? null} = (e.pendientes > 0
      or exists (select from firma_destinatario d where d.empresa_id = e.empresa_id
        and d.envio_id = e.id and d.omitido is null)))`;
  const [page, count] = await Promise.all([
    sql<SignatureRound>`select ${columns} ${rounds(where)}
      order by e.fecha desc, e.id desc ${pageLimit({ skip, take })}`.execute(tx),
    sql<{ total: number }>`select count(*)::integer as total ${rounds(where)}`.execute(tx),
  ]);
  return { data: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** A sending; undefined for an unknown one. Fit for `db.read`. */
export async function readRound(tx: Tx, id: number): Promise<SignatureRound | undefined> {
  const { rows } = await sql<SignatureRound>`
    select ${columns} ${rounds(sql`e.id = ${id}`)}`.execute(tx);
  return rows[0];
}

/** People of a sending who were not asked, by name; at most 200. Fit for `db.read`. */
export async function readLeftOut(
  tx: Tx,
  id: number,
): Promise<Array<Person & { omitido: (typeof omissions)[number] }>> {
  const { rows } = await sql<Person & { omitido: (typeof omissions)[number] }>`
    select t.id, t.nombre_completo, t.link_foto, d.omitido
    from firma_destinatario d
    join trabajador t on t.empresa_id = d.empresa_id and t.id = d.trabajador_id
    where d.empresa_id = empresa_actual() and d.envio_id = ${id} and d.omitido is not null
    order by texto_plano(t.nombre_completo), t.id limit 200`.execute(tx);
  return rows;
}

/** A sending with its contents, for the job that makes its documents. */
export type Sending = {
  id: number;
  titulo: string;
  texto_adicional: string | null;
  importante: boolean;
  caduca_el: string | null;
  solicitado_por: number;
  fecha: string;
  nombre: string;
  paginas: number | null;
  bytes: number | null;
  hash: string | null;
  clave: string | null;
  plantilla: string | null;
  idioma: Language | null;
  firma_digital: boolean;
  /** Local date of the company at the moment asked. */
  today: string;
};

/** A sending with its contents at an instant (ISO 8601). Fit for `db.read`. */
export async function readSending(
  tx: Tx,
  key: { id: number; now: string },
): Promise<Sending | undefined> {
  const { rows } = await sql<Sending>`
    select e.id, e.titulo, e.texto_adicional, e.importante, e.caduca_el, e.solicitado_por, e.fecha,
      e.nombre, e.paginas, e.bytes, e.hash, e.clave, e.plantilla, e.idioma, c.firma_digital,
      (${key.now}::timestamptz at time zone c.zona_horaria)::date as today
    from firma_envio e join empresa c on c.empresa_id = e.empresa_id
    where e.empresa_id = empresa_actual() and e.id = ${key.id}`.execute(tx);
  return rows[0];
}

/** True if the company signs electronically. */
export async function readIsEnabled(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ firma_digital: boolean }>`
    select firma_digital from empresa where empresa_id = empresa_actual()`.execute(tx);
  return rows[0]?.firma_digital === true;
}
