import type { Language } from "@atrio/contract/common";

import type { Tx } from "../../../db/client.ts";

import type { Account, Employment } from "./auth.rules.ts";

/** The account with this e-mail (lower case) or id, with its workers in every company. */
export async function findAccount(
  tx: Tx,
  key: { email: string } | { account_user_id: number },
): Promise<Account | undefined> {
  const [column, value] =
    "email" in key
      ? (["a.email", key.email] as const)
      : (["a.account_user_id", key.account_user_id] as const);
  // Sent together, so that an unknown e-mail costs the same.
  const [account, employments] = await Promise.all([
    tx
      .selectFrom("account as a")
      .select([
        "a.account_user_id",
        "a.email",
        "a.password_hash",
        "a.password_version",
        "a.requires_password_change",
        "a.desactivada_en",
      ])
      .where(column, "=", value)
      .executeTakeFirst(),
    employmentsOf(tx).where(column, "=", value).execute(),
  ]);
  return account === undefined ? undefined : { ...account, employments };
}

function employmentsOf(tx: Tx) {
  return tx
    .selectFrom("account as a")
    .innerJoin("trabajador as t", "t.account_user_id", "a.account_user_id")
    .innerJoin("empresa as e", "e.empresa_id", "t.empresa_id")
    .select([
      "t.empresa_id",
      "e.slug",
      "e.nombre as empresa",
      "e.zona_horaria",
      "e.minutos_enlace_clave",
      "t.id as trabajador_id",
      "t.nombre",
      "t.nombre_completo",
      "t.idioma_trabajador as idioma",
      "t.administrador",
      "t.roles_administracion",
      "t.fecha_baja",
    ])
    .orderBy("t.empresa_id")
    .$narrowType<{ idioma: Language }>();
}

/** A worker as the gate knows them. */
export async function findEmployment(
  tx: Tx,
  key: { empresa_id: number; trabajador_id: number },
): Promise<(Employment & { account_user_id: number; desactivada_en: string | null }) | undefined> {
  return employmentsOf(tx)
    .select(["a.account_user_id", "a.desactivada_en"])
    .where("t.empresa_id", "=", key.empresa_id)
    .where("t.id", "=", key.trabajador_id)
    .executeTakeFirst();
}

/** The company behind a slug or id. */
export async function findCompany(
  tx: Tx,
  slugOrId: string,
): Promise<{ empresa_id: number; respuesta_neutra_email: boolean } | undefined> {
  const isId = /^\d{1,9}$/.test(slugOrId);
  return tx
    .selectFrom("empresa")
    .select(["empresa_id", "respuesta_neutra_email"])
    .where((is) =>
      isId ? is("empresa_id", "=", Number(slugOrId)) : is("slug", "=", slugOrId.toLowerCase()),
    )
    .executeTakeFirst();
}

/** True if any company of this server hides in its answers who has an account. */
export async function wantsNeutralAnswers(tx: Tx): Promise<boolean> {
  const one = await tx
    .selectFrom("empresa")
    .select("empresa_id")
    .where("respuesta_neutra_email", "=", true)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/**
 * Locks the account as it was read until the transaction ends. False when its password was changed
 * or it was disabled meanwhile: decisions based on it are void.
 */
export async function holdAccount(
  tx: Tx,
  account: { account_user_id: number; password_version: number },
): Promise<boolean> {
  const held = await tx
    .selectFrom("account")
    .select("account_user_id")
    .where("account_user_id", "=", account.account_user_id)
    .where("password_version", "=", account.password_version)
    .where("desactivada_en", "is", null)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** True if the account has signed in from this address (a keyed digest) before. */
export async function isKnownAddress(
  tx: Tx,
  key: { email: string; direccion: Buffer },
): Promise<boolean> {
  const known = await tx
    .selectFrom("direccion_conocida as d")
    .innerJoin("account as a", "a.account_user_id", "d.account_user_id")
    .select("d.account_user_id")
    .where("a.email", "=", key.email)
    .where("d.direccion", "=", key.direccion)
    .executeTakeFirst();
  return known !== undefined;
}

/** Notes that the account has signed in from an address. */
export async function rememberAddress(
  tx: Tx,
  row: { account_user_id: number; direccion: Buffer; vista_en: string },
): Promise<void> {
  await tx
    .insertInto("direccion_conocida")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .constraint("direccion_conocida_pk")
        .doUpdateSet((update) => ({ vista_en: update.ref("excluded.vista_en") })),
    )
    .execute();
}

/** Forgets the addresses not seen since `before` (ISO 8601). */
export async function forgetAddresses(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom("direccion_conocida").where("vista_en", "<", before).execute();
}
