import type { RowReader } from "../rows.rules.ts";
import type { AccountRow, PersonRow, Snapshot } from "../snapshot/snapshot.rules.ts";
import { emailOf, nifOf, textOf } from "../values.rules.ts";

/** The company's people by their names in a file. */
export type Directory = {
  byCode: ReadonlyMap<string, PersonRow>;
  byNif: ReadonlyMap<string, PersonRow>;
  byEmail: ReadonlyMap<string, PersonRow>;
  /** Accounts of the company, and others with an e-mail of the file. */
  accountsByEmail: ReadonlyMap<string, AccountRow>;
  accountsById: ReadonlyMap<number, AccountRow>;
};

/** Undefined: no such column, or a wrong cell; null: a blank cell. */
export type Identity = {
  code: string | null | undefined;
  nif: string | null | undefined;
  email: string | null | undefined;
};

/** Arranges the company's people for looking up. */
export function directoryOf(snapshot: Snapshot): Directory {
  const { trabajadores } = snapshot;
  const accountsById = new Map(snapshot.cuentas.map((one) => [one.account_user_id, one]));
  return {
    byCode: keyed(trabajadores, (person) => person.fields.codigo),
    byNif: keyed(trabajadores, (person) => person.fields.nif),
    byEmail: keyed(trabajadores, (person) => accountsById.get(person.account_user_id)?.email),
    accountsByEmail: keyed(snapshot.cuentas, (account) => account.email),
    accountsById,
  };
}

/** Reads the columns by which a person is recognised. */
export function readIdentity(reader: RowReader<"trabajadores">): Identity {
  return {
    code: reader.optional("codigo", textOf(40)),
    nif: reader.optional("nif", nifOf),
    email: reader.optional("email", emailOf),
  };
}

/** The worker of a row: by code, else by NIF, else by e-mail. */
export function recognise(identity: Identity, directory: Directory): PersonRow | undefined {
  return (
    directory.byCode.get(identity.code ?? "") ??
    directory.byNif.get(identity.nif ?? "") ??
    directory.byEmail.get(identity.email ?? "")
  );
}

/** Notes a NIF or e-mail that is somebody else's in the company. */
export function noteTaken(
  reader: RowReader<"trabajadores">,
  input: { identity: Identity; existing: PersonRow | undefined; directory: Directory },
): void {
  const { identity, existing, directory } = input;
  const byNif = directory.byNif.get(identity.nif ?? "");
  if (byNif !== undefined && byNif !== existing) {
    reader.note("nif", "nif_taken", { code: byNif.fields.codigo });
  }
  const byEmail = directory.byEmail.get(identity.email ?? "");
  if (byEmail !== undefined && byEmail !== existing) {
    reader.note("email", "email_taken", { code: byEmail.fields.codigo });
  }
}

function keyed<Row>(
  rows: Row[],
  keyOf: (row: Row) => string | null | undefined,
): ReadonlyMap<string, Row> {
  return new Map(
    rows.flatMap((row): Array<[string, Row]> => {
      const key = keyOf(row);
      return key === null || key === undefined ? [] : [[key, row]];
    }),
  );
}
