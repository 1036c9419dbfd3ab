import { requestKinds } from "@atrio/contract/kinds";
import type { BrokenDateRule } from "@atrio/contract/leave/date-rules";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Decided, RequestKind } from "../../../hooks.ts";
import { fail } from "../../../http/errors.ts";
import { tellAbsence } from "../approvals/news/news.service.ts";
import { replaceRequest } from "../approvals/owner/owner.service.ts";
import { recordEvent } from "../approvals/timeline/timeline.service.ts";
import { readBroken } from "../date-rules/applying.service.ts";
import { readLeaveRules } from "../entitlements/entitlements.read.ts";
import { judgeBalance, readLedger } from "../entitlements/entitlements.service.ts";

import { readAsked, readKeptDays, readLocks } from "./absences.read.ts";
import type { AskedRequest, KeptDay } from "./absences.read.ts";
import { releaseDays, reserveWaiting } from "./absences.repo.ts";
import { displace, enforce, handOver, restore } from "./displacing/displacing.service.ts";
import type { Moved } from "./displacing/displacing.service.ts";
import { changedDates } from "./judging/judging.rules.ts";
import { refuseFirst } from "./judging/judging.service.ts";
import { reachToday } from "./open-end/open-end.service.ts";

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
  if (outcome === "approved") {
    if (request.administrador_id === null) await requireCover(tx, asked);
    await approveAbsence(ctx, tx, await reachToday(ctx, tx, asked), "decided");
  } else {
    await releaseDays(tx, asked.id);
    await reserveWaiting(tx, asked.trabajador_id);
  }
  await tellAbsence(ctx, tx, { solicitud_id: request.id, what: "decided" });
}

/**
 * Frees the days of a request that its worker cancelled or withdrew; what it had displaced is in force
 * again. Its approvers are notified.
 */
export async function dropAbsence(
  ctx: AppContext,
  tx: Tx,
  request: { id: number; trabajador_id: number },
): Promise<void> {
  await freeAbsence(ctx, tx, request);
  await tellAbsence(ctx, tx, { solicitud_id: request.id, what: "cancelled" });
}

/** Frees the days of a request; what it had displaced is in force again, as its history says. */
export async function freeAbsence(
  ctx: AppContext,
  tx: Tx,
  request: { id: number; trabajador_id: number },
): Promise<void> {
  await releaseDays(tx, request.id);
  await tellMoved(ctx, tx, "restored", await restore(tx, request));
  await reserveWaiting(tx, request.trabajador_id);
}

/**
 * Puts an approved request in force, in the place of the one that it rectifies; what lies under its
 * days is displaced (Rule LEAVE-60). Errors: leave.year_locked, leave.not_enough, leave.overlap.
 */
export async function approveAbsence(
  ctx: AppContext,
  tx: Tx,
  asked: AskedRequest,
  how: "decided" | "entered",
): Promise<void> {
  await requireStillPossible(tx, asked);
  const { id, rectifica_id, trabajador_id } = asked;
  if (rectifica_id !== null) {
    await releaseDays(tx, rectifica_id);
    const isWithdrawal = asked.periodos.length === 0;
    const decided = isWithdrawal ? "retirada" : "rectificada";
    const act = how === "entered" ? "corregida" : decided;
    await replaceRequest(ctx, tx, { id: rectifica_id, sustituida_por: id, how: act });
  }
  const returned = await displace(tx, asked);
  const restored = rectifica_id === null ? [] : await handBack(tx, asked, rectifica_id);
  const own = await enforce(tx, { id, trabajador_id });
  await tellMoved(ctx, tx, "returned", [...returned, ...own]);
  await tellMoved(ctx, tx, "restored", restored);
  await reserveWaiting(tx, trabajador_id);
}

/** Days that a replaced absence displaced: its replacement displaces them too, or they are in force again. */
async function handBack(
  tx: Tx,
  { id, trabajador_id }: AskedRequest,
  replacedId: number,
): Promise<Moved[]> {
  await handOver(tx, { from: replacedId, to: id, trabajador_id });
  return restore(tx, { id: replacedId, trabajador_id });
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

/**
 * Too few people would stay: supervisors cannot approve it (Rule LEAVE-102). An administrator can, who sees
 * the same warning.
 */
async function requireCover(tx: Tx, asked: AskedRequest): Promise<void> {
  const broken = await readBrokenBy(tx, asked);
  const cover = broken.find((one) => one.impide && one.clase === "cobertura");
  if (cover !== undefined) {
    refuseFirst([{ code: "leave.below_cover", field: null, broken: cover }]);
  }
}

/** Rules by dates that a kept request breaks with the days that it adds. */
export async function readBrokenBy(
  tx: Tx,
  asked: Pick<AskedRequest, "id" | "rectifica_id" | "trabajador_id" | "pe_solicitud_tipo_id">,
): Promise<BrokenDateRule[]> {
  const { id, rectifica_id, trabajador_id, pe_solicitud_tipo_id } = asked;
  const days = await readKeptDays(tx, id);
  const replaced = rectifica_id === null ? [] : await readKeptDays(tx, rectifica_id);
  return readBroken(tx, { trabajador_id, pe_solicitud_tipo_id, days, replaced });
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

const movedEvents = {
  returned: { tipo: "dias_devueltos", what: "days_returned" },
  restored: { tipo: "dias_repuestos", what: "days_restored" },
} as const;

/**
 * Records once in the history of each displaced request how much another absence gave back, or put
 * in force again, and notifies its worker and supervisors.
 */
export async function tellMoved(
  ctx: AppContext,
  tx: Tx,
  how: keyof typeof movedEvents,
  moved: readonly Moved[],
): Promise<void> {
  const { tipo, what } = movedEvents[how];
  for (const { solicitud_id, dias, minutos } of moved) {
    await recordEvent(tx, {
      solicitud_id,
      tipo,
      autor_id: null,
      detalle: { dias, minutos },
      ocurrido_en: ctx.clock.now().toString(),
    });
    await tellAbsence(ctx, tx, { solicitud_id, what });
  }
}

/** Absences and expenses as kinds of request. */
export const absenceKinds: RequestKind<AppContext> = {
  ids: Object.values(requestKinds),
  settleRequest: settleAbsence,
  dropRequest: dropAbsence,
  notifyAdministrators: async (ctx, tx, request, ids) =>
    tellAbsence(ctx, tx, { solicitud_id: request.id, what: "requested", to: ids }),
};
