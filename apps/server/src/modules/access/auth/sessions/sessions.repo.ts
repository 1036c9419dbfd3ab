import type { Tx } from "../../../../db/client.ts";

/** Ended sessions with their people, for events to open pages. */
export type EndedSession = { id: string; empresa_id: number; trabajador_id: number };

type NewSession = {
  token_hash: Buffer;
  empresa_id: number;
  trabajador_id: number;
  account_user_id: number;
  suplantada_por: number | null;
  /** The administrator's session with which a handed-over one ends. */
  sesion_administrador_id: string | null;
  recordar: boolean;
  dispositivo: string;
  ip: string | null;
  creada_en: string;
  vista_en: string;
  expira_en: string;
  /** Moment of the last typed password; null for a session without one. */
  confirmada_en: string | null;
};

/** Stores a session under the hash of its token; answers its id. */
export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const row = await tx
    .insertInto("sesion")
    .values(session)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Notes that the password was typed again in a session at `now` (ISO 8601). */
export async function updateConfirmed(
  tx: Tx,
  key: { sesion_id: string; now: string },
): Promise<void> {
  await tx
    .updateTable("sesion")
    .set({ confirmada_en: key.now })
    .where("id", "=", key.sesion_id)
    .execute();
}

/** The open sessions of an account at `now` (ISO 8601), the last used first. */
export async function selectSessions(tx: Tx, key: { account_user_id: number; now: string }) {
  return tx
    .selectFrom("sesion")
    .select([
      "id",
      "dispositivo",
      "ip",
      "creada_en",
      "vista_en",
      "expira_en",
      "recordar",
      "suplantada_por",
    ])
    .where("account_user_id", "=", key.account_user_id)
    .where("expira_en", ">", key.now)
    .orderBy("vista_en", "desc")
    .orderBy("id")
    .execute();
}

/** Ends an open session of an account, and the sessions handed over in it. */
export async function deleteSession(
  tx: Tx,
  key: { id: string; account_user_id: number; now: string },
): Promise<EndedSession[]> {
  return tx
    .deleteFrom("sesion")
    .where((is) => is.or([is("id", "=", key.id), is("sesion_administrador_id", "=", key.id)]))
    .where((is) =>
      is.exists(
        is
          .selectFrom("sesion as own")
          .select("own.id")
          .where("own.id", "=", key.id)
          .where("own.account_user_id", "=", key.account_user_id)
          .where("own.expira_en", ">", key.now),
      ),
    )
    .returning(["id", "empresa_id", "trabajador_id"])
    .execute();
}

/**
 * Ends every session of an account but `except`, and those that its workers opened as another
 * person: a hand-over must not outlive the account's own sessions.
 */
export async function deleteAccountSessions(
  tx: Tx,
  account: { account_user_id: number },
  except: string | null,
): Promise<EndedSession[]> {
  return tx
    .deleteFrom("sesion")
    .where((is) =>
      is.or([
        is("account_user_id", "=", account.account_user_id),
        is.exists(
          is
            .selectFrom("trabajador as t")
            .select("t.id")
            .whereRef("t.empresa_id", "=", "sesion.empresa_id")
            .whereRef("t.id", "=", "sesion.suplantada_por")
            .where("t.account_user_id", "=", account.account_user_id),
        ),
      ]),
    )
    .where((is) => (except === null ? is.lit(true) : is("id", "!=", except)))
    .returning(["id", "empresa_id", "trabajador_id"])
    .execute();
}

/** Removes the sessions that ended before `before` (ISO 8601). */
export async function purgeSessions(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom("sesion").where("expira_en", "<", before).execute();
}
