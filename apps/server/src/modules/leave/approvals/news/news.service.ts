import { requestStates } from "@atrio/contract/kinds";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { readAdministrators } from "../../../people/workers/workers.read.ts";
import { readApprovers } from "../approvals.repo.ts";
import { awaitedOf } from "../approvals.rules.ts";

import { readNews } from "./news.read.ts";
import type { NewsRow } from "./news.read.ts";

/**
 * News of a request: `requested` and `edited` go to the approvers, `cancelled` to people asked or
 * decided, `reminded` to awaited ones; `decided`, `days_returned` and `paid` to the worker.
 */
export type RequestNews =
  | "requested"
  | "edited"
  | "decided"
  | "cancelled"
  | "days_returned"
  | "paid"
  | "reminded";

type Told = {
  solicitud_id: number;
  what: RequestNews;
  /** Instead of the present approvers: the administrators who decide now. */
  to?: readonly number[];
};

/**
 * Notifies people of a change of an absence or an expense, in its transaction and after the write:
 * a notification and a mail each, never its cost, its reason or anything of health. Errors:
 * approval.not_found.
 */
export async function tellAbsence(ctx: AppContext, tx: Tx, told: Told): Promise<void> {
  const row = (await readNews(tx, told.solicitud_id)) ?? fail("approval.not_found");
  const news = { ctx, tx, row, version: ctx.clock.now().toString() };
  switch (told.what) {
    case "requested":
    case "edited":
    case "reminded":
      await tellDeciders(news, told.what, told.to ?? (await readDeciders(ctx, tx, row)));
      return;
    case "cancelled": {
      const to = await readAsked(ctx, tx, row);
      await notify(ctx, tx, { kind: "request_cancelled", to, data: aboutOf(row) });
      return;
    }
    case "decided":
    case "days_returned":
    case "paid":
      await tellWorker(news, told.what);
  }
}

type News = {
  ctx: AppContext;
  tx: Tx;
  row: NewsRow;
  /** Distinguishes a repeated event from a former one. */
  version: string;
};

function aboutOf(row: NewsRow) {
  return {
    solicitud_id: row.solicitud_id,
    trabajador_id: row.trabajador_id,
    pe_solicitud_tipo_id: row.pe_solicitud_tipo_id,
    fechas: row.fechas,
  };
}

async function tellDeciders(
  { ctx, tx, row, version }: News,
  what: "requested" | "edited" | "reminded",
  to: readonly number[],
): Promise<void> {
  const data = aboutOf(row);
  if (what === "requested") {
    const asked = { ...data, rectifica: row.rectifica };
    await notify(ctx, tx, { kind: "request_to_decide", to, data: asked });
    return;
  }
  const kind = what === "edited" ? "request_edited" : "decision_waits";
  await notify(ctx, tx, { kind, to, data: { ...data, version } });
}

async function tellWorker(
  { ctx, tx, row, version }: News,
  what: "decided" | "days_returned" | "paid",
): Promise<void> {
  const { trabajador_id } = row;
  const data = aboutOf(row);
  if (what === "paid") await notify(ctx, tx, { kind: "expense_paid", to: trabajador_id, data });
  if (what === "days_returned") {
    await notify(ctx, tx, { kind: "days_returned", to: trabajador_id, data: { ...data, version } });
  }
  if (what !== "decided") return;
  const isApproved = row.estado_id === requestStates.approved;
  const decided = { ...data, rectifica: row.rectifica, aprobada: isApproved };
  await notify(ctx, tx, { kind: "request_decided", to: trabajador_id, data: decided });
}

/** Administrators of today, without the sender. */
async function readOffice(ctx: AppContext, tx: Tx, row: NewsRow): Promise<number[]> {
  const today = todayIn(row.zona_horaria, ctx.clock);
  const found = await readAdministrators(tx, { today });
  return found.filter((id) => id !== row.trabajador_id);
}

/** Current approvers: awaited supervisors and their delegates, else the administrators. */
async function readDeciders(ctx: AppContext, tx: Tx, row: NewsRow): Promise<number[]> {
  const today = todayIn(row.zona_horaria, ctx.clock);
  const approvers = await readApprovers(tx, { solicitud_id: row.solicitud_id, today });
  const awaited = awaitedOf(approvers);
  return awaited.length > 0 ? awaited : readOffice(ctx, tx, row);
}

/** Approvers, and delegates and administrators who decided. */
async function readAsked(ctx: AppContext, tx: Tx, row: NewsRow): Promise<number[]> {
  const today = todayIn(row.zona_horaria, ctx.clock);
  const approvers = await readApprovers(tx, { solicitud_id: row.solicitud_id, today });
  const supervisors = approvers.filter((one) => one.vigente).map((one) => one.supervisor_id);
  const office = approvers.length === 0 ? await readOffice(ctx, tx, row) : [];
  const final = row.administrador_id === null ? [] : [row.administrador_id];
  const all = [...supervisors, ...awaitedOf(approvers), ...row.decidida_por, ...office, ...final];
  return [...new Set(all)].filter((id) => id !== row.trabajador_id);
}
