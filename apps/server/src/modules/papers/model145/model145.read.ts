import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { Model145 } from "@atrio/contract/papers/model145";

import type { Tx } from "../../../db/client.ts";

/** A version as it is stored: its answers sealed, `clave` the stored PDF once it is made. */
export type VersionRow = Omit<Model145, "datos" | "path" | "codigo_verificacion"> & {
  trabajador_id: number;
  datos: Buffer;
  clave: string | null;
  codigo: string | null;
  evidencia: SigningEvidence | null;
};

/** Evidence of a version's signature; instants in ISO 8601. */
export type SigningEvidence = {
  codigo_enviado_en: string | null;
  email: string;
  ip: string;
  agente: string;
};

/** The person whose form it is, and where its code goes. */
export type SignerRow = {
  nombre: string;
  nombre_completo: string;
  /** Surnames first, as on the form. */
  apellidos_nombre: string;
  nif: string | null;
  fecha_nacimiento: string | null;
  email: string;
  idioma: Language;
  empresa: string;
  cif: string | null;
  /** Address of the centre today. */
  direccion: string | null;
  firma_digital: boolean;
  /** IANA zone of that centre. */
  zona_horaria: string;
};

/** Columns of version `m`. */
export const versionColumns = sql`
  m.id, m.trabajador_id, m.version, m.estado, m.datos, m.creado_en, m.firmado_en, m.confirmado_en,
  m.clave, m.evidencia,
  (select s.codigo from documento_sellado s
    where s.empresa_id = m.empresa_id and s.clase = 'modelo145' and s.objeto_id = m.id) as codigo`;

async function readWhere(tx: Tx, condition: RawBuilder<unknown>): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from modelo145 m
    where m.empresa_id = empresa_actual() and ${condition}
    order by m.version desc`.execute(tx);
  return rows;
}

/** A worker's versions, newest first. One query, fit for `db.read`. */
export async function readVersions(tx: Tx, workerId: number): Promise<VersionRow[]> {
  return readWhere(tx, sql`m.trabajador_id = ${workerId}`);
}

/** Versions by their ids, newest first. One query, fit for `db.read`. */
export async function readVersionsById(tx: Tx, ids: readonly number[]): Promise<VersionRow[]> {
  return readWhere(tx, sql`m.id = any(${ids}::integer[])`);
}

/** The person, the company and the centre on a local date. One query, fit for `db.read`. */
export async function readSigner(
  tx: Tx,
  key: { trabajador_id: number; today: string },
): Promise<SignerRow | undefined> {
  const { rows } = await sql<SignerRow>`
    select t.nombre, t.nombre_completo,
      t.apellido1 || coalesce(' ' || t.apellido2, '') || ', ' || t.nombre as apellidos_nombre,
      t.nif, t.fecha_nacimiento, a.email, t.idioma_trabajador as idioma, e.nombre as empresa, e.cif,
      c.direccion, e.firma_digital,
      coalesce(c.zona_horaria, e.zona_horaria) as zona_horaria
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    join account a on a.account_user_id = t.account_user_id
    left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.vigencia @> ${key.today}::date
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}`.execute(tx);
  return rows[0];
}
