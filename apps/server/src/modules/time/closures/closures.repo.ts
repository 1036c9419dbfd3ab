import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** The month that a request asks to close, with the figures it froze. */
export type Closure = {
  empresa_id: number;
  solicitud_id: number;
  trabajador_id: number;
  anyo: number;
  mes: number;
  vigente: boolean;
  reabierto_por: number | null;
};

/** Freezes a month's figures and closes it while its request is pending or approved. */
export async function insertClosure(
  tx: Tx,
  closure: {
    solicitud_id: number;
    trabajador_id: number;
    anyo: number;
    mes: number;
    minutos_previstos: number;
    minutos_trabajados: number;
    saldo_minutos: number;
  },
): Promise<void> {
  await tx
    .insertInto("cierre_mes")
    .values({
      empresa_id: company,
      ...closure,
      reabierto_en: null,
      reabierto_por: null,
      motivo_reapertura: null,
    })
    .execute();
}

/** The closure behind a request. */
export async function findClosure(tx: Tx, requestId: number): Promise<Closure | undefined> {
  return tx
    .selectFrom("cierre_mes")
    .select([
      "empresa_id",
      "solicitud_id",
      "trabajador_id",
      "anyo",
      "mes",
      "vigente",
      "reabierto_por",
    ])
    .where("empresa_id", "=", company)
    .where("solicitud_id", "=", requestId)
    .executeTakeFirst();
}

/** Opens the month of a request that was rejected or taken back. */
export async function releaseMonth(tx: Tx, requestId: number): Promise<void> {
  await tx
    .updateTable("cierre_mes")
    .set({ vigente: false })
    .where("empresa_id", "=", company)
    .where("solicitud_id", "=", requestId)
    .execute();
}

/** Reopens an approved month; the frozen figures stay. */
export async function saveReopening(
  tx: Tx,
  requestId: number,
  reopening: { reabierto_en: string; reabierto_por: number; motivo_reapertura: string },
): Promise<void> {
  await tx
    .updateTable("cierre_mes")
    .set({ vigente: false, ...reopening })
    .where("empresa_id", "=", company)
    .where("solicitud_id", "=", requestId)
    .execute();
}
