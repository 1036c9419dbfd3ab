import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { PlacedNode } from "./org-charts.rules.ts";

/** A chart as it is written. */
type NewChart = {
  nombre: string;
  descripcion: string | null;
  activo: boolean;
  creado_en: string;
  creado_por: number;
};

/** Adds a chart after the company's others; answers its id. */
export async function insertChart(tx: Tx, chart: NewChart): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into organigrama (empresa_id, nombre, descripcion, activo, orden, creado_en, creado_por)
    select empresa_actual(), ${chart.nombre}, ${chart.descripcion}, ${chart.activo},
      coalesce((select max(o.orden) + 1 from organigrama o where o.empresa_id = empresa_actual()), 0),
      ${chart.creado_en}, ${chart.creado_por}
    returning id`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error("No chart was added");
  return made.id;
}

/** Adds the nodes of a chart, parents before who hangs from them: one statement a level. */
export async function insertNodes(
  tx: Tx,
  chartId: number,
  levels: readonly PlacedNode[][],
): Promise<void> {
  const ids = new Map<string, number>();
  for (const level of levels) {
    const added = await insertLevel(tx, chartId, { level, ids });
    const idAt = new Map(added.map((row) => [placeOf(row.padre_id, row.orden), row.id]));
    for (const node of level) {
      const id = idAt.get(placeOf(parentOf(node, ids), node.order));
      if (id !== undefined) ids.set(node.key, id);
    }
  }
}

type Added = { id: number; padre_id: number | null; orden: number };

const placeOf = (parentId: number | null, order: number): string => `${parentId ?? ""}:${order}`;

function parentOf(node: PlacedNode, ids: ReadonlyMap<string, number>): number | null {
  return node.parent === null ? null : (ids.get(node.parent) ?? null);
}

async function insertLevel(
  tx: Tx,
  chartId: number,
  { level, ids }: { level: readonly PlacedNode[]; ids: ReadonlyMap<string, number> },
): Promise<Added[]> {
  const nodes = level.map((node) => ({
    padre_id: parentOf(node, ids),
    nivel: node.level,
    orden: node.order,
    tipo: node.kind,
    trabajador_id: node.workerId,
    nombre: node.name,
    puesto: node.post,
  }));
  const { rows } = await sql<Added>`
    insert into nodo_organigrama (empresa_id, pe_organigrama_id, padre_id, nivel, orden, tipo,
      trabajador_id, nombre, puesto)
    select empresa_actual(), ${chartId}, n.padre_id, n.nivel, n.orden, n.tipo, n.trabajador_id,
      n.nombre, n.puesto
    from jsonb_to_recordset(${JSON.stringify(nodes)}::jsonb) as n (padre_id integer, nivel integer,
      orden integer, tipo text, trabajador_id integer, nombre text, puesto text)
    returning id, padre_id, orden`.execute(tx);
  return rows;
}

/** Shows a chart to everybody or only to administrators; false when there is none. */
export async function setActive(tx: Tx, chart: { id: number; activo: boolean }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update organigrama set activo = ${chart.activo}
    where empresa_id = empresa_actual() and id = ${chart.id}`.execute(tx);
  return numAffectedRows === 1n;
}
