import { sql } from "kysely";

import type { WorkerCalendar } from "@atrio/contract/papers/documents";

import type { Tx } from "../../../../db/client.ts";

/** A calendar or agreement as it is written down; its file is a document already. */
export type NewCalendar = Omit<WorkerCalendar, "id" | "path"> & {
  trabajador_id: number;
  documento_id: number;
  creado_por: number;
  creado_en: string;
};

/** Writes down a worker's calendar or agreement; answers its id. */
export async function insertCalendar(tx: Tx, calendar: NewCalendar): Promise<number> {
  const { horas_semanales_antes, horas_semanales } = calendar;
  const { id } = await tx
    .insertInto("calendario_trabajador")
    .values({
      empresa_id: sql<number>`empresa_actual()`,
      ...calendar,
      horas_semanales_antes: horas_semanales_antes === null ? null : String(horas_semanales_antes),
      horas_semanales: horas_semanales === null ? null : String(horas_semanales),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
