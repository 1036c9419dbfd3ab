import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { DocumentTemplate } from "@atrio/contract/papers/templates";

import type { Tx } from "../../../db/client.ts";

/** Texts of the company by name. One query, fit for `db.read`. */
export async function readTemplates(tx: Tx, id: number | null = null): Promise<DocumentTemplate[]> {
  const { rows } = await sql<DocumentTemplate>`
    select p.id, p.nombre, p.idioma, p.texto, p.guardado_en,
      json_build_object('id', t.id, 'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto)
        as guardado_por
    from documento_plantilla p
    join trabajador t on t.empresa_id = p.empresa_id and t.id = p.guardado_por
    where p.empresa_id = empresa_actual() and (${id}::integer is null or p.id = ${id})
    order by texto_plano(p.nombre), p.id`.execute(tx);
  return rows;
}

/** Facts of a person that fields stand for, on a local date. */
export type FieldFacts = {
  id: number;
  nombre: string;
  nif: string | null;
  codigo: string;
  email: string;
  puesto: string | null;
  departamento: string | null;
  centro: string | null;
  fecha_alta: string;
  codigo_contrato: string | null;
  horas_semanales: number | null;
  grupo_profesional: string | null;
  empresa: string;
  cif: string | null;
  idioma: Language;
};

/** Facts of people of some ids on `today`. One query, fit for `db.read`. */
export async function readFieldFacts(
  tx: Tx,
  key: { ids: readonly number[]; today: string },
): Promise<FieldFacts[]> {
  const { rows } = await sql<FieldFacts>`
    select t.id, t.nombre_completo as nombre, t.nif, t.codigo, a.email, t.puesto,
      t.nombre_departamento_trabajador as departamento, c.nombre as centro, t.fecha_alta,
      k.codigo_contrato, k.horas_semanales::float8 as horas_semanales, k.grupo_profesional,
      e.nombre as empresa, e.cif, t.idioma_trabajador as idioma
    from trabajador t
    join account a on a.account_user_id = t.account_user_id
    join empresa e on e.empresa_id = t.empresa_id
    left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.vigencia @> greatest(${key.today}::date, t.fecha_alta)
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    left join contrato k on k.empresa_id = t.empresa_id and k.trabajador_id = t.id
      and k.fecha_inicio <= greatest(${key.today}::date, t.fecha_alta)
      and (k.fecha_fin is null or k.fecha_fin >= greatest(${key.today}::date, t.fecha_alta))
    where t.empresa_id = empresa_actual() and t.id = any(${key.ids})
    order by t.id`.execute(tx);
  return rows;
}
