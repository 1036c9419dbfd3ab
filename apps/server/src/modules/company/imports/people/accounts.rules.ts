import type { RowReader } from "../rows.rules.ts";
import type { PersonRow } from "../snapshot/snapshot.rules.ts";

import type { Directory } from "./directory.rules.ts";

/** Step of a worker's account: a null id is made; renamed, it gets another e-mail. */
export type AccountStep = {
  account_user_id: number | null;
  email: string;
  renamed: boolean;
  /** Gets a mail with a link to set the first password. */
  invited: boolean;
};

type Input = {
  /** Undefined: no such column, or a wrong cell; null: a blank cell. */
  email: string | null | undefined;
  existing: PersonRow | undefined;
  directory: Directory;
};

/**
 * Decides about the account. A new worker whose e-mail has an account (of another company) signs in
 * with that one. An existing worker's e-mail changes only where nobody else is touched.
 */
export function planAccount(
  reader: RowReader<"trabajadores">,
  { email, existing, directory }: Input,
): AccountStep | undefined {
  const own = existing && directory.accountsById.get(existing.account_user_id);
  if (existing !== undefined && own !== undefined) {
    const step = { account_user_id: existing.account_user_id, email: email ?? own.email };
    if (step.email === own.email) return { ...step, renamed: false, invited: false };
    noteObstacle(reader, { email: step.email, isShared: own.compartida, directory });
    return { ...step, renamed: true, invited: !own.activa };
  }
  if (email === undefined && reader.has("email")) return undefined;
  if (email === null || email === undefined) {
    reader.note("email", "required");
    return undefined;
  }
  const found = directory.accountsByEmail.get(email);
  return {
    account_user_id: found?.account_user_id ?? null,
    email,
    renamed: false,
    invited: found?.activa !== true,
  };
}

/** A colleague's e-mail is reported where people are matched. */
function noteObstacle(
  reader: RowReader<"trabajadores">,
  input: { email: string; isShared: boolean; directory: Directory },
): void {
  const { email, isShared, directory } = input;
  if (directory.byEmail.has(email)) return;
  if (directory.accountsByEmail.has(email)) reader.note("email", "email_in_use");
  else if (isShared) reader.note("email", "email_shared");
}
