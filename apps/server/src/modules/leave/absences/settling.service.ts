import { requestKinds } from "@atrio/contract/palette";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import type { Decided } from "../approvals/deciding.service.ts";
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
 * What a decision means to an absence: approved, its days are in force, a rectification in the
 * place of what it replaces; rejected, they are free. Errors: leave.year_locked, leave.not_enough,
 * leave.overlap, which leave the request as it was.
 */
export async function settleAbsence(
  ctx: AppContext,
  tx: Tx,
  { request, outcome }: Decided,
): Promise<void> {
  if (outcome === null) return;
  const asked = (await readAsked(tx, request.id)) ?? fail("approval.not_found");
  if (outcome === "approved") await approve(ctx, tx, asked);
  else await releaseDays(tx, asked.id);
  await reserveWaiting(tx, asked.trabajador_id);
  await tellAbsence(ctx, tx, { solicitud_id: request.id, what: "decided" });
}

/**
 * The days of a request that its worker cancelled or took back are free; holidays that it had given
 * back are holidays again. Those who were asked are told.
 */
export async function dropAbsence(
  ctx: AppContext,
  tx: Tx,
  request: { id: number; trabajador_id: number },
): Promise<void> {
  const { id, trabajador_id: workerId } = request;
  await releaseDays(tx, id);
  await restoreHolidays(tx, { leaveId: id, workerId });
  await reserveWaiting(tx, workerId);
  await tellAbsence(ctx, tx, { solicitud_id: id, what: "cancelled" });
}

async function approve(ctx: AppContext, tx: Tx, asked: AskedRequest): Promise<void> {
  await requireStillPossible(tx, asked);
  const { id, rectifica_id: replacedId } = asked;
  if (replacedId !== null) {
    await releaseDays(tx, replacedId);
    await replaceRequest(ctx, tx, { id: replacedId, sustituida_por: id });
  }
  const isLeave = asked.pe_solicitud_tipo_id === requestKinds.medicalLeave;
  const displaced = isLeave ? await displaceHolidays(tx, asked) : [];
  if (isLeave && replacedId !== null) {
    await handOverReturned(tx, { from: replacedId, to: id });
    await restoreHolidays(tx, { leaveId: replacedId, workerId: asked.trabajador_id });
  }
  const own = await approveDays(tx, asked);
  for (const returned of [...displaced, ...own]) await tellReturned(ctx, tx, returned);
}

/** The lock of a year and the balance may have changed since it was sent. */
async function requireStillPossible(tx: Tx, asked: AskedRequest): Promise<void> {
  const { id, rectifica_id: replacedId, trabajador_id: workerId } = asked;
  const days = await readKeptDays(tx, id);
  const replaced = replacedId === null ? [] : await readKeptDays(tx, replacedId);
  const changed = changedDates(days, replaced).toSorted();
  const range = { desde: changed[0] ?? "", hasta: changed.at(-1) ?? "" };
  if (changed.length > 0) {
    const locks = await readLocks(tx, { trabajador_id: workerId, ...range });
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
  const { saldo: balanceKind = null } = rule ?? {};
  if (balanceKind === null) return;
  const ledger = await readLedger(tx, asked.trabajador_id);
  const { shortage, unidad: unit } = judgeBalance(ledger, {
    saldo: balanceKind,
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
        unit: unit === "horas" ? "minutes" : "days",
      },
    },
  ]);
}

/** Tells of holidays that a medical leave gave back (ET 38.3). */
async function tellReturned(ctx: AppContext, tx: Tx, returned: Returned): Promise<void> {
  const { solicitud_id: id, dias: days } = returned;
  await recordEvent(tx, {
    solicitud_id: id,
    tipo: "dias_devueltos",
    autor_id: null,
    detalle: { dias: days },
    ocurrido_en: ctx.clock.now().toString(),
  });
  await tellAbsence(ctx, tx, { solicitud_id: id, what: "days_returned" });
}

/**
 * Holidays that a medical leave no longer covers are in force again, unless what it gave back has
 * been spent meanwhile: then they stay given back.
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
