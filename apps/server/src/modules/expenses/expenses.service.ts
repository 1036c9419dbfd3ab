import type { Actor } from "@atrio/contract/actor";

import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/client.ts";
import { todayIn } from "../../lib/zone.ts";
import { countDocuments } from "../attachments/attachments.service.ts";

import { readAllowance } from "./expenses.read.ts";
import { saveExpense } from "./expenses.repo.ts";
import { amountOf, figuresOf, judgeExpense, lawfulRate } from "./expenses.rules.ts";
import type { AskedExpense, ExpenseFigures, ExpenseProblem } from "./expenses.rules.ts";

/** What a form says of an expense; `solicitud_id` of the pending request that it edits. */
export type ExpenseBody = AskedExpense & {
  documento_ids: readonly number[];
  solicitud_id?: number | undefined;
};

/** What an expense comes to (euros), and everything that it would be refused for, by field. */
export type PreparedExpense = {
  /** Null while something is missing. */
  figures: ExpenseFigures | null;
  importe: number | null;
  tarifa_km: number;
  problems: ExpenseProblem[];
};

/**
 * Judges an expense of the caller's as sending it would: preview shows the problems, create fails
 * with the first. It asks the database for everything at once, so it may run in `db.read`.
 */
export async function prepareExpense(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  input: { actor: Actor; body: ExpenseBody },
): Promise<PreparedExpense> {
  const { actor, body } = input;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const key = { trabajador_id: actor.trabajador_id };
  const [allowed, files] = await Promise.all([
    readAllowance(tx, { ...key, fecha: body.fecha_gasto ?? today }),
    countDocuments(tx, { ...key, ...body }),
  ]);
  const allowance = { ...allowed, tarifa_km: allowed.tarifa_km ?? lawfulRate };
  const missing: ExpenseProblem[] =
    files.missing.length === 0 ? [] : [{ code: "document.not_found", field: "documento_ids" }];
  return {
    figures: figuresOf(body, allowance.tarifa_km),
    importe: amountOf(body, allowance.tarifa_km),
    tarifa_km: allowance.tarifa_km,
    problems: [...judgeExpense(body, { allowance, today, receipts: files.total }), ...missing],
  };
}

/** Keeps the figures of a request that asks for an expense, new or edited. */
export async function writeExpense(
  tx: Tx,
  expense: { solicitud_id: number; trabajador_id: number; figures: ExpenseFigures },
): Promise<void> {
  const { figures, ...key } = expense;
  await saveExpense(tx, key, figures);
}
