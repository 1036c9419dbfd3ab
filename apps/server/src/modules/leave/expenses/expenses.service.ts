import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import { requestKinds, requestStates } from "@atrio/contract/kinds";
import type { monthlyExpenses } from "@atrio/contract/leave/expenses";
import type { RequestView } from "@atrio/contract/request-view";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { tellPages } from "../../../platform/events.ts";
import { countTries } from "../../../platform/limits.ts";
import { openCase } from "../approvals/approvals.service.ts";
import type { Caller } from "../approvals/approvals.service.ts";
import { tellAbsence } from "../approvals/news/news.service.ts";
import { recordEvent } from "../approvals/timeline/timeline.service.ts";
import { viewRequest } from "../approvals/views/views.service.ts";
import { countDocuments } from "../attachments/attachments.service.ts";

import { readAllowance, readIsRepeated, readTotals } from "./expenses.read.ts";
import { markPaid, saveExpense } from "./expenses.repo.ts";
import {
  amountOf,
  figuresOf,
  isWithinLimit,
  judgeExpense,
  lawfulRate,
  questionsOf,
  rangeOf,
  sumOf,
} from "./expenses.rules.ts";
import type {
  Allowance,
  AskedExpense,
  AskedRange,
  ExpenseFigures,
  ExpenseProblem,
} from "./expenses.rules.ts";

/** Input of an expense; `solicitud_id` is the edited pending request. */
export type ExpenseBody = AskedExpense & {
  documento_ids: readonly number[];
  solicitud_id?: number | undefined;
  /** The questions about it were answered. */
  confirmado?: boolean | undefined;
};

/** Amount of an expense (euros) and its problems, by field. */
export type PreparedExpense = {
  /** Null while something is missing. */
  figures: ExpenseFigures | null;
  importe: number | null;
  tarifa_km: number;
  problems: ExpenseProblem[];
};

/** The company's allowance for a worker on a date; without a rule of its own, the law's. */
async function allowanceOn(
  tx: Tx,
  key: { trabajador_id: number; fecha: string },
): Promise<Allowance> {
  const found = await readAllowance(tx, key);
  return { ...found, tarifa_km: found.tarifa_km ?? lawfulRate };
}

/**
 * Judges an expense of the caller as sending it would: a preview shows the problems, creation fails
 * with the first.
 */
export async function prepareExpense(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  input: { actor: Pick<Actor, "trabajador_id" | "zona_horaria">; body: ExpenseBody },
): Promise<PreparedExpense> {
  const { actor, body } = input;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const key = { trabajador_id: actor.trabajador_id };
  const [allowance, files] = await Promise.all([
    allowanceOn(tx, { ...key, fecha: body.fecha_gasto ?? today }),
    countDocuments(tx, { ...key, ...body }),
  ]);
  const missing: ExpenseProblem[] =
    files.missing.length === 0 ? [] : [{ code: "document.not_found", field: "documento_ids" }];
  const figures = figuresOf(body, allowance.tarifa_km);
  const isRepeated =
    figures !== null &&
    body.confirmado !== true &&
    (await readIsRepeated(tx, { ...key, figures, except: body.solicitud_id }));
  return {
    figures,
    importe: amountOf(body, allowance.tarifa_km),
    tarifa_km: allowance.tarifa_km,
    problems: [
      ...judgeExpense(body, { allowance, today, receipts: files.total }),
      ...missing,
      ...questionsOf(body, { today, isRepeated }),
    ],
  };
}

/** Stores the figures of a new or edited expense request. */
export async function writeExpense(
  tx: Tx,
  expense: { solicitud_id: number; trabajador_id: number; figures: ExpenseFigures },
): Promise<void> {
  const { figures, ...key } = expense;
  await saveExpense(tx, key, figures);
}

type Sums = EndpointResponse<typeof monthlyExpenses>["data"];

/** The caller's expenses of a month or a range by kind, in euros. Errors: workday.range. */
export async function sumUp(ctx: AppContext, actor: Actor, asked: AskedRange): Promise<Sums> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const range = rangeOf(asked, today) ?? fail("workday.range");
  const key = { trabajador_id: actor.trabajador_id };
  const [kinds, allowance] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([readTotals(tx, { ...key, ...range }), allowanceOn(tx, { ...key, fecha: today })]),
  );
  return { ...range, total: sumOf(kinds), tipos: kinds, tarifa_km: allowance.tarifa_km };
}

/** A repeated amount reveals nothing new; many different amounts might. */
const sameAmount = { name: "salary.amount", max: 1, minutes: 60 };
const differentAmounts = { name: "salary.amounts", max: 20, minutes: 60 };

/**
 * True if an amount (euros) is within the company's allowance for the caller on a day; never by how
 * much. Errors: request.too_many beyond 20 different amounts an hour.
 */
export async function checkAmount(
  ctx: AppContext,
  actor: Actor,
  asked: { importe: number; fecha_gasto?: string | undefined },
): Promise<boolean> {
  const date = asked.fecha_gasto ?? todayIn(actor.zona_horaria, ctx.clock);
  const subject = `${actor.empresa_id} ${actor.trabajador_id}`;
  const amount = { limit: sameAmount, subject: `${subject} ${asked.importe} ${date}` };
  const repeated = await countTries(ctx, [amount]);
  if (!repeated.refused) {
    const tally = await countTries(ctx, [{ limit: differentAmounts, subject }]);
    if (tally.refused) fail("request.too_many", { retryAfter: tally.retryAfter });
  }
  const allowance = await ctx.db.read(actor.empresa_id, async (tx) =>
    allowanceOn(tx, { trabajador_id: actor.trabajador_id, fecha: date }),
  );
  return isWithinLimit(asked.importe, allowance);
}

/**
 * Marks an approved expense of somebody else as paid, and notifies them; a repeat changes nothing. The pay role
 * of the office is enough: of requests, it meets expenses only (Rule ACCESS-51).
 * Errors: approval.not_found, approval.own, expense.not_approved.
 */
export async function pay(ctx: AppContext, { actor }: Caller, id: number): Promise<RequestView> {
  const view = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const open = await openCase(ctx, tx, { actor, id });
    const { request, now, today } = open;
    if (request.pe_solicitud_tipo_id !== requestKinds.expenses) fail("approval.not_found");
    if (request.trabajador_id === actor.trabajador_id) fail("approval.own");
    if (request.estado_id !== requestStates.approved) fail("expense.not_approved");
    const { trabajador_id } = actor;
    if (await markPaid(tx, { solicitud_id: id, pagado_en: now, pagado_por: trabajador_id })) {
      await recordEvent(tx, {
        solicitud_id: id,
        tipo: "pagada",
        autor_id: trabajador_id,
        detalle: {},
        ocurrido_en: now,
      });
      await tellAbsence(ctx, tx, { solicitud_id: id, what: "paid" });
    }
    return viewRequest(tx, { actor, as: "administrator", today }, id);
  });
  tellPages(ctx, "solicitud", { empresa_id: actor.empresa_id, trabajador_id: view.trabajador.id });
  return view;
}
