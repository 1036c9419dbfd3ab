import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";
import { findsWorker } from "../../../../db/people-match.ts";
import { incidenceColumns, withPeople } from "../hours-bank.read.ts";
import type { IncidenceRow } from "../hours-bank.read.ts";

/** Incidences of a state and a year, of people whom a text finds. */
export type OfficeKey = {
  texto: string;
  anyo?: number | undefined;
  estado_id?: number | undefined;
};

const ofCompany = (key: OfficeKey) => {
  const { texto, anyo, estado_id } = key;
  return sql`
    i.empresa_id = empresa_actual()
    ${estado_id === undefined ? sql`` : sql`and i.estado_id = ${sql.lit(estado_id)}`}
    ${anyo === undefined ? sql`` : sql`and i.dia between make_date(${anyo}, 1, 1) and make_date(${anyo}, 12, 31)`}
    and ${findsWorker(sql`i.trabajador_id`, texto)}`;
};

/** State of incidences that nobody has decided. */
const pending = 1;

/** A page of the company's incidences, newest day first. */
export async function readOfficeIncidences(
  tx: Tx,
  key: OfficeKey & { skip: number; take: number },
): Promise<IncidenceRow[]> {
  const { rows } = await sql<IncidenceRow>`
    select ${incidenceColumns} from ${withPeople(sql`(
      select i.* from incidencia i where ${ofCompany(key)}
      order by i.dia desc, i.id desc ${pageLimit(key)}) i`)}
    order by i.dia desc, i.id desc`.execute(tx);
  return rows;
}

/** Number of incidences on all pages; that of everybody's pending ones is kept. */
export async function countOfficeIncidences(tx: Tx, key: OfficeKey): Promise<number> {
  const isKept = key.estado_id === pending && key.anyo === undefined && key.texto === "";
  const total = isKept
    ? sql<{ total: number }>`
        select coalesce(sum(c.total), 0)::integer as total from incidencias_de_bloque c
        where c.empresa_id = empresa_actual()`
    : sql<{ total: number }>`
        select count(*)::integer as total from incidencia i where ${ofCompany(key)}`;
  const { rows } = await total.execute(tx);
  return rows[0]?.total ?? 0;
}
