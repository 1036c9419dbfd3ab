import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { ErrorCode } from "@atrio/contract/errors";
import type {
  addOrgChart,
  listOrgCharts,
  OrgChart,
  OrgNode,
  OrgNodeCard,
} from "@atrio/contract/people/org-charts";
import { orgChartLimits } from "@atrio/contract/people/org-charts";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { canSeeInactiveCharts } from "./org-charts.policy.ts";
import { readCharts, readNamed, readNode, readNodes } from "./org-charts.read.ts";
import { insertChart, insertNodes } from "./org-charts.repo.ts";
import { arrange } from "./org-charts.rules.ts";

type Query = EndpointInput<typeof listOrgCharts>["query"];
type NewChart = EndpointInput<typeof addOrgChart>["body"];

function viewerOf(ctx: AppContext, actor: Actor): { today: string; all: boolean } {
  return { today: todayIn(actor.zona_horaria, ctx.clock), all: canSeeInactiveCharts(actor) };
}

/**
 * The charts that the caller is shown, in the company's order. Error when one is asked for by its id:
 * org_chart.not_found.
 */
export async function listCharts(ctx: AppContext, actor: Actor, query: Query): Promise<OrgChart[]> {
  const active = query.activo === undefined ? undefined : query.activo === "1";
  const key = { ...viewerOf(ctx, actor), id: query.id, activo: active };
  const charts = await ctx.db.read(actor.empresa_id, (tx) => readCharts(tx, key));
  if (query.id !== undefined && charts.length === 0) fail("org_chart.not_found");
  return charts;
}

/** A chart's nodes as it stands today, parents first. Error: org_chart.not_found. */
export async function listNodes(
  ctx: AppContext,
  actor: Actor,
  chartId: number,
): Promise<OrgNode[]> {
  const key = { ...viewerOf(ctx, actor), pe_organigrama_id: chartId };
  const nodes = await ctx.db.read(actor.empresa_id, (tx) => readNodes(tx, key));
  return nodes ?? fail("org_chart.not_found");
}

/**
 * A node with the facts of its person that every colleague may see. Error:
 * org_chart.node_not_found.
 */
export async function getNode(ctx: AppContext, actor: Actor, id: number): Promise<OrgNodeCard> {
  const key = { ...viewerOf(ctx, actor), id };
  const node = await ctx.db.read(actor.empresa_id, (tx) => readNode(tx, key));
  return node ?? fail("org_chart.node_not_found");
}

/** Ends the call with a problem of the field `nodos`. */
export function refuseNodes(problem: ErrorCode): never {
  return fail(problem, { fields: { nodos: [problem] } });
}

/** A chart as the caller is shown it. Error: org_chart.not_found. */
export async function oneChart(
  ctx: AppContext,
  tx: Tx,
  { actor, id }: { actor: Actor; id: number },
): Promise<OrgChart> {
  const [chart] = await readCharts(tx, { ...viewerOf(ctx, actor), id });
  return chart ?? fail("org_chart.not_found");
}

/**
 * Adds a chart with all its nodes. Errors: org_chart.node, org_chart.tree, org_chart.person_twice,
 * org_chart.name_taken, worker.not_found.
 */
export async function addChart(
  ctx: AppContext,
  { actor, meta }: { actor: Actor; meta: Pick<Meta, "ip" | "once"> },
  chart: NewChart,
): Promise<OrgChart> {
  const arranged = arrange(chart.nodos, orgChartLimits.depth);
  if (arranged.problem !== undefined) refuseNodes(arranged.problem);
  const people = chart.nodos.flatMap((node) => node.trabajador_id ?? []);
  const add = async (tx: Tx): Promise<OrgChart> => {
    const named = await readNamed(tx, { nombre: chart.nombre, trabajador_ids: people });
    if (named.isNameTaken) {
      fail("org_chart.name_taken", { fields: { nombre: ["org_chart.name_taken"] } });
    }
    if (named.people !== people.length) refuseNodes("worker.not_found");
    const id = await insertChart(tx, {
      nombre: chart.nombre,
      descripcion: chart.descripcion ?? null,
      activo: chart.activo,
      creado_en: ctx.clock.now().toString(),
      creado_por: actor.trabajador_id,
    });
    await insertNodes(tx, id, arranged.levels);
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "organigrama.creado",
      objeto: "organigrama",
      objeto_id: id,
      detalle: { nodos: chart.nodos.length, activo: chart.activo },
    });
    return oneChart(ctx, tx, { actor, id });
  };
  return ctx.db.tenant(actor.empresa_id, add, meta.once);
}
