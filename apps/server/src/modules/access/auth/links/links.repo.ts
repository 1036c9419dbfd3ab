import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { LinkPurpose } from "./links.rules.ts";

type NewLink = {
  token_hash: Buffer;
  account_user_id: number;
  proposito: LinkPurpose;
  creado_en: string;
  expira_en: string;
};

/** Stores a link under the hash of its token, bound to the account's present password. */
export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx
    .insertInto("enlace_clave")
    .columns([
      "token_hash",
      "account_user_id",
      "proposito",
      "creado_en",
      "expira_en",
      "password_version",
    ])
    .expression((from) =>
      from
        .selectFrom("account")
        .select([
          sql<Buffer>`${link.token_hash}::bytea`.as("token_hash"),
          "account_user_id",
          sql<string>`${link.proposito}::text`.as("proposito"),
          sql<string>`${link.creado_en}::timestamptz`.as("creado_en"),
          sql<string>`${link.expira_en}::timestamptz`.as("expira_en"),
          "password_version",
        ])
        .where("account_user_id", "=", link.account_user_id),
    )
    .execute();
}

/** A link that still works at `now`: unused, not expired, its account enabled, its password not changed since. */
export async function selectLink(
  tx: Tx,
  key: { token_hash: Buffer; now: string },
): Promise<{ account_user_id: number; proposito: LinkPurpose } | undefined> {
  return tx
    .selectFrom("enlace_clave as e")
    .innerJoin("account as a", "a.account_user_id", "e.account_user_id")
    .select(["e.account_user_id", "e.proposito"])
    .where("e.token_hash", "=", key.token_hash)
    .where("e.usado_en", "is", null)
    .where("e.expira_en", ">", key.now)
    .whereRef("e.password_version", "=", "a.password_version")
    .where("a.desactivada_en", "is", null)
    .$narrowType<{ proposito: LinkPurpose }>()
    .executeTakeFirst();
}

/** Spends a link: of two concurrent calls only one gets a row and may set the password. */
export async function spendLink(
  tx: Tx,
  key: { token_hash: Buffer; now: string },
): Promise<{ account_user_id: number; password_version: number } | undefined> {
  return tx
    .updateTable("enlace_clave as e")
    .from("account as a")
    .set({ usado_en: key.now })
    .where("e.token_hash", "=", key.token_hash)
    .where("e.usado_en", "is", null)
    .where("e.expira_en", ">", key.now)
    .whereRef("a.account_user_id", "=", "e.account_user_id")
    .whereRef("a.password_version", "=", "e.password_version")
    .where("a.desactivada_en", "is", null)
    .returning(["e.account_user_id", "e.password_version"])
    .executeTakeFirst();
}

/** Removes the links that expired before `before` (ISO 8601). */
export async function purgeLinks(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom("enlace_clave").where("expira_en", "<", before).execute();
}
