import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** Progress of the first steps of the company of the transaction. */
export type Progress = {
  slug: string;
  aspecto: boolean;
  contacto: boolean;
  festivos: boolean;
  horarios: boolean;
  personas: boolean;
  invitaciones: boolean;
  puntos_control: boolean;
};

/**
 * Steps of a company on `today` (local date): holidays of this year or a later one, a schedule, people
 * beside the first, none of them uninvited.
 */
export async function readProgress(tx: Tx, today: string): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select e.slug, p.hay as personas, p.hay and not p.faltan as invitaciones,
      coalesce(e.nombre_contacto, e.email_contacto, e.telefono_empresa) is not null as contacto,
      not e.logo_por_defecto or e.color_marca is not null as aspecto,
      exists (select from festivo f
        where f.empresa_id = e.empresa_id and f.fecha >= date_trunc('year', ${today}::date)) as festivos,
      exists (select from horario h where h.empresa_id = e.empresa_id) as horarios,
      cardinality(e.correos_puntos_control) > 0 as puntos_control
    from empresa e
    cross join lateral (
      select count(*) > 1 as hay,
        coalesce(bool_or(not a.activada and not exists (select from invitacion i
          where i.empresa_id = t.empresa_id and i.trabajador_id = t.id and i.email = a.email)), false)
          as faltan
      from trabajador t
      join account a on a.account_user_id = t.account_user_id
      where t.empresa_id = e.empresa_id and a.desactivada_en is null
        and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)) p
    where e.empresa_id = empresa_actual()`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No company in this transaction");
  return row;
}
