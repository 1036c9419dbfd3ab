import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** A second factor that is on: its sealed secret. */
export type ActiveFactor = { secreto: Buffer };

/** The second factor that an account signs in with; undefined when none has been confirmed. */
export async function selectActive(tx: Tx, accountId: number): Promise<ActiveFactor | undefined> {
  return tx
    .selectFrom("segundo_factor")
    .select("secreto")
    .where("account_user_id", "=", accountId)
    .where("activado_en", "is not", null)
    .executeTakeFirst();
}

/** A secret made after `since` (ISO 8601) that no code has confirmed yet. */
export async function selectPending(
  tx: Tx,
  key: { account_user_id: number; since: string },
): Promise<ActiveFactor | undefined> {
  return tx
    .selectFrom("segundo_factor")
    .select("secreto")
    .where("account_user_id", "=", key.account_user_id)
    .where("activado_en", "is", null)
    .where("creado_en", ">", key.since)
    .executeTakeFirst();
}

/** Second factor of an account as the portal shows it. */
export type FactorState = {
  activado_en: string | null;
  codigos_restantes: number;
  aplazado: boolean;
};

/** Since when it is on, how many recovery codes are left, whether it was put off after an instant. */
export async function selectState(
  tx: Tx,
  accountId: number,
  putOffSince: string,
): Promise<FactorState> {
  const [factor, left, putOff] = await Promise.all([
    tx
      .selectFrom("segundo_factor")
      .select("activado_en")
      .where("account_user_id", "=", accountId)
      .executeTakeFirst(),
    countRecovery(tx, accountId),
    tx
      .selectFrom("segundo_factor_aplazado")
      .select("account_user_id")
      .where("account_user_id", "=", accountId)
      .where("aplazado_en", ">", putOffSince)
      .executeTakeFirst(),
  ]);
  return {
    activado_en: factor?.activado_en ?? null,
    codigos_restantes: left,
    aplazado: putOff !== undefined,
  };
}

/** Number of unused recovery codes of an account. */
export async function countRecovery(tx: Tx, accountId: number): Promise<number> {
  const { quedan: left } = await tx
    .selectFrom("codigo_recuperacion")
    .select(sql<number>`count(*)::integer`.as("quedan"))
    .where("account_user_id", "=", accountId)
    .where("usado_en", "is", null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Locks an account until the transaction ends: no login while its second factor changes. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  await tx
    .selectFrom("account")
    .select("account_user_id")
    .where("account_user_id", "=", accountId)
    .forUpdate()
    .execute();
}

/** Replaces an unconfirmed secret by another one; false when the factor is on. */
export async function insertPending(
  tx: Tx,
  row: { account_user_id: number; secreto: Buffer; creado_en: string },
): Promise<boolean> {
  const kept = await tx
    .insertInto("segundo_factor")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .constraint("segundo_factor_pk")
        .doUpdateSet((update) => ({
          secreto: update.ref("excluded.secreto"),
          creado_en: update.ref("excluded.creado_en"),
        }))
        .where("segundo_factor.activado_en", "is", null),
    )
    .returning("account_user_id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Turns the factor on whose secret was read; false when another secret or call came first. */
export async function confirmPending(
  tx: Tx,
  row: { account_user_id: number; secreto: Buffer; activado_en: string; ultimo_paso: number },
): Promise<boolean> {
  const on = await tx
    .updateTable("segundo_factor")
    .set({ activado_en: row.activado_en, ultimo_paso: row.ultimo_paso })
    .where("account_user_id", "=", row.account_user_id)
    .where("secreto", "=", row.secreto)
    .where("activado_en", "is", null)
    .returning("account_user_id")
    .executeTakeFirst();
  return on !== undefined;
}

/** Spends the code of a step; false when that step's code, or a later one's, was used before. */
export async function spendStep(
  tx: Tx,
  key: { account_user_id: number; step: number },
): Promise<boolean> {
  const spent = await tx
    .updateTable("segundo_factor")
    .set({ ultimo_paso: key.step })
    .where("account_user_id", "=", key.account_user_id)
    .where("activado_en", "is not", null)
    .where("ultimo_paso", "<", key.step)
    .returning("account_user_id")
    .executeTakeFirst();
  return spent !== undefined;
}

/** Uses a recovery code up; false when there is none like it, or not any more. */
export async function spendRecovery(
  tx: Tx,
  key: { account_user_id: number; codigo_hash: Buffer; now: string },
): Promise<boolean> {
  const spent = await tx
    .updateTable("codigo_recuperacion")
    .set({ usado_en: key.now })
    .where("account_user_id", "=", key.account_user_id)
    .where("codigo_hash", "=", key.codigo_hash)
    .where("usado_en", "is", null)
    .returning("account_user_id")
    .executeTakeFirst();
  return spent !== undefined;
}

/** Replaces all recovery codes. */
export async function replaceRecovery(
  tx: Tx,
  accountId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom("codigo_recuperacion").where("account_user_id", "=", accountId).execute();
  await tx
    .insertInto("codigo_recuperacion")
    .values(hashes.map((hash) => ({ account_user_id: accountId, codigo_hash: hash })))
    .execute();
}

/** Removes a factor that is on, with its recovery codes; false when there is none. */
export async function deleteFactor(tx: Tx, accountId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom("segundo_factor")
    .where("account_user_id", "=", accountId)
    .where("activado_en", "is not", null)
    .returning("account_user_id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** Notes that somebody does not want to set it up now. */
export async function upsertPutOff(
  tx: Tx,
  row: { account_user_id: number; aplazado_en: string },
): Promise<void> {
  await tx
    .insertInto("segundo_factor_aplazado")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .constraint("segundo_factor_aplazado_pk")
        .doUpdateSet((update) => ({ aplazado_en: update.ref("excluded.aplazado_en") })),
    )
    .execute();
}

/** Forgets the secrets made before `before` (ISO 8601) that nobody confirmed. */
export async function purgePending(tx: Tx, before: string): Promise<void> {
  await tx
    .deleteFrom("segundo_factor")
    .where("activado_en", "is", null)
    .where("creado_en", "<", before)
    .execute();
}
