import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";
import type { Named } from "../names.rules.ts";
import type { BatchMonth } from "../payslip-batches.rules.ts";

import type { Candidate } from "./matching.rules.ts";

const company = sql<number>`empresa_actual()`;

/** A person by NIF or id, with the payslip of the month that a new one would put right. */
export type FoundWorker = Candidate & { nomina_id: number | null };

/** People of the company by their NIF or id, as of a month and kind of payslip. */
export async function readFoundWorkers(
  tx: Tx,
  key: { batch: BatchMonth; nifs?: readonly string[]; ids?: readonly number[] },
): Promise<FoundWorker[]> {
  const { anyo, mes, tipo_nomina } = key.batch;
  const before = mes === 1 ? { year: anyo - 1, month: 12 } : { year: anyo, month: mes - 1 };
  const { rows } = await sql<FoundWorker>`
    select t.id, coalesce(t.nif, '') as nif, t.nombre, t.apellido1, t.apellido2, t.fecha_alta,
      t.fecha_baja, n.id as nomina_id, n.id is not null as "isPaid", a.neto as neto_anterior
    from trabajador t
    left join lateral (
      select n.id from nomina n
      where n.empresa_id = t.empresa_id and n.trabajador_id = t.id and n.anyo = ${anyo}
        and n.mes_pago = ${mes} and n.tipo_nomina = ${tipo_nomina}
        and n.publicada_portal and n.estado_nomina_id in (2, 3)
        and not exists (
          select from nomina s where s.empresa_id = n.empresa_id and s.sustituye_id = n.id)
      order by n.publicada_en desc, n.id desc limit 1) n on true
    left join lateral (
      select n.total_percibir::float8 as neto from nomina n
      where n.empresa_id = t.empresa_id and n.trabajador_id = t.id and n.anyo = ${before.year}
        and n.mes_pago = ${before.month} and n.tipo_nomina = ${tipo_nomina}
        and n.publicada_portal and n.estado_nomina_id in (2, 3)
        and not exists (
          select from nomina s where s.empresa_id = n.empresa_id and s.sustituye_id = n.id)
      order by n.publicada_en desc, n.id desc limit 1) a on true
    where t.empresa_id = ${company}
      and (t.nif = any(${key.nifs ?? []}) or t.id = any(${key.ids ?? []}))`.execute(tx);
  return rows;
}

/** All people of the company with their names on pages, former workers included. A single query. */
export async function readRoster(tx: Tx): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, coalesce(nif, '') as nif, nombre, apellido1, apellido2
    from trabajador where empresa_id = ${company}`.execute(tx);
  return rows;
}
