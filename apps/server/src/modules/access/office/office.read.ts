import { sql } from "kysely";

import type { Administrator, OfficePerson } from "@atrio/contract/access/office";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import { findsWorker } from "../../../db/people-match.ts";

/**
 * Administrators of a company who work there on `today` (local date), owners first, then by name; `now` is an
 * instant in ISO 8601. Read at the gate: sessions and second factors are its own.
 */
export async function readAdministratorList(
  tx: Tx,
  key: { empresa_id: number; today: string; now: string },
): Promise<Administrator[]> {
  const { rows } = await sql<Administrator>`
    select t.id, t.nombre_completo, t.link_foto, a.email, t.puesto,
      t.roles_administracion is null as titular, coalesce(t.roles_administracion, '{}') as roles,
      a.password_hash is not null and a.desactivada_en is null as activa,
      exists (select from segundo_factor f where f.account_user_id = a.account_user_id
        and f.activado_en is not null) as segundo_factor,
      (select max(s.vista_en) from sesion s where s.empresa_id = t.empresa_id
        and s.trabajador_id = t.id and s.suplantada_por is null
        and s.expira_en > ${key.now}::timestamptz) as vista_en
    from trabajador t
    join account a on a.account_user_id = t.account_user_id
    where t.empresa_id = ${key.empresa_id} and t.administrador
      and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)
    order by titular desc, t.nombre_completo, t.id`.execute(tx);
  return rows;
}

/** A page of the people who work here on `today` (local date), by name, and how many there are. */
export async function readPeople(
  tx: Tx,
  key: { today: string; texto: string; skip: number; take: number },
): Promise<{ data: OfficePerson[]; total: number }> {
  const { today, texto, skip, take } = key;
  const found = sql`
    from trabajador t
    where t.empresa_id = empresa_actual() and t.fecha_alta <= ${today}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
      and ${findsWorker(sql`t.id`, texto, { codes: true })}`;
  const [page, count] = await Promise.all([
    sql<OfficePerson>`
      select t.id, t.nombre_completo, t.link_foto, t.codigo, t.puesto,
        (select a.email from account a where a.account_user_id = t.account_user_id) as email,
        t.nombre_departamento_trabajador as departamento,
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
