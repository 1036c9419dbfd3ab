import { sql } from "kysely";

import type { FoundCentre, FoundPerson } from "@atrio/contract/access/office-search";

import type { Tx } from "../../../../db/client.ts";
import { findsWorker } from "../../../../db/people-match.ts";

/** Most people, and most centres, of an answer. */
const most = 10;

type Key = { texto: string; today: string };

/** People whom a text finds by name, occupation or e-mail, or exactly by code or NIF. */
export async function findPeopleByText(tx: Tx, { texto, today }: Key): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    select t.id, t.nombre_completo, t.link_foto, t.puesto,
      case when t.fecha_baja < ${today}::date then t.fecha_baja end as fecha_baja,
      (select c.nombre from trabajador_centro tc
        join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
        where tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
          and tc.vigencia @> ${today}::date) as centro_trabajo
    from (select t.* from trabajador t
      where t.empresa_id = empresa_actual()
        and ${findsWorker(sql`t.id`, texto, { codes: true })}
      order by coalesce(t.fecha_baja < ${today}::date, false), texto_plano(t.nombre_completo), t.id
      limit ${most}) t
    order by coalesce(t.fecha_baja < ${today}::date, false), texto_plano(t.nombre_completo),
      t.id`.execute(tx);
  return rows;
}

/** Work centres whose name has a text. */
export async function findCentresByText(tx: Tx, texto: string): Promise<FoundCentre[]> {
  const { rows } = await sql<FoundCentre>`
    select c.id, c.nombre from centro_trabajo c
    where c.empresa_id = empresa_actual()
      and strpos(texto_plano(c.nombre), texto_plano(${texto})) > 0
    order by texto_plano(c.nombre), c.id limit ${most}`.execute(tx);
  return rows;
}
