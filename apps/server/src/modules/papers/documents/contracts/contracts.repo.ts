import { sql } from "kysely";

import type { Contract } from "@atrio/contract/papers/documents";

import type { Tx } from "../../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** A contract as it is written down; its file is a document already. */
export type NewContract = Omit<Contract, "id" | "tipo_contrato" | "path"> & {
  trabajador_id: number;
  documento_id: number | null;
  creado_por: number;
  creado_en: string;
};

/** Writes down a contract; answers its id. */
export async function insertContract(tx: Tx, contract: NewContract): Promise<number> {
  const { id } = await tx
    .insertInto("contrato")
    .values({
      empresa_id: company,
      ...contract,
      jornada_porcentaje: String(contract.jornada_porcentaje),
      horas_semanales: String(contract.horas_semanales),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a contract on a local date; a trial that would last longer ends with it. */
export async function endContract(tx: Tx, id: number, last: string): Promise<void> {
  await sql`
    update contrato set fecha_fin = ${last}::date,
      periodo_prueba_hasta = least(periodo_prueba_hasta, ${last}::date)
    where empresa_id = ${company} and id = ${id}`.execute(tx);
}
