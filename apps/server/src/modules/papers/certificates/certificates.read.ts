import { sql } from "kysely";

import type { Certificate } from "@atrio/contract/papers/certificates";

import type { Tx } from "../../../db/client.ts";

import type { CertificateSubject } from "./certificates.rules.ts";

/** The person with company, centre and contract on a local date. One query, fit for `db.read`. */
export async function readSubject(
  tx: Tx,
  key: { trabajador_id: number; today: string },
): Promise<CertificateSubject | undefined> {
  const { rows } = await sql<CertificateSubject>`
    select t.nombre_completo, t.sexo, t.nif, t.puesto, t.fecha_alta, t.fecha_baja,
      t.idioma_trabajador as idioma, e.nombre as empresa, e.cif, e.telefono_empresa,
      e.email_contacto, c.nombre as centro, c.direccion, k.codigo_contrato,
      k.horas_semanales::float8 as horas_semanales, k.fecha_fin
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.vigencia @> ${key.today}::date
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    left join contrato k on k.empresa_id = t.empresa_id and k.trabajador_id = t.id
      and daterange(k.fecha_inicio, k.fecha_fin, '[]') @> ${key.today}::date
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}`.execute(tx);
  return rows[0];
}

/** A certificate with the name of its stored PDF. */
export type StoredCertificate = Certificate & { trabajador_id: number; clave: string };

const columns = sql`
  c.id, c.trabajador_id, c.tipo_certificado, c.anyo, c.idioma, c.codigo as codigo_verificacion,
  c.nombre, c.bytes, c.emitido_en, c.clave, s.anulado_en`;
const register = sql`
  certificado c join documento_sellado s on s.empresa_id = c.empresa_id and s.codigo = c.codigo`;

/** A worker's certificates, newest first; at most 200. One query, fit for `db.read`. */
export async function readCertificates(tx: Tx, workerId: number): Promise<StoredCertificate[]> {
  const { rows } = await sql<StoredCertificate>`
    select ${columns} from ${register}
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${workerId}
    order by c.emitido_en desc, c.id desc limit 200`.execute(tx);
  return rows;
}

/** A certificate by its id. One query, fit for `db.read`. */
export async function readCertificate(tx: Tx, id: number): Promise<StoredCertificate | undefined> {
  const { rows } = await sql<StoredCertificate>`
    select ${columns} from ${register}
    where c.empresa_id = empresa_actual() and c.id = ${id}`.execute(tx);
  return rows[0];
}

/** Payments in kind on a worker's payslips of a year, in euros, by payslip. */
export async function readPaidInKind(
  tx: Tx,
  key: { trabajador_id: number; anyo: number },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; importe: number }>`
    select n.id, sum(l.importe)::float8 as importe
    from nomina n
    join nomina_linea l on l.empresa_id = n.empresa_id and l.nomina_id = n.id
    where n.empresa_id = empresa_actual() and n.trabajador_id = ${key.trabajador_id}
      and n.anyo = ${key.anyo} and l.seccion = 'especie'
    group by n.id`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.importe]));
}
