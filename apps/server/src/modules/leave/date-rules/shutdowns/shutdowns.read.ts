import { sql } from "kysely";

import type { Shutdown, ShutdownState } from "@atrio/contract/leave/shutdowns";
import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";
import { findsWorker } from "../../../../db/people-match.ts";
import { concerns } from "../date-rules.read.ts";

const person = sql`json_build_object('id', t.id, 'nombre_completo', t.nombre_completo,
  'link_foto', t.link_foto)`;

/** Closures that end in a year or later, by their first day. */
export async function listShutdowns(tx: Tx, year: number): Promise<Shutdown[]> {
  const { rows } = await sql<Shutdown>`
    select r.id, r.nombre, lower(r.fechas) as desde, upper(r.fechas) - 1 as hasta, r.descuenta,
      r.centro_trabajo_id, r.departamento, c.nombre as centro_trabajo,
      to_char(r.anulado_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as anulado_en, n.*
    from cierre_empresa r
    left join centro_trabajo c on c.empresa_id = r.empresa_id and c.id = r.centro_trabajo_id
    cross join lateral (
      select count(*) filter (where p.estado = 'registrada')::integer as registradas,
        count(*) filter (where p.estado = 'pendiente' and not p.exceptuado)::integer as pendientes,
        count(*) filter (where p.estado = 'imposible')::integer as imposibles,
        count(*) filter (where p.exceptuado)::integer as exceptuadas
      from cierre_empresa_persona p
      where p.empresa_id = r.empresa_id and p.cierre_id = r.id) n
    where r.empresa_id = empresa_actual() and upper(r.fechas) > make_date(${year}, 1, 1)
    order by lower(r.fechas), r.id`.execute(tx);
  return rows;
}

/** Days and scope of a closure. */
export type ShutdownScope = {
  desde: string;
  hasta: string;
  centro_trabajo_id: number | null;
  departamento: string | null;
};

/** A person whom a closure concerns. */
export type Concerned = {
  trabajador_id: number;
  persona: Person;
  fecha_alta: string;
  fecha_baja: string | null;
};

/** People whom a closure concerns: they work in the company on one of its days, and in its place on the first. */
export async function readConcerned(tx: Tx, scope: ShutdownScope): Promise<Concerned[]> {
  const { rows } = await sql<Concerned>`
    with r as (select ${scope.centro_trabajo_id}::integer as centro_trabajo_id,
      ${scope.departamento}::text as departamento)
    select t.id as trabajador_id, ${person} as persona, t.fecha_alta, t.fecha_baja
    from trabajador t cross join r
    where t.empresa_id = empresa_actual() and t.fecha_alta <= ${scope.hasta}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${scope.desde}::date)
      and ${concerns(sql`greatest(${scope.desde}::date, t.fecha_alta)`)}
    order by texto_plano(t.nombre_completo), t.id`.execute(tx);
  return rows;
}

/** A person of a closure, as it is listed; `problema` is an error code. */
export type ShutdownPerson = {
  persona: Person;
  exceptuado: boolean;
  estado: ShutdownState;
  problema: string | null;
  solicitud_id: number | null;
};

type PeopleFilter = { id: number; texto?: string | undefined; estado?: ShutdownState | undefined };

const filtered = ({ id, texto = "", estado }: PeopleFilter) => sql`
  from cierre_empresa_persona p
  join trabajador t on t.empresa_id = p.empresa_id and t.id = p.trabajador_id
  where p.empresa_id = empresa_actual() and p.cierre_id = ${id}
    and (${estado ?? null}::text is null or p.estado = ${estado ?? null})
    and ${findsWorker(sql`t.id`, texto)}`;

/** A page of a closure's people by name, and how many there are. */
export async function readShutdownPeople(
  tx: Tx,
  filter: PeopleFilter & { skip: number; take: number },
): Promise<{ data: ShutdownPerson[]; total: number }> {
  const [rows, count] = await Promise.all([
    sql<ShutdownPerson>`
      select ${person} as persona, p.exceptuado, p.estado, p.problema, p.solicitud_id
      ${filtered(filter)}
      order by texto_plano(t.nombre_completo), t.id
      ${pageLimit(filter)}`.execute(tx),
    sql<{ total: number }>`select count(*)::integer as total ${filtered(filter)}`.execute(tx),
  ]);
  return { data: rows.rows, total: count.rows[0]?.total ?? 0 };
}
