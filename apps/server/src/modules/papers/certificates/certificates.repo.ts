import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { CertificateKind } from "@atrio/contract/papers/certificates";

import type { Tx } from "../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** A certificate that was sealed and stored. */
export type NewCertificate = {
  trabajador_id: number;
  tipo_certificado: CertificateKind;
  anyo: number | null;
  idioma: Language;
  codigo: string;
  nombre: string;
  bytes: number;
  sha256: string;
  clave: string;
  emitido_en: string;
};

/** Inserts a certificate; answers its id. */
export async function insertCertificate(tx: Tx, certificate: NewCertificate): Promise<number> {
  const row = await tx
    .insertInto("certificado")
    .values({ empresa_id: company, ...certificate })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Number of certificates made for a worker since an instant (ISO 8601). A single query, fit for
 * `db.read`.
 */
export async function countSince(tx: Tx, workerId: number, since: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from certificado
    where empresa_id = ${company} and trabajador_id = ${workerId}
      and emitido_en >= ${since}::timestamptz`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Lock that serialises a worker's certificates until the transaction ends. */
export async function lockCertificates(tx: Tx, workerId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('certificado/' || ${company} || '/' || ${workerId}::integer, 0))`.execute(
    tx,
  );
}

/**
 * Stores the payslips behind a certificate; false where one of them was withdrawn meanwhile. They
 * cannot be withdrawn until the transaction ends.
 */
export async function insertSources(
  tx: Tx,
  certificateId: number,
  payslips: readonly number[],
): Promise<boolean> {
  await sql`
    insert into certificado_nomina (empresa_id, certificado_id, nomina_id)
    select ${company}, ${certificateId}, unnest(${payslips}::integer[])`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select id from nomina
    where empresa_id = ${company} and id = any(${payslips}) and publicada_portal
      and estado_nomina_id in (2, 3)`.execute(tx);
  return rows.length === payslips.length;
}
