import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { requestStates } from "@atrio/contract/kinds";

import { waitingColumns } from "../../../db/waiting.ts";
import type { WaitingReader } from "../../../db/waiting.ts";

type Asked = WaitingReader & { kinds: readonly number[] };

/** Conditions of other modules on requests, people and rules, by the names of their reads. */
type Conditions = {
  requestsOf: (key: { supervisor_id: number; today: string }) => RawBuilder<unknown>;
  followed: (key: { supervisor_id: number; today: string }) => RawBuilder<unknown>;
  concerns: (day: RawBuilder<unknown>) => RawBuilder<boolean>;
};

/** Pending requests `s` that wait for a supervisor's decision. */
const undecided = (key: Asked, by: Pick<Conditions, "requestsOf">) => sql`
  select s.* from ${by.requestsOf({ supervisor_id: key.trabajador_id, today: key.today })}
  where s.empresa_id = empresa_actual() and s.estado_id = ${sql.lit(requestStates.pending)}
    and o.por_decidir and not s.borrada
    and s.pe_solicitud_tipo_id = any(${key.kinds}::integer[])`;

/** Blocked period that holds a day of a request `s` of worker `t` (Rule LEAVE-100). */
const blocked = ({ concerns }: Conditions) => sql`(
  select r.nombre from solicitud_periodo p
  join periodo_bloqueado r on r.empresa_id = p.empresa_id
    and r.fechas && daterange(p.fecha_inicio, p.fecha_fin, '[]')
    and s.pe_solicitud_tipo_id = any(r.tipos) and ${concerns(sql`p.fecha_inicio`)}
  where p.empresa_id = s.empresa_id and p.solicitud_id = s.id
  order by r.impide desc, lower(r.fechas), r.id limit 1)`;

/**
 * Requests that wait for a supervisor's decision, with the people of their team who are away on the same days.
 * Days of everybody away are read once for all requests.
 */
export function undecidedRequests(key: Asked, by: Conditions): RawBuilder<unknown> {
  const team = by.followed({ supervisor_id: key.trabajador_id, today: key.today });
  return sql`
    select * from (
      with s as materialized (${undecided(key, by)}),
      d as materialized (
        select distinct a.empresa_id, a.solicitud_id, a.trabajador_id, a.fecha from s
        join ausencia a on a.empresa_id = s.empresa_id and a.solicitud_id = s.id and a.vigente),
      w as materialized (
        select distinct b.trabajador_id, b.fecha from ausencia b
        where b.empresa_id = empresa_actual() and b.trabajador_id = any(array(${team}))
          and b.fecha between (select min(d.fecha) from d) and (select max(d.fecha) from d)
          and b.vigente and b.aprobada),
      c as materialized (
        select d.solicitud_id, count(distinct w.trabajador_id) as ausentes,
          min(w.trabajador_id) as ausente_id
        from d join w on w.fecha = d.fecha and w.trabajador_id <> d.trabajador_id
        group by d.solicitud_id)
      select ${waitingColumns("solicitud", {
        id: sql`s.id`,
        persona: sql`s.trabajador_id`,
        pe_solicitud_tipo_id: sql`s.pe_solicitud_tipo_id`,
        texto: sql`r.nombre->>${key.language}`,
        fecha_inicio: sql`coalesce(p.desde, g.fecha_gasto, make_date(m.anyo, m.mes, 1), k.dia)`,
        fecha_fin: sql`coalesce(p.hasta, g.fecha_gasto, k.dia)`,
        coste: sql`p.coste`,
        unidad: sql`r.unidad`,
        importe: sql`g.importe`,
        minutos: sql`m.saldo_minutos`,
        espera_desde: sql`coalesce(s.editada_en, s.creada_en)`,
        hasta: sql`p.desde`,
        ausentes: sql`c.ausentes`,
        ausente: sql`(select n.nombre from trabajador n
          where n.empresa_id = s.empresa_id and n.id = c.ausente_id)`,
        bloqueo: blocked(by),
      })}
      from s
      join trabajador t on t.empresa_id = s.empresa_id and t.id = s.trabajador_id
      left join permiso_tipo r on r.empresa_id = s.empresa_id and r.id = s.pe_solicitud_subtipo_id
      left join lateral (select min(p.fecha_inicio) as desde, max(p.fecha_fin) as hasta,
          sum(p.diferencia_dias) as coste
        from solicitud_periodo p
        where p.empresa_id = s.empresa_id and p.solicitud_id = s.id) p on true
      left join gasto g on g.empresa_id = s.empresa_id and g.solicitud_id = s.id
      left join cierre_mes m on m.empresa_id = s.empresa_id and m.solicitud_id = s.id
      left join correccion k on k.empresa_id = s.empresa_id and k.solicitud_id = s.id
      left join c on c.solicitud_id = s.id) x`;
}

/** The same requests to be counted: without their contents. */
export function undecidedToCount(key: Asked, by: Conditions): RawBuilder<unknown> {
  return sql`select ${waitingColumns("solicitud", {
    id: sql`s.id`,
    espera_desde: sql`coalesce(s.editada_en, s.creada_en)`,
  })} from (${undecided(key, by)}) s`;
}

/** Own requests that still lack their proof (Rule LEAVE-73). */
export function missingProofs(key: Asked, missingProof: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${waitingColumns("justificante", {
      id: sql`s.id`,
      pe_solicitud_tipo_id: sql`s.pe_solicitud_tipo_id`,
      texto: sql`r.nombre->>${key.language}`,
      fecha_inicio: sql`p.desde`,
      fecha_fin: sql`p.hasta`,
      espera_desde: sql`coalesce(s.decidida_en, s.creada_en)`,
      hasta: sql`s.justificante_hasta`,
    })}
    from solicitud s
    left join permiso_tipo r on r.empresa_id = s.empresa_id and r.id = s.pe_solicitud_subtipo_id
    left join lateral (select min(p.fecha_inicio) as desde, max(p.fecha_fin) as hasta
      from solicitud_periodo p
      where p.empresa_id = s.empresa_id and p.solicitud_id = s.id) p on true
    where s.empresa_id = empresa_actual() and s.trabajador_id = ${key.trabajador_id}
      and s.pe_solicitud_tipo_id = any(${key.kinds}::integer[])
      and s.justificante_hasta is not null and ${missingProof} is not null`;
}

/** Own pending requests whose last comment is somebody else's question (Rule COMPANY-121). */
export function unansweredQuestions(key: Asked): RawBuilder<unknown> {
  return sql`
    select ${waitingColumns("mensaje", {
      id: sql`s.id`,
      persona: sql`c.autor_id`,
      pe_solicitud_tipo_id: sql`s.pe_solicitud_tipo_id`,
      texto: sql`c.texto`,
      espera_desde: sql`c.creado_en`,
    })}
    from solicitud s
    join lateral (select c.autor_id, c.texto, c.creado_en from solicitud_comentario c
      where c.empresa_id = s.empresa_id and c.solicitud_id = s.id
      order by c.creado_en desc, c.id desc limit 1) c
      on c.autor_id <> s.trabajador_id and strpos(c.texto, '?') > 0
    where s.empresa_id = empresa_actual() and s.trabajador_id = ${key.trabajador_id}
      and s.estado_id = ${sql.lit(requestStates.pending)} and not s.borrada
      and s.pe_solicitud_tipo_id = any(${key.kinds}::integer[])`;
}
