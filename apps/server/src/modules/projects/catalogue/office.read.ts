import { sql } from "kysely";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { findProjectPeople, OfficeProject } from "@atrio/contract/projects/projects-office";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import { findsWorker } from "../../../db/people-match.ts";
import { charges, personOf } from "../registrations/registrations.read.ts";
import type { Reader } from "../registrations/registrations.read.ts";

import { usableOn } from "./catalogue.read.ts";

/** People in charge of projects, past and future ones too, in order. */
export async function readCharges(
  tx: Tx,
  proyectoIds: readonly number[],
): Promise<Array<OfficeProject["cargos"][number] & { proyecto_id: number }>> {
  const { rows } = await sql<OfficeProject["cargos"][number] & { proyecto_id: number }>`
    select c.proyecto_id, ${personOf(sql`w`)} as trabajador, lower(c.vigencia) as desde,
      upper(c.vigencia) - 1 as hasta
    from proyecto_responsable c
    join trabajador w on w.empresa_id = c.empresa_id and w.id = c.trabajador_id
    where c.empresa_id = empresa_actual() and c.proyecto_id = any(${proyectoIds})
    order by lower(c.vigencia), w.nombre_completo, w.id`.execute(tx);
  return rows;
}

/** A page of people as the search for them asks for it. */
type PeopleFilter = {
  today: string;
  texto: string;
  supervisores: boolean;
  skip: number;
  take: number;
};

type Candidate = EndpointResponse<typeof findProjectPeople>["data"][number];

/** A page of the people who work here on `today` (local date), by name, and how many there are. */
export async function readCandidates(
  tx: Tx,
  { today, texto, supervisores, skip, take }: PeopleFilter,
): Promise<{ data: Candidate[]; total: number }> {
  const found = sql`
    from trabajador t
    where t.empresa_id = empresa_actual() and t.fecha_alta <= ${today}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
      and (not ${supervisores} or t.permiso_supervisor)
      and ${findsWorker(sql`t.id`, texto)}`;
  const [page, count] = await Promise.all([
    sql<Candidate>`
      select t.id, t.nombre_completo, t.link_foto,
        (select c.nombre from trabajador_centro tc
          join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
          where tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
            and tc.vigencia @> ${today}::date) as centro_trabajo
      ${found} order by texto_plano(t.nombre_completo), t.id ${pageLimit({ skip, take })}`.execute(
      tx,
    ),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(tx),
  ]);
  return { data: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** A stored document of a project. */
type StoredDocument = { id: number; nombre_archivo: string; tipo: string; clave: string };

/**
 * A document of a project that the reader is in charge of or may use today, or any for an administrator;
 * undefined for another.
 */
export async function findDocument(
  tx: Tx,
  reader: Reader,
  { id, isOffice }: { id: number; isOffice: boolean },
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select d.id, d.nombre_archivo, d.tipo, d.clave
    from proyecto_documento d
    join proyecto p on p.empresa_id = d.empresa_id and p.id = d.proyecto_id
    where d.empresa_id = empresa_actual() and d.id = ${id}
      and (${isOffice} or p.id = any(${charges(reader)})
        or ${usableOn(reader.trabajador_id, reader.today)})`.execute(tx);
  return rows[0];
}
