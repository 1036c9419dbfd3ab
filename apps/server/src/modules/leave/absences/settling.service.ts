import { requestKinds } from "@atrio/contract/kinds";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Decided, RequestKind } from "../../../hooks.ts";
import { fail } from "../../../http/errors.ts";
import { tellAbsence } from "../approvals/news/news.service.ts";
import { replaceRequest } from "../approvals/owner/owner.service.ts";
import { recordEvent } from "../approvals/timeline/timeline.service.ts";
import { readLeaveRules } from "../entitlements/entitlements.read.ts";
import { judgeBalance, readLedger } from "../entitlements/entitlements.service.ts";

import { readAsked, readKeptDays, readLocks } from "./absences.read.ts";
import type { AskedRequest, KeptDay } from "./absences.read.ts";
import {
  approveDays,
  displaceHolidays,
  handOverReturned,
  releaseDays,
  reserveWaiting,
  restoreReturned,
} from "./absences.repo.ts";
import type { Returned } from "./absences.repo.ts";
import { changedDates } from "./judging/judging.rules.ts";
import { refuseFirst } from "./judging/judging.service.ts";

/**
 * Applies a decision to an absence: approved, its days are in force, a rectification in the place
 * of the former one; rejected, they are free. Errors: leave.year_locked, leave.not_enough,
 * leave.overlap, which leave the request as it was.
 */
async function settleAbsence(
  ctx: AppContext,
  tx: Tx,
  { request, outcome }: Decided,
): Promise<void> {
  const asked = (await readAsked(tx, request.id)) ?? fail("approval.not_found");
  if (outcome === "approved") await approve(ctx, tx, asked);
  else await releaseDays(tx, asked.id);
  await reserveWaiting(tx, asked.trabajador_id);
  await tellAbsence(ctx, tx, { solicitud_id: request.id, what: "decided" });
}

/**
 * Frees the days of a request that its worker cancelled or withdrew; holidays that it had given
 * back are taken again. Its approvers are notified.
 */
export async function dropAbsence(
  ctx: AppContext,
  tx: Tx,
  request: { id: number; trabajador_id: number },
): Promise<void> {
  const { id, trabajador_id } = request;
  await releaseDays(tx, id);
  await restoreHolidays(tx, { leaveId: id, workerId: trabajador_id });
  await reserveWaiting(tx, trabajador_id);
  await tellAbsence(ctx, tx, { solicitud_id: id, what: "cancelled" });
}

async function approve(ctx: AppContext, tx: Tx, asked: AskedRequest): Promise<void> {
  await requireStillPossible(tx, asked);
  const { id, rectifica_id } = asked;
  if (rectifica_id !== null) {
    await releaseDays(tx, rectifica_id);
    await replaceRequest(ctx, tx, { id: rectifica_id, sustituida_por: id });
  }
  const isLeave = asked.pe_solicitud_tipo_id === requestKinds.medicalLeave;
  const displaced = isLeave ? await displaceHolidays(tx, asked) : [];
  if (isLeave && rectifica_id !== null) {
    await handOverReturned(tx, { from: rectifica_id, to: id });
    await restoreHolidays(tx, { leaveId: rectifica_id, workerId: asked.trabajador_id });
  }
  const own = await approveDays(tx, asked);
  for (const returned of [...displaced, ...own]) await tellReturned(ctx, tx, returned);
}

/** The lock of a year and the balance may have changed since it was sent. */
async function requireStillPossible(tx: Tx, asked: AskedRequest): Promise<void> {
  const { id, rectifica_id, trabajador_id } = asked;
  const days = await readKeptDays(tx, id);
  const replaced = rectifica_id === null ? [] : await readKeptDays(tx, rectifica_id);
  const changed = changedDates(days, replaced).toSorted();
  const range = { desde: changed[0] ?? "", hasta: changed.at(-1) ?? "" };
  if (changed.length > 0) {
    const locks = await readLocks(tx, { trabajador_id, ...range });
    const years = new Set(locks.anyos);
    if (changed.some((date) => years.has(Number(date.slice(0, 4))))) fail("leave.year_locked");
  }
  await requireBalance(tx, asked, days);
}

async function requireBalance(
  tx: Tx,
  asked: AskedRequest,
  days: readonly KeptDay[],
): Promise<void> {
  const ids = asked.pe_solicitud_subtipo_id === null ? [] : [asked.pe_solicitud_subtipo_id];
  const [rule] = await readLeaveRules(tx, { ids, language: "es" });
  const { saldo = null } = rule ?? {};
  if (saldo === null) return;
  const ledger = await readLedger(tx, asked.trabajador_id);
  const { shortage, unidad } = judgeBalance(ledger, {
    saldo,
    uses: days.filter((day) => day.coste > 0),
    solicitud_id: asked.id,
    rectifica_id: asked.rectifica_id ?? undefined,
  });
  if (shortage === null) return;
  refuseFirst([
    {
      code: "leave.not_enough",
      field: null,
      available: {
        amount: Math.max(0, shortage.available),
        unit: unidad === "horas" ? "minutes" : "days",
      },
    },
  ]);
}

/** Notifies the worker of holidays given back by a medical leave (ET 38.3). */
async function tellReturned(ctx: AppContext, tx: Tx, returned: Returned): Promise<void> {
  const { solicitud_id, dias } = returned;
  await recordEvent(tx, {
    solicitud_id,
    tipo: "dias_devueltos",
    autor_id: null,
    detalle: { dias },
    ocurrido_en: ctx.clock.now().toString(),
  });
  await tellAbsence(ctx, tx, { solicitud_id, what: "days_returned" });
}

/**
 * Holidays that a medical leave no longer covers are in force again, unless the days given back
 * have been spent meanwhile: then they stay given back.
 */
async function restoreHolidays(
  tx: Tx,
  { leaveId, workerId }: { leaveId: number; workerId: number },
): Promise<void> {
  const ledger = await readLedger(tx, workerId);
  const returned = ledger.usos.filter((use) => use.devuelta_por === leaveId);
  const [first] = returned;
  if (first === undefined) return;
  const rest = { ...ledger, usos: ledger.usos.filter((use) => use.devuelta_por !== leaveId) };
  const uses = returned.map((use) => ({ fecha: use.fecha, coste: use.coste }));
  const { shortage } = judgeBalance(rest, { saldo: first.saldo, uses });
  if (shortage === null) await restoreReturned(tx, leaveId);
}

/** Absences and expenses as kinds of request. */
export const absenceKinds: RequestKind<AppContext> = {
  ids: Object.values(requestKinds),
  settleRequest: settleAbsence,
  dropRequest: dropAbsence,
  notifyAdministrators: async (ctx, tx, request, ids) =>
    tellAbsence(ctx, tx, { solicitud_id: request.id, what: "requested", to: ids }),
};
