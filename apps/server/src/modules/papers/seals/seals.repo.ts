import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { CertificateFacts } from "./seals.rules.ts";

/** The certificate that a company seals with; `material` is encrypted. */
export type SealRow = CertificateFacts & { propio: boolean; material: Buffer };

const company = sql<number>`empresa_actual()`;

/** The company's certificate, if it has one already. One query, fit for `db.read`. */
export async function readCurrentSeal(tx: Tx): Promise<SealRow | undefined> {
  return tx
    .selectFrom("certificado_sello")
    .select(["propio", "sujeto", "huella", "valido_desde", "valido_hasta", "material"])
    .where("empresa_id", "=", company)
    .where("retirado_en", "is", null)
    .executeTakeFirst();
}

/** Inserts a certificate; false when the company has got one meanwhile, which stays. */
export async function insertSeal(
  tx: Tx,
  seal: SealRow & { creado_por: number | null; creado_en: string },
): Promise<boolean> {
  const result = await tx
    .insertInto("certificado_sello")
    .values({ empresa_id: company, ...seal })
    .onConflict((conflict) =>
      conflict.columns(["empresa_id"]).where("retirado_en", "is", null).doNothing(),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Retires the certificate in use; with `huella` only if it is still that one. */
export async function retireSeal(tx: Tx, retired: { now: string; huella?: string }): Promise<void> {
  await sql`
    update certificado_sello set retirado_en = ${retired.now}
    where empresa_id = ${company} and retirado_en is null
      and (${retired.huella ?? null}::text is null or huella = ${retired.huella ?? null})`.execute(
    tx,
  );
}

/** Name and CIF that a certificate says. */
export async function readSubject(tx: Tx): Promise<{ nombre: string; cif: string | null }> {
  return tx
    .selectFrom("empresa")
    .select(["nombre", "cif"])
    .where("empresa_id", "=", company)
    .executeTakeFirstOrThrow();
}
