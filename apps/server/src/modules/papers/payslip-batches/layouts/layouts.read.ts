import { sql } from "kysely";

import type { PayslipLayout } from "@atrio/contract/papers/payslip-layouts";

import type { Tx } from "../../../../db/client.ts";

/** Layouts of the company by name, or one of them. One query, fit for `db.read`. */
export async function readLayouts(tx: Tx, id: number | null = null): Promise<PayslipLayout[]> {
  const { rows } = await sql<PayslipLayout>`
    select p.id, p.nombre, p.version, p.ancho, p.alto, p.cambiado_en,
      json_build_object('id', t.id, 'nombre_completo', t.nombre_completo,
        'link_foto', t.link_foto) as cambiado_por,
      (select json_agg(json_build_object('texto', e.texto, 'x', e.x, 'y', e.y) order by e.orden)
        from nomina_plantilla_etiqueta e
        where e.empresa_id = p.empresa_id and e.plantilla_id = p.id) as etiquetas,
      (select json_agg(json_build_object('campo', z.campo, 'x', z.x, 'y', z.y,
          'ancho', z.ancho, 'alto', z.alto) order by z.campo)
        from nomina_plantilla_zona z
        where z.empresa_id = p.empresa_id and z.plantilla_id = p.id) as zonas
    from nomina_plantilla p
    join trabajador t on t.empresa_id = p.empresa_id and t.id = p.cambiado_por
    where p.empresa_id = empresa_actual() and (${id}::integer is null or p.id = ${id})
    order by lower(p.nombre), p.id`.execute(tx);
  return rows;
}
