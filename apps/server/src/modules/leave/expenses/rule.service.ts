import type { Actor } from "@atrio/contract/access/actor";
import type { ExpenseRule } from "@atrio/contract/leave/office-inbox";

import type { AppContext } from "../../../context.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import type { Caller } from "../approvals/approvals.service.ts";

import { readRules } from "./expenses.read.ts";
import { saveRule } from "./expenses.repo.ts";

/** A company's allowance from a day on: euros a kilometre, per cent of a month's gross salary. */
type Rule = { desde: string; tarifa_km: number; limite_porcentaje_salario: number | null };

/** Stores the company's allowance from a day on; expenses already sent keep their figures. */
export async function setRule(ctx: AppContext, caller: Caller, rule: Rule): Promise<void> {
  const { actor, ip } = caller;
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await saveRule(tx, rule);
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "gastos.configurados",
      objeto: "gasto_regla",
      objeto_id: rule.desde,
      detalle: {
        tarifa_km: rule.tarifa_km,
        limite_porcentaje_salario: rule.limite_porcentaje_salario,
      },
    });
  });
}

/** The company's allowances, the newest first. */
export async function listRules(ctx: AppContext, actor: Actor): Promise<ExpenseRule[]> {
  return ctx.db.read(actor.empresa_id, (tx) => readRules(tx));
}
