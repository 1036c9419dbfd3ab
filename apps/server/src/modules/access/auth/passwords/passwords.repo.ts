import type { Tx } from "../../../../db/client.ts";

/**
 * Replaces the password that was read as `password_version`; links made before it die. False when
 * another change came first.
 */
export async function updatePassword(
  tx: Tx,
  account: { account_user_id: number; password_version: number },
  newHash: string,
): Promise<boolean> {
  const changed = await tx
    .updateTable("account")
    .set({
      password_hash: newHash,
      password_version: account.password_version + 1,
      requires_password_change: false,
    })
    .where("account_user_id", "=", account.account_user_id)
    .where("password_version", "=", account.password_version)
    .where("desactivada_en", "is", null)
    .returning("account_user_id")
    .executeTakeFirst();
  return changed !== undefined;
}
