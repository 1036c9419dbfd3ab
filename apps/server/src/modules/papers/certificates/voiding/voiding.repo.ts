import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** A certificate that was drawn from a payslip and still stands. */
export type DrawnCertificate = { id: number; anyo: number; codigo: string; emitido_en: string };

/** Certificates in force that a payslip's figures are in, oldest first. */
export async function readDrawn(tx: Tx, payslipId: number): Promise<DrawnCertificate[]> {
  const { rows } = await sql<DrawnCertificate>`
    select c.id, c.anyo, c.codigo, c.emitido_en
    from certificado_nomina f
    join certificado c on c.empresa_id = f.empresa_id and c.id = f.certificado_id
    join documento_sellado s on s.empresa_id = c.empresa_id and s.codigo = c.codigo
      and s.anulado_en is null
    where f.empresa_id = empresa_actual() and f.nomina_id = ${payslipId}
    order by c.emitido_en, c.id`.execute(tx);
  return rows;
}
