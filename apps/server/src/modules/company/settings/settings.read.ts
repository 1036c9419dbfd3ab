import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";

import type { Tx } from "../../../db/client.ts";

/** A company at a glance; counts are of today. */
export type CompanyOverview = {
  empresa_id: number;
  slug: string;
  nombre: string;
  cif: string | null;
  idioma: Language;
  zona_horaria: string;
  /** First day of time recording. */
  inicio_registro: string;
  modulos: number[];
  trabajadores: number;
  supervisores: number;
  administradores: string[];
  /** Workers whose account still has no password. */
  sin_activar: number;
};

/** All companies, or the one with a slug, by slug. As the door. */
export async function readOverviews(tx: Tx, slug?: string): Promise<CompanyOverview[]> {
  const { rows } = await sql<CompanyOverview>`
    select e.empresa_id, e.slug, e.nombre, e.cif, e.idioma, e.zona_horaria, e.inicio_registro,
      array(select m.modulo_id from empresa_modulo m
        where m.empresa_id = e.empresa_id order by m.modulo_id) as modulos,
      count(t.id)::integer as trabajadores,
      (count(t.id) filter (where t.permiso_supervisor))::integer as supervisores,
      coalesce(array_agg(t.nombre_completo order by t.id) filter (where t.administrador), '{}')
        as administradores,
      (count(t.id) filter (where a.password_hash is null))::integer as sin_activar
    from empresa e
    left join trabajador t on t.empresa_id = e.empresa_id
      and (t.fecha_baja is null or t.fecha_baja >= current_date)
    left join account a on a.account_user_id = t.account_user_id
    where ${slug ?? null}::text is null or e.slug = ${slug ?? null}
    group by e.empresa_id
    order by e.slug`.execute(tx);
  return rows;
}
