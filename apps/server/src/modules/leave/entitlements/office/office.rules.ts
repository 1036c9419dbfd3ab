import type { EndpointInput } from "@atrio/contract/endpoint";
import { medicalKinds, requestKinds } from "@atrio/contract/kinds";
import type { saveLeaveRule } from "@atrio/contract/leave/leave-office";

import { isDate } from "../../../../lib/calendar/dates.ts";
import { debtOf } from "../balances/balances.rules.ts";
import type { Ledger } from "../balances/balances.rules.ts";
import { hundredths } from "../lots.rules.ts";
import type { Adjustment, GrantRule } from "../lots.rules.ts";

type Body = EndpointInput<typeof saveLeaveRule>["body"];

/** A leave rule as an administrator states it. */
export type StatedRule = Omit<
  Body,
  "empresa_id" | "usuario_id" | "usuario_ip" | "account_user_id" | "account_user_ip"
>;

/** Fields of a rule that existing requests depend on. */
export type RuleInUse = Pick<StatedRule, "unidad" | "saldo">;

/** Kinds that can have several rules in a company. */
const withSubtypes: readonly number[] = [requestKinds.paidLeave, requestKinds.unpaidLeave];

const isWhole = (amount: number): boolean => Number.isInteger(amount);

/**
 * Fields of a leave rule that contradict each other. Charges of requests already sent stay in their
 * balance, in days or in minutes.
 */
export function misfitsOf(rule: StatedRule, inUse: RuleInUse | undefined): string[] {
  const inHours = rule.unidad === "horas";
  const isSubtype = withSubtypes.includes(rule.pe_solicitud_tipo_id);
  const checks: Array<[field: string, isWrong: boolean]> = [
    ["codigo", rule.codigo !== "general" && !isSubtype],
    ["limite_por", (rule.limite === null) !== (rule.limite_por === null)],
    ["limite", inHours && rule.limite !== null && !isWhole(rule.limite)],
    ["saldo", rule.saldo !== null && (rule.saldo === "horas_retribuidas") !== inHours],
    ["saldo", inUse !== undefined && inUse.saldo !== rule.saldo],
    ["unidad", inUse !== undefined && (inUse.unidad === "horas") !== inHours],
  ];
  return [...new Set(checks.filter(([, isWrong]) => isWrong).map(([field]) => field))];
}

/** Medical files are for administrators alone, under any rule. */
export function restrictsFiles(kind: number, before: boolean | undefined): boolean {
  return medicalKinds.includes(kind) || before === true;
}

/** The fields of a grant that do not fit together. */
export function grantMisfits(grant: GrantRule): string[] {
  const inMinutes = grant.saldo === "horas_retribuidas";
  const checks: Array<[field: string, isWrong: boolean]> = [
    ["cantidad", inMinutes && !isWhole(grant.cantidad)],
    ["arrastre_maximo", inMinutes && !isWhole(grant.arrastre_maximo)],
    // In any year: 29 February is none of most.
    ["arrastre_hasta", !isDate(`2025-${grant.arrastre_hasta}`)],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([field]) => field);
}

/**
 * True if a grant determines the worth of a locked year: it holds until the next grant of its
 * balance.
 */
export function touchesLocked(
  grant: GrantRule,
  others: readonly GrantRule[],
  locked: readonly number[],
): boolean {
  const following = others
    .filter((one) => one.saldo === grant.saldo && one.desde_anyo > grant.desde_anyo)
    .map((one) => one.desde_anyo);
  const end = Math.min(...following);
  return locked.some((year) => year >= grant.desde_anyo && year < end);
}

/** The fields of an adjustment that do not fit together. */
export function adjustmentMisfits(one: Adjustment): string[] {
  const isPast = one.caduca_el !== null && one.caduca_el < `${one.anyo}-01-01`;
  // A negative adjustment has no expiry of its own.
  const isPointless = one.caduca_el !== null && one.cantidad < 0;
  const inMinutes = one.saldo === "horas_retribuidas";
  const checks: Array<[field: string, isWrong: boolean]> = [
    ["cantidad", inMinutes && !isWhole(one.cantidad)],
    ["caduca_el", isPast || isPointless],
  ];
  return checks.filter(([, isWrong]) => isWrong).map(([field]) => field);
}

/**
 * Maximum deduction of an adjustment from a balance's year, in days or minutes, that leaves every
 * requested day covered. Null when the adjustment is within it.
 */
export function missingFor(ledger: Ledger, adjustment: Adjustment): number | null {
  if (adjustment.cantidad > 0 || fits(ledger, adjustment, adjustment.cantidad)) return null;
  let [least, most] = [0, -hundredths(adjustment.cantidad)];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(ledger, adjustment, -middle / 100)) least = middle;
    else most = middle;
  }
  return least / 100;
}

/** True if the balance owes nothing more than before, and covers no day less. */
function fits(ledger: Ledger, adjustment: Adjustment, amount: number): boolean {
  const after = { ...ledger, ajustes: [...ledger.ajustes, { ...adjustment, cantidad: amount }] };
  return debtOf(after, adjustment.saldo) <= debtOf(ledger, adjustment.saldo);
}
