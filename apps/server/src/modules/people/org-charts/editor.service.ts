import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import { orgChartLimits } from "@atrio/contract/people/org-charts";
import type { changeOrgChart, OfficeOrgChart } from "@atrio/contract/people/org-charts";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { readEdited, readNamed } from "./org-charts.read.ts";
import { deleteNodes, insertNodes, lockChart, nodeIds, updateChart } from "./org-charts.repo.ts";
import { arrange } from "./org-charts.rules.ts";
import { oneChart, refuseNodes } from "./org-charts.service.ts";

type Caller = { actor: Actor; meta: Pick<Meta, "ip"> };
type Change = EndpointInput<typeof changeOrgChart>["body"];
type Tree = NonNullable<Change["arbol"]>;

/** A chart with all its nodes as it is edited (Rule PEOPLE-60). Error: org_chart.not_found. */
export async function getOfficeChart(
  ctx: AppContext,
  actor: Actor,
  id: number,
): Promise<OfficeOrgChart> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const chart = await oneChart(ctx, tx, { actor, id });
    const edited = await readEdited(tx, { id, today });
    return { ...chart, ...edited };
  });
}

/** Writes a tree in place of the stored one; nodes whose key is their id keep it. */
async function replaceTree(tx: Tx, id: number, { nodos }: Tree): Promise<void> {
  const arranged = arrange(nodos, orgChartLimits.depth);
  if (arranged.problem !== undefined) return refuseNodes(arranged.problem);
  const people = nodos.flatMap((node) => node.trabajador_id ?? []);
  const { people: known } = await readNamed(tx, { nombre: "", trabajador_ids: people });
  if (known !== people.length) refuseNodes("worker.not_found");
  const kept = new Set(await nodeIds(tx, id));
  await deleteNodes(tx, id);
  await insertNodes(tx, id, arranged.levels, kept);
}

/**
 * Changes a chart: name, description, visibility, or the whole tree, which must be the one that was read
 * (Rule PEOPLE-60). Errors: those of the contract.
 */
export async function changeChart(
  ctx: AppContext,
  { actor, meta }: Caller,
  { id, input }: { id: number; input: Change },
): Promise<EndpointResponse<typeof changeOrgChart>["data"]> {
  const { arbol, activo, nombre, descripcion } = input;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const before = (await lockChart(tx, id)) ?? fail("org_chart.not_found");
    if (arbol !== undefined && arbol.version !== before.version) fail("org_chart.changed");
    if (nombre !== undefined && nombre !== before.nombre) {
      const { isNameTaken } = await readNamed(tx, { nombre, trabajador_ids: [] });
      if (isNameTaken) {
        fail("org_chart.name_taken", { fields: { nombre: ["org_chart.name_taken"] } });
      }
    }
    if (arbol !== undefined) await replaceTree(tx, id, arbol);
    const version = before.version + (arbol === undefined ? 0 : 1);
    await updateChart(tx, {
      id,
      version,
      activo: activo ?? before.activo,
      nombre: nombre ?? before.nombre,
      descripcion: descripcion === undefined ? before.descripcion : descripcion,
    });
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "organigrama.cambiado",
      objeto: "organigrama",
      objeto_id: id,
      detalle: {
        ...(activo !== undefined && { activo }),
        ...(nombre !== undefined && { nombre }),
        ...(arbol !== undefined && { nodos: arbol.nodos.length }),
      },
    });
    return { ...(await oneChart(ctx, tx, { actor, id })), version };
  });
}
