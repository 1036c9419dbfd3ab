import type { Actor } from "@atrio/contract/access/actor";
import type { RequestDetail } from "@atrio/contract/leave/absences";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { readAsked } from "../absences/absences.read.ts";
import { readRequestDays } from "../absences/days/days.service.ts";
import { readBrokenBy } from "../absences/settling.service.ts";
import { findVisible } from "../approvals/approvals.service.ts";
import { readFresh } from "../approvals/deciding.service.ts";
import { readEvents } from "../approvals/timeline/timeline.service.ts";
import { viewRequests } from "../approvals/views/views.service.ts";
import { readDocuments } from "../attachments/attachments.service.ts";

import { hasModuleFor } from "./requests.policy.ts";

type Reader = { actor: Actor; meta: Pick<Meta, "ip" | "language"> };
type Read = { detail: RequestDetail; stale: number[] };

/**
 * A request of any kind with its days, files and history, for its worker, its approvers and
 * administrators. Errors: approval.not_found, module.not_hired.
 */
export async function getDetail(
  ctx: AppContext,
  reader: Reader,
  id: number,
): Promise<RequestDetail> {
  const { actor, meta } = reader;
  const read = async (): Promise<Read> =>
    ctx.db.tenant(actor.empresa_id, async (tx) => readDetail(ctx, tx, { reader, id }));
  return (await readFresh(ctx, { actor, ip: meta.ip }, read)).detail;
}

async function readDetail(
  ctx: AppContext,
  tx: Tx,
  { reader, id }: { reader: Reader; id: number },
): Promise<Read> {
  const { actor, meta } = reader;
  const roles = ["worker", "supervisor", "administrator"] as const;
  const { request, as } = await findVisible(ctx, tx, { actor, id, as: roles });
  if (!hasModuleFor(actor, request.pe_solicitud_tipo_id, as)) fail("module.not_hired");
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const viewer = { actor, as, today };
  const key = { solicitud_id: id, trabajador_id: request.trabajador_id };
  const [views, asked, days, files, events] = await Promise.all([
    viewRequests(tx, viewer, { ids: [id] }),
    readAsked(tx, id),
    readRequestDays(tx, key),
    readDocuments(tx, { actor, as, solicitud_ids: [id] }),
    readEvents(tx, id, meta.language),
  ]);
  const [view] = views.requests;
  if (view === undefined || asked === undefined || asked.borrada) fail("approval.not_found");
  const detail = {
    ...view,
    dias: days,
    documentos: files.get(id) ?? [],
    sucesos: events,
    rectificacion_id: asked.rectificacion_id,
    reglas: view.can.decidir ? await readBrokenBy(tx, asked) : [],
  };
  return { detail, stale: views.stale };
}
