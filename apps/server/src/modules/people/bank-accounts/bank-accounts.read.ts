import { sql } from "kysely";

import type { BankChange, BankShare } from "@atrio/contract/people/bank-accounts";
import { remainder } from "@atrio/contract/people/bank-shares";

import type { Tx } from "../../../db/client.ts";

/** An account with its share in one split; `iban` is sealed. */
export type AccountRow = BankShare & {
  alias: string | null;
  iban: Buffer;
  cabeza: string;
  ultimos: string;
};

/** A split that counts or will count; instants in ISO 8601. */
export type SplitRow = {
  id: number;
  version: number;
  cambio: BankChange;
  creado_en: string;
  efectivo_en: string;
  cuentas: AccountRow[];
};

/** The company's settings of accounts. */
type BankSettings = {
  no_ver_iban_portal: boolean;
  iban_bloqueado_portal: boolean;
  dias_espera_iban: number;
};

/** A worker's accounts: the split in force, and the waiting one. */
export type BankState = {
  settings: BankSettings;
  inForce: SplitRow | undefined;
  pending: SplitRow | undefined;
};

type FlatRow = Omit<SplitRow, "id" | "cuentas"> &
  Omit<AccountRow, "importe" | "porcentaje"> & {
    reparto_id: number;
    esta_vigente: boolean;
    importe: string | null;
    porcentaje: string;
  };

async function readSettings(tx: Tx): Promise<BankSettings> {
  return tx
    .selectFrom("empresa")
    .select(["no_ver_iban_portal", "iban_bloqueado_portal", "dias_espera_iban"])
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .executeTakeFirstOrThrow();
}

/** The last split in force and the waiting one after it, account by account. */
async function readRows(tx: Tx, key: { trabajador_id: number; now: string }): Promise<FlatRow[]> {
  const { rows } = await sql<FlatRow>`
    select r.id as reparto_id, r.version, r.cambio, r.creado_en, r.efectivo_en,
      r.efectivo_en <= ${key.now}::timestamptz as esta_vigente,
      c.id, c.alias, rc.iban, rc.cabeza, rc.ultimos, rc.importe, rc.porcentaje, rc.nomina
    from reparto_bancario r
    join reparto_cuenta rc on rc.empresa_id = r.empresa_id and rc.reparto_id = r.id
    join cuenta_bancaria c on c.empresa_id = rc.empresa_id and c.id = rc.cuenta_id
    where r.empresa_id = empresa_actual() and r.trabajador_id = ${key.trabajador_id}
      and r.retirado_en is null
      and r.version >= coalesce((select max(v.version) from reparto_bancario v
        where v.empresa_id = r.empresa_id and v.trabajador_id = r.trabajador_id
          and v.retirado_en is null and v.efectivo_en <= ${key.now}::timestamptz), 0)
    order by r.version, rc.orden`.execute(tx);
  return rows;
}

function splitOf(rows: readonly FlatRow[]): SplitRow | undefined {
  const last = rows.at(-1);
  if (last === undefined) return undefined;
  const { reparto_id, version, cambio, creado_en, efectivo_en } = last;
  const own = rows.filter((row) => row.reparto_id === reparto_id);
  return {
    id: reparto_id,
    version,
    cambio,
    creado_en,
    efectivo_en,
    cuentas: own.map((row) => ({
      id: row.id,
      alias: row.alias,
      iban: row.iban,
      cabeza: row.cabeza,
      ultimos: row.ultimos,
      importe: row.importe === null ? remainder : Number(row.importe),
      porcentaje: Number(row.porcentaje),
      nomina: row.nomina,
    })),
  };
}

/** A worker's accounts as of an instant (ISO 8601). Fit for `db.read`. */
export async function readBank(
  tx: Tx,
  key: { trabajador_id: number; now: string },
): Promise<BankState> {
  const [settings, rows] = await Promise.all([readSettings(tx), readRows(tx, key)]);
  return {
    settings,
    inForce: splitOf(rows.filter((row) => row.esta_vigente)),
    pending: splitOf(rows.filter((row) => !row.esta_vigente)),
  };
}
