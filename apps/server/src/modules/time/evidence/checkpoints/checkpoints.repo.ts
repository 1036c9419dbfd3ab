import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { CheckpointReason, Head, Mailing } from "./checkpoints.rules.ts";

/** A checkpoint as its row keeps it. */
export type CheckpointRow = {
  numero: number;
  creado_en: string;
  motivo: CheckpointReason;
  hash: Buffer;
  anterior: Buffer;
  firma: Buffer;
  huella_clave: Buffer;
  clave: string;
  clave_firma: string;
  cadenas: number;
  enviado_en: string | null;
};

const company = sql<number>`empresa_actual()`;

const columns = [
  "numero",
  "creado_en",
  "motivo",
  "hash",
  "anterior",
  "firma",
  "huella_clave",
  "clave",
  "clave_firma",
  "cadenas",
  "enviado_en",
] as const;

/** Serialises the company's checkpoints until the transaction ends; answers their recipients. */
export async function lockCompany(tx: Tx): Promise<Mailing> {
  const { rows } = await sql<Mailing>`
    select correos_puntos_control as correos, nombre, idioma, zona_horaria
    from empresa where empresa_id = empresa_actual() for no key update`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No company in this transaction");
  return row;
}

/** The heads of all chains of the company at one moment, by worker. */
export async function readHeads(tx: Tx): Promise<Head[]> {
  const { rows } = await sql<{ head: Head }>`
    select jsonb_build_array(trabajador_id, seq, encode(eslabon, 'hex')) as head
    from cadena where empresa_id = empresa_actual() order by trabajador_id`.execute(tx);
  return rows.map((row) => row.head);
}

/** The newest checkpoint, if any. */
export async function findLast(tx: Tx): Promise<CheckpointRow | undefined> {
  const [last] = await listCheckpoints(tx, { newest: 1 });
  return last;
}

/** Checkpoints, newest first: the last few, or all from a number on. */
export async function listCheckpoints(
  tx: Tx,
  range: { newest: number } | { from: number; to: number },
): Promise<CheckpointRow[]> {
  const query = tx
    .selectFrom("punto_control")
    .select(columns)
    .where("empresa_id", "=", company)
    .orderBy("numero", "desc")
    .$narrowType<{ motivo: CheckpointReason }>();
  if ("newest" in range) return query.limit(range.newest).execute();
  return query.where("numero", ">=", range.from).where("numero", "<=", range.to).execute();
}

/** Number of the last checkpoint before a local date of the company, or of the first. */
export async function findFirstNeeded(tx: Tx, date: string): Promise<number> {
  const { rows } = await sql<{ numero: number }>`
    select coalesce(max(p.numero), 1) as numero from punto_control p
    join empresa e on e.empresa_id = p.empresa_id
    where p.empresa_id = empresa_actual()
      and p.creado_en < ${date}::date::timestamp at time zone e.zona_horaria`.execute(tx);
  return rows[0]?.numero ?? 1;
}

/** Adds a checkpoint. */
export async function insertCheckpoint(
  tx: Tx,
  row: CheckpointRow & { empresa_id: number },
): Promise<void> {
  await tx.insertInto("punto_control").values(row).execute();
}

/** Sets who gets the checkpoints. */
export async function updateMails(tx: Tx, mails: readonly string[]): Promise<void> {
  await tx
    .updateTable("empresa")
    .set({ correos_puntos_control: [...mails] })
    .where("empresa_id", "=", company)
    .execute();
}

/** Recipients of the checkpoints. */
export async function readMails(tx: Tx): Promise<string[]> {
  const row = await tx
    .selectFrom("empresa")
    .select("correos_puntos_control")
    .where("empresa_id", "=", company)
    .executeTakeFirstOrThrow();
  return row.correos_puntos_control;
}

/** A company and its zone. */
export type CompanyZone = { empresa_id: number; zona_horaria: string };

/** All companies. As the door. */
export async function listCompanies(tx: Tx): Promise<CompanyZone[]> {
  return tx
    .selectFrom("empresa")
    .select(["empresa_id", "zona_horaria"])
    .orderBy("empresa_id")
    .execute();
}

/** Moment of the last daily checkpoint. */
export async function findLastDaily(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom("punto_control")
    .select("creado_en")
    .where("empresa_id", "=", company)
    .where("motivo", "=", "diario")
    .orderBy("numero", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.creado_en ?? null;
}
