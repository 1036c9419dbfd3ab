import type { PendingEmail } from "@atrio/contract/access/email-change";

import type { Tx } from "../../../../db/client.ts";

import type { EmailChange } from "./email.rules.ts";

type Stored = EmailChange & {
  confirmar_hash: Buffer;
  cancelar_hash: Buffer;
  pedido_en: string;
  expira_en: string;
};

/** Stores a change of an account's e-mail; a waiting one is removed, its links with it. */
export async function upsertChange(tx: Tx, change: Stored): Promise<void> {
  const { account_user_id: _, ...columns } = change;
  await tx
    .insertInto("cambio_correo")
    .values(change)
    .onConflict((conflict) => conflict.constraint("cambio_correo_pk").doUpdateSet(columns))
    .execute();
}

/** Changes that still wait at `now`: not expired, account enabled, its password the same as then. */
function waiting(tx: Tx, now: string) {
  return tx
    .selectFrom("cambio_correo as c")
    .innerJoin("account as a", (join) =>
      join
        .onRef("a.account_user_id", "=", "c.account_user_id")
        .onRef("a.password_version", "=", "c.password_version")
        .on("a.desactivada_en", "is", null),
    )
    .where("c.expira_en", ">", now);
}

/** The change that waits on an account. */
export async function selectPending(
  tx: Tx,
  key: { account_user_id: number; now: string },
): Promise<PendingEmail | undefined> {
  return waiting(tx, key.now)
    .select(["c.correo_nuevo", "c.pedido_en", "c.expira_en"])
    .where("c.account_user_id", "=", key.account_user_id)
    .executeTakeFirst();
}

/** The change that a link of either kind is about; held until the transaction ends. */
export async function holdLinkedChange(
  tx: Tx,
  key: { hash: Buffer; now: string },
): Promise<(EmailChange & { confirmar_hash: Buffer }) | undefined> {
  return waiting(tx, key.now)
    .select([
      "c.account_user_id",
      "c.correo_nuevo",
      "c.sesion_id",
      "c.empresa_id",
      "c.trabajador_id",
      "c.password_version",
      "c.confirmar_hash",
    ])
    .where((is) =>
      is.or([is("c.confirmar_hash", "=", key.hash), is("c.cancelar_hash", "=", key.hash)]),
    )
    .forUpdate("c")
    .executeTakeFirst();
}

/** Replaces link and expiry of a waiting change; answers its new address. */
export async function renewChange(
  tx: Tx,
  change: { account_user_id: number; confirmar_hash: Buffer; pedido_en: string; expira_en: string },
): Promise<{ correo_nuevo: string } | undefined> {
  const { account_user_id, ...renewed } = change;
  return tx
    .updateTable("cambio_correo as c")
    .from("account as a")
    .set(renewed)
    .where("c.account_user_id", "=", account_user_id)
    .where("c.expira_en", ">", change.pedido_en)
    .whereRef("a.account_user_id", "=", "c.account_user_id")
    .whereRef("a.password_version", "=", "c.password_version")
    .returning("c.correo_nuevo")
    .executeTakeFirst();
}

/** Drops the change of an account; false when none waited at `now`. */
export async function deleteChange(
  tx: Tx,
  key: { account_user_id: number; now: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom("cambio_correo")
    .where("account_user_id", "=", key.account_user_id)
    .where("expira_en", ">", key.now)
    .returning("account_user_id")
    .executeTakeFirst();
  return gone !== undefined;
}

/**
 * Updates the account's address and deletes password links to the former one. False when the
 * password was changed meanwhile or the address belongs to somebody.
 */
export async function updateEmail(
  tx: Tx,
  change: { account_user_id: number; password_version: number; correo_nuevo: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable("account")
    .set({ email: change.correo_nuevo, password_version: change.password_version + 1 })
    .where("account_user_id", "=", change.account_user_id)
    .where("password_version", "=", change.password_version)
    .where("desactivada_en", "is", null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("account as other")
            .select("other.account_user_id")
            .where("other.email", "=", change.correo_nuevo),
        ),
      ),
    )
    .returning("account_user_id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Removes the changes that expired before `before` (ISO 8601). */
export async function purgeChanges(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom("cambio_correo").where("expira_en", "<", before).execute();
}

/** Stores the former address of an account, with its end `dejado_en` (ISO 8601). */
export async function keepFormer(
  tx: Tx,
  former: { account_user_id: number; correo: string; dejado_en: string },
): Promise<void> {
  await tx
    .insertInto("correo_anterior")
    .values(former)
    .onConflict((conflict) =>
      conflict.constraint("correo_anterior_pk").doUpdateSet({ dejado_en: former.dejado_en }),
    )
    .execute();
}

/** Addresses that an account left after `since` (ISO 8601) and does not have again. */
export async function selectFormer(
  tx: Tx,
  key: { account_user_id: number; since: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom("correo_anterior as c")
    .innerJoin("account as a", "a.account_user_id", "c.account_user_id")
    .select("c.correo")
    .where("c.account_user_id", "=", key.account_user_id)
    .where("c.dejado_en", ">", key.since)
    .whereRef("c.correo", "<>", "a.email")
    .orderBy("c.correo")
    .execute();
  return rows.map((row) => row.correo);
}

/** Forgets the addresses that were left before `before` (ISO 8601). */
export async function purgeFormer(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom("correo_anterior").where("dejado_en", "<", before).execute();
}
