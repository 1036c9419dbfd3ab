import { sql } from "kysely";

import type { BankMovement } from "@atrio/contract/time/hours-bank";

import type { Tx } from "../../../../db/client.ts";

/** A line of the statement, with the saved and the credited part of its incidence. */
export type StatementRow = BankMovement & {
  anyo: number;
  incidencia_minutos: number | null;
  abonado_minutos: number | null;
};

type StatementKey = { trabajador_id: number; year: number };

/** A year's statement, oldest first, with the balance after each line. */
export async function readStatement(tx: Tx, key: StatementKey): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select m.id, m.anyo, m.fecha, m.tipo, m.minutos, m.incidencia_id, i.dia, m.motivo,
      (sum(m.minutos) over (order by m.fecha, m.id rows unbounded preceding))::integer as saldo_minutos,
      i.minutos as incidencia_minutos, c.minutos as abonado_minutos
    from bolsa_movimiento m
    left join incidencia i on i.empresa_id = m.empresa_id and i.id = m.incidencia_id
    left join bolsa_movimiento c on c.empresa_id = m.empresa_id
      and c.incidencia_id = m.incidencia_id and c.tipo = 'incidencia'
    where m.empresa_id = empresa_actual() and m.trabajador_id = ${key.trabajador_id}
      and m.anyo = ${key.year}
    order by m.fecha, m.id`.execute(tx);
  return rows;
}

/** Minutes in a year's pending incidences that are meant for the bag. */
export async function readPendingMinutes(tx: Tx, key: StatementKey): Promise<number> {
  const { rows } = await sql<{ minutos: number }>`
    select coalesce(sum(minutos), 0)::integer as minutos from incidencia
    where empresa_id = empresa_actual() and trabajador_id = ${key.trabajador_id}
      and estado_id = 1 and pe_compensacion_id = 1
      and dia between make_date(${key.year}, 1, 1) and make_date(${key.year}, 12, 31)`.execute(tx);
  return rows[0]?.minutos ?? 0;
}
