import { sql } from "kysely";

import type { BankChange } from "@atrio/contract/people/bank-accounts";
import { remainder } from "@atrio/contract/people/bank-shares";

import type { Tx } from "../../../db/client.ts";

import type { AccountRow } from "./bank-accounts.read.ts";

const company = sql<number>`empresa_actual()`;

/** Serialises changes of a worker's accounts until the transaction ends. */
export async function lockBank(tx: Tx, workerId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('cuentas/' || ${company} || '/' || ${workerId}::integer, 0))`.execute(
    tx,
  );
}

/** Writes a new account, without IBAN or share; answers its id. */
export async function insertAccount(
  tx: Tx,
  account: { trabajador_id: number; alias: string | null; creada_en: string },
): Promise<number> {
  const row = await tx
    .insertInto("cuenta_bancaria")
    .values({ empresa_id: company, ...account })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Changes the name of an account. */
export async function renameAccount(
  tx: Tx,
  key: { id: number; trabajador_id: number },
  alias: string | null,
): Promise<void> {
  await tx
    .updateTable("cuenta_bancaria")
    .set({ alias })
    .where("empresa_id", "=", company)
    .where("trabajador_id", "=", key.trabajador_id)
    .where("id", "=", key.id)
    .execute();
}

/** Deletes a split that has not taken effect yet (ISO 8601). */
export async function retireSplit(tx: Tx, id: number, now: string): Promise<void> {
  await tx
    .updateTable("reparto_bancario")
    .set({ retirado_en: now })
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}

/** Writes a split with its accounts, numbered after all that were; answers its version. */
export async function insertSplit(
  tx: Tx,
  split: {
    trabajador_id: number;
    cambio: BankChange;
    creado_en: string;
    efectivo_en: string;
  },
  accounts: readonly AccountRow[],
): Promise<number> {
  const { id, version } = await tx
    .insertInto("reparto_bancario")
    .values({
      empresa_id: company,
      ...split,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from reparto_bancario
        where empresa_id = ${company} and trabajador_id = ${split.trabajador_id})`,
    })
    .returning(["id", "version"])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("reparto_cuenta")
    .values(
      accounts.map((account, index) => ({
        empresa_id: company,
        reparto_id: id,
        cuenta_id: account.id,
        trabajador_id: split.trabajador_id,
        orden: index + 1,
        iban: account.iban,
        cabeza: account.cabeza,
        ultimos: account.ultimos,
        importe: account.importe === remainder ? null : String(account.importe),
        restante: account.importe === remainder,
        porcentaje: String(account.porcentaje),
        nomina: account.nomina,
      })),
    )
    .execute();
  return version;
}
