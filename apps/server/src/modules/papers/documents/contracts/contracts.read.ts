import { sql } from "kysely";

import type { Contract } from "@atrio/contract/papers/documents";

import type { Tx } from "../../../../db/client.ts";

import type { Term } from "./contracts.rules.ts";

/** A contract without the name of its code. */
export type ContractRow = Omit<Contract, "tipo_contrato">;

type Stored = Omit<ContractRow, "jornada_porcentaje" | "horas_semanales"> & {
  jornada_porcentaje: string;
  horas_semanales: string;
};

/** A worker's contracts, newest first: all that have begun on a date, or the one with an id. */
export async function readContracts(
  tx: Tx,
  key: { trabajador_id: number } & ({ today: string } | { id: number }),
): Promise<ContractRow[]> {
  const wanted = "id" in key ? sql`c.id = ${key.id}` : sql`c.fecha_inicio <= ${key.today}::date`;
  const { rows } = await sql<Stored>`
    select c.id, c.codigo_contrato, c.fecha_inicio, c.fecha_fin, c.jornada_porcentaje,
      c.horas_semanales, c.puesto, c.grupo_profesional, c.convenio, c.periodo_prueba_hasta,
      d.nombre as path
    from contrato c
    left join documento d on d.empresa_id = c.empresa_id and d.id = c.documento_id
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${key.trabajador_id} and ${wanted}
    order by c.fecha_inicio desc, c.id desc`.execute(tx);
  return rows.map((row) => ({
    ...row,
    jornada_porcentaje: Number(row.jornada_porcentaje),
    horas_semanales: Number(row.horas_semanales),
  }));
}

/** A file that belongs to a contract or a calendar of a worker. */
export type OwnedFile = {
  id: number;
  trabajador_id: number;
  nombre: string;
  tipo: string;
  clave: string;
};

/** Files of a worker's contracts that have begun on a date; `id` is the contract's. */
export async function readContractFiles(
  tx: Tx,
  key: { trabajador_id: number; ids: readonly number[]; today: string },
): Promise<OwnedFile[]> {
  const { rows } = await sql<OwnedFile>`
    select c.id, c.trabajador_id, d.nombre, d.tipo, d.clave
    from contrato c
    join documento d on d.empresa_id = c.empresa_id and d.id = c.documento_id
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${key.trabajador_id}
      and c.id = any(${key.ids}) and c.fecha_inicio <= ${key.today}::date
      and d.retirado_en is null`.execute(tx);
  return rows;
}

/** First and last days of a worker's contracts. */
export async function readTerms(
  tx: Tx,
  key: { trabajador_id: number },
): Promise<Array<Term & { id: number }>> {
  const { rows } = await sql<Term & { id: number }>`
    select c.id, c.fecha_inicio, c.fecha_fin from contrato c
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${key.trabajador_id}`.execute(tx);
  return rows;
}
