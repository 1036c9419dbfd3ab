import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Deadline, Waiting } from "@atrio/contract/company/waiting";

import type { Tx } from "../../../db/client.ts";
import { opaqueDate } from "../../../db/opaque.ts";
import { countPeople } from "../../../db/people-count.ts";

/** Days of the strip, both included, in the zone of the reader; areas that their roles read. */
export type Strip = {
  from: string;
  until: string;
  zone: string;
  reads: { time: boolean; pay: boolean; documents: boolean; people: boolean };
};

const companyOf = (alias: string) => sql`${sql.ref(`${alias}.empresa_id`)} = empresa_actual()`;

const between = (day: RawBuilder<unknown>, { from, until }: Strip) =>
  sql`${day} between ${opaqueDate(from)} and ${opaqueDate(until)}`;

/** The tenth of the month, on which the closures of the month before are due (Rule TIME-145). */
const closureDay = (strip: Strip) => sql`
  select 'cierre' as tipo, d::date as el, 1 as total, null::text as texto,
    null::integer as persona_id
  from generate_series(${strip.from}::date, ${strip.until}::date, interval '1 day') d
  where ${strip.reads.time} and extract(day from d) = 10`;

const payslipDays = (strip: Strip) => {
  const day = sql`(l.publicar_el at time zone ${strip.zone})::date`;
  return sql`
    select 'nominas', ${day}, count(*)::integer, null, null from nomina_lote l
    where ${strip.reads.pay} and ${companyOf("l")} and l.estado = 'programado'
      and ${between(day, strip)}
    group by 2`;
};

const signatureDays = (strip: Strip) => sql`
  select 'firmas', f.caduca_el, count(*)::integer, f.titulo, null from firma_documento f
  where ${strip.reads.documents} and ${companyOf("f")} and f.estado = 'pendiente'
    and ${between(sql`f.caduca_el`, strip)}
  group by f.caduca_el, f.titulo`;

const sealEnd = (strip: Strip) => {
  const day = sql`(c.valido_hasta at time zone ${strip.zone})::date`;
  return sql`
    select 'sello', ${day}, 1, null, null from certificado_sello c
    where ${strip.reads.documents} and ${companyOf("c")} and c.retirado_en is null and c.propio
      and ${between(day, strip)}`;
};

const contractEnds = (strip: Strip) => sql`
  select 'contrato', c.fecha_fin, 1, t.nombre_completo, t.id from contrato c
  join trabajador t on t.empresa_id = c.empresa_id and t.id = c.trabajador_id
  where ${strip.reads.people} and ${companyOf("c")} and ${between(sql`c.fecha_fin`, strip)}
    and not exists (select from contrato n where n.empresa_id = c.empresa_id
      and n.trabajador_id = c.trabajador_id and n.fecha_inicio > c.fecha_fin)`;

const firstDays = (strip: Strip) => sql`
  select 'alta', t.fecha_alta, 1, t.nombre_completo, t.id from trabajador t
  where ${strip.reads.people} and ${companyOf("t")} and t.id = any(array(
    select n.id from trabajador n where ${companyOf("n")} and ${between(sql`n.dia_de_alta`, strip)}))`;

/** Signing `f` whose clock runs, of which a person has one at most. */
const clockRuns = sql`${companyOf("f")} and f.hora_fin is null and not f.borrado`;

/** Most deadlines of a strip. */
const most = 40;

/** Deadlines of a strip in the order of their days, at most forty; one query for any roles. */
export async function readDeadlines(tx: Tx, strip: Strip): Promise<Deadline[]> {
  const kinds = [closureDay, payslipDays, signatureDays, sealEnd, contractEnds, firstDays];
  const all = kinds.map((one) => sql`(${one(strip)})`);
  const { rows } = await sql<Deadline>`
    select * from (${sql.join(all, sql` union all `)}) p
    order by p.el, p.tipo, p.texto limit ${most}`.execute(tx);
  return rows;
}

/**
 * People who work here on a day: with a running clock, and absent with an approved request. Counted without those who
 * have left or are to come, who are few: a list of all people would be read for each answer.
 */
export async function readToday(tx: Tx, today: string): Promise<NonNullable<Waiting["personas"]>> {
  const day = opaqueDate(today);
  const { rows } = await sql<NonNullable<Waiting["personas"]>>`
    with fuera as materialized (
      select t.id from trabajador t where ${companyOf("t")} and t.fecha_baja < ${day}
      union all
      select t.id from trabajador t where ${companyOf("t")} and t.dia_de_alta > ${day})
    select ${countPeople({ desde: day, hasta: day })} as total,
      (select count(*)::integer from fichaje f where ${clockRuns})
        - (select count(*)::integer from fichaje f where ${clockRuns}
            and f.trabajador_id in (select n.id from fuera n)) as trabajando,
      (select count(distinct a.trabajador_id)::integer from ausencia a
        where ${companyOf("a")} and a.fecha = ${day} and a.vigente and a.aprobada
          and a.trabajador_id not in (select f.trabajador_id from fichaje f where ${clockRuns})
          and a.trabajador_id not in (select n.id from fuera n)) as ausentes`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No row of an aggregate");
  return row;
}
