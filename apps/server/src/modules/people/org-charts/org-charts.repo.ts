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

/**
 * Adds the nodes of a chart, parents before who hangs from them: a statement a level for nodes whose key is
 * the id that they had, in `kept`, and one for new ones.
 */
export async function insertNodes(
  tx: Tx,
  chartId: number,
  levels: readonly PlacedNode[][],
  kept: ReadonlySet<number> = new Set(),
): Promise<void> {
  const ids = new Map<string, number>();
  const hadId = ({ key }: PlacedNode): boolean => kept.has(Number(key));
  for (const level of levels) {
    const old = level.filter((node) => hadId(node));
    const fresh = level.filter((node) => !hadId(node));
    const added = [
      ...(old.length === 0 ? [] : await insertLevel(tx, chartId, { level: old, ids, keep: true })),
      ...(fresh.length === 0 ? [] : await insertLevel(tx, chartId, { level: fresh, ids })),
    ];
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
  {
    level,
    ids,
    keep = false,
  }: { level: readonly PlacedNode[]; ids: ReadonlyMap<string, number>; keep?: boolean },
): Promise<Added[]> {
  const nodes = level.map((node) => ({
    id: keep ? Number(node.key) : null,
    padre_id: parentOf(node, ids),
    nivel: node.level,
    orden: node.order,
    tipo: node.kind,
    trabajador_id: node.workerId,
    nombre: node.name,
    puesto: node.post,
  }));
  const { rows } = await sql<Added>`
    insert into nodo_organigrama (${keep ? sql`id,` : sql``} empresa_id, pe_organigrama_id, padre_id,
      nivel, orden, tipo, trabajador_id, nombre, puesto)
    select ${keep ? sql`n.id,` : sql``} empresa_actual(), ${chartId}, n.padre_id, n.nivel, n.orden,
      n.tipo, n.trabajador_id, n.nombre, n.puesto
    from jsonb_to_recordset(${JSON.stringify(nodes)}::jsonb) as n (id integer, padre_id integer,
      nivel integer, orden integer, tipo text, trabajador_id integer, nombre text, puesto text)
    returning id, padre_id, orden`.execute(tx);
  return rows;
}

/** A chart's own facts. */
type ChartFacts = {
  nombre: string;
  descripcion: string | null;
  activo: boolean;
  version: number;
};

/** Locks a chart; undefined when there is none. */
export async function lockChart(tx: Tx, id: number): Promise<ChartFacts | undefined> {
  const { rows } = await sql<ChartFacts>`
    select nombre, descripcion, activo, version from organigrama
    where empresa_id = empresa_actual() and id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Changes a chart's own facts. */
export async function updateChart(tx: Tx, chart: ChartFacts & { id: number }): Promise<void> {
  await sql`
    update organigrama set nombre = ${chart.nombre}, descripcion = ${chart.descripcion},
      activo = ${chart.activo}, version = ${chart.version}
    where empresa_id = empresa_actual() and id = ${chart.id}`.execute(tx);
}

/** Ids of a chart's nodes. */
export async function nodeIds(tx: Tx, chartId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from nodo_organigrama
    where empresa_id = empresa_actual() and pe_organigrama_id = ${chartId}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Removes all nodes of a chart. */
export async function deleteNodes(tx: Tx, chartId: number): Promise<void> {
  await sql`
    delete from nodo_organigrama
    where empresa_id = empresa_actual() and pe_organigrama_id = ${chartId}`.execute(tx);
}
