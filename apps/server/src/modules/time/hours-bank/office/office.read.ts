import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";
import { incidenceColumns, incidenceTables } from "../hours-bank.read.ts";
import type { IncidenceRow } from "../hours-bank.read.ts";

/** Incidences of a state and a year, of people whom a text finds. */
export type OfficeKey = {
  texto: string;
  anyo?: number | undefined;
  estado_id?: number | undefined;
};

const ofCompany = (key: OfficeKey) => {
  const { texto, anyo = null, estado_id = null } = key;
  return sql`
    i.empresa_id = empresa_actual()
    and (${estado_id}::integer is null or i.estado_id = ${estado_id})
    and (${anyo}::integer is null
      or i.dia between make_date(${anyo}, 1, 1) and make_date(${anyo}, 12, 31))
    and (${texto} = '' or i.trabajador_id = any(array(select buscar_en_directorio(${texto}))))`;
};

/** A page of the company's incidences, newest day first. */
export async function readOfficeIncidences(
  tx: Tx,
  key: OfficeKey & { skip: number; take: number },
): Promise<IncidenceRow[]> {
  const { rows } = await sql<IncidenceRow>`
    select ${incidenceColumns} from ${incidenceTables}
    where ${ofCompany(key)}
    order by i.dia desc, i.id desc limit ${key.take} offset ${key.skip}`.execute(tx);
  return rows;
}

/** Number of incidences on all pages. */
export async function countOfficeIncidences(tx: Tx, key: OfficeKey): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from incidencia i where ${ofCompany(key)}`.execute(tx);
  return rows[0]?.total ?? 0;
}
