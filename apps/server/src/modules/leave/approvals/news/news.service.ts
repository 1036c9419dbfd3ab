import { requestStates } from "@atrio/contract/kinds";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { readAdministrators, readSupervisors } from "../../../people/workers/workers.read.ts";
import { readApprovers } from "../approvals.repo.ts";
import { awaitedOf } from "../approvals.rules.ts";

import { readNews } from "./news.read.ts";
import type { NewsRow } from "./news.read.ts";

/**
 * News of a request: `requested` and `edited` go to the approvers, `cancelled` to people asked or
 * decided, `reminded` to awaited ones; `decided` and `paid` to the worker; `days_returned` and
 * `days_restored` to the worker and the supervisors asked.
 */
export type RequestNews =
  | "requested"
  | "edited"
  | "decided"
  | "cancelled"
  | "days_returned"
  | "days_restored"
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
    case "days_returned":
    case "days_restored": {
      const supervisors = await readSupervisorsAsked(ctx, tx, row);
      const to = [row.trabajador_id, ...supervisors];
      await notify(ctx, tx, {
        kind: told.what,
        to,
        data: { ...aboutOf(row), version: news.version },
      });
      return;
    }
    case "decided":
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
    const asked = { ...data, rectifica: row.rectifica, retira: row.retira };
    await notify(ctx, tx, { kind: "request_to_decide", to, data: asked });
    return;
  }
  const kind = what === "edited" ? "request_edited" : "decision_waits";
  await notify(ctx, tx, { kind, to, data: { ...data, version } });
}

async function tellWorker({ ctx, tx, row }: News, what: "decided" | "paid"): Promise<void> {
  const { trabajador_id } = row;
  const data = aboutOf(row);
  if (what === "paid") await notify(ctx, tx, { kind: "expense_paid", to: trabajador_id, data });
  if (what !== "decided") return;
  const isApproved = row.estado_id === requestStates.approved;
  const { rectifica, retira } = row;
  const decided = { ...data, rectifica, retira, aprobada: isApproved };
  await notify(ctx, tx, { kind: "request_decided", to: trabajador_id, data: decided });
}

/** Administrators of today, without the sender. */
async function readOffice(ctx: AppContext, tx: Tx, row: NewsRow): Promise<number[]> {
  const today = todayIn(row.zona_horaria, ctx.clock);
  const found = await readAdministrators(tx, { today, office: "tiempo" });
  return found.filter((id) => id !== row.trabajador_id);
}

/** Current approvers: awaited supervisors and their delegates, else the administrators. */
async function readDeciders(ctx: AppContext, tx: Tx, row: NewsRow): Promise<number[]> {
  const today = todayIn(row.zona_horaria, ctx.clock);
  const approvers = await readApprovers(tx, { solicitud_id: row.solicitud_id, today });
  const awaited = awaitedOf(approvers);
  return awaited.length > 0 ? awaited : readOffice(ctx, tx, row);
}

/** Supervisors who were asked about a request and still supervise its worker. */
async function readSupervisorsAsked(ctx: AppContext, tx: Tx, row: NewsRow): Promise<number[]> {
  const today = todayIn(row.zona_horaria, ctx.clock);
  const approvers = await readApprovers(tx, { solicitud_id: row.solicitud_id, today });
  return approvers.filter((one) => one.vigente).map((one) => one.supervisor_id);
}

/**
 * Notifies the worker, and their supervisors of today, of an administrator's act on an absence; its
 * kind is an absence for all. Errors: approval.not_found.
 */
export async function tellOfficeAct(
  ctx: AppContext,
  tx: Tx,
  told: {
    solicitud_id: number;
    acto: "registrada" | "corregida" | "retirada";
    /** The worker alone is told: everybody has the same absence. */
    only?: number;
  },
): Promise<void> {
  const row = (await readNews(tx, told.solicitud_id)) ?? fail("approval.not_found");
  const { trabajador_id } = row;
  const today = todayIn(row.zona_horaria, ctx.clock);
  const supervisors =
    told.only === undefined ? await readSupervisors(tx, { trabajador_id, today }) : [];
  await notify(ctx, tx, {
    kind: "absence_by_office",
    to: [trabajador_id, ...supervisors],
    data: { ...aboutOf(row), acto: told.acto },
  });
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
