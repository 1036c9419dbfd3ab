import type { Client } from "pg";

import { isoOf } from "../src/lib/calendar/clock.ts";

import type { Company } from "./company.ts";
import { chartsOf } from "./org-charts.ts";
import type { Chart, ChartNode } from "./org-charts.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type ChartsWriting = { client: Client; company: Company; window: Window; now: number };

/** Writes a company's organisation charts. */
export async function writeOrgCharts(
  { client, company, window, now }: ChartsWriting,
  ids: CompanyIds,
): Promise<void> {
  const scope = { empresa_id: ids.empresa_id };
  const charts = chartsOf(company, window.today);
  const firstChart = await reserveFor(client, "organigrama", charts);
  await insertObjects(
    client,
    "organigrama",
    charts.map(({ nombre, descripcion, activo }, orden) => ({
      ...scope,
      id: firstChart + orden,
      nombre,
      descripcion,
      activo,
      orden,
      creado_en: isoOf(now),
    })),
  );
  for (const [index, chart] of charts.entries()) {
    const first = await reserveFor(client, "nodo_organigrama", chart.nodes);
    const nodes = rowsOf(chart, first).map(({ codigo, ...row }) => ({
      ...scope,
      pe_organigrama_id: firstChart + index,
      ...row,
      tipo: codigo === null ? "unidad" : "persona",
      trabajador_id: codigo === null ? null : idOf(ids.trabajador, codigo),
    }));
    await insertObjects(client, "nodo_organigrama", nodes);
  }
}

/** The nodes of a chart with their ids, from the first on, and their places. */
function rowsOf({ nodes }: Chart, first: number) {
  const byKey = new Map(nodes.map((node, index) => [node.key, { node, id: first + index }]));
  const parentOf = (node: ChartNode) => (node.parent === null ? undefined : byKey.get(node.parent));
  const levelOf = (node: ChartNode): number => {
    const parent = parentOf(node);
    return parent === undefined ? 1 : levelOf(parent.node) + 1;
  };
  const siblings = new Map<string | null, number>();
  return nodes.map((node, index) => {
    const order = siblings.get(node.parent) ?? 0;
    siblings.set(node.parent, order + 1);
    return {
      id: first + index,
      padre_id: parentOf(node)?.id ?? null,
      nivel: levelOf(node),
      orden: order,
      nombre: node.nombre,
      codigo: node.codigo,
    };
  });
}
