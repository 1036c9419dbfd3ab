import type { AskedPeriod } from "@atrio/contract/leave/absences";
import type { Balance, BalanceKind } from "@atrio/contract/leave/leave";

import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { readDayPlanner } from "../../time/schedules/schedules.service.ts";

import { readLedgers } from "./balances/balances.read.ts";
import * as balances from "./balances/balances.rules.ts";
import { readEmployment } from "./entitlements.read.ts";
import * as rules from "./entitlements.rules.ts";
import * as limits from "./limits/limits.rules.ts";

/** A leave rule with its texts in one language. */
export type LeaveRule = rules.LeaveRule;
/** A requested day: a row of `ausencia`, with its period. */
export type Slice = rules.Slice;
/** Data that the cost of a worker's days is computed from. */
export type SlicePlan = rules.SlicePlan;
/** Data that a worker's balances are computed from. */
export type Ledger = balances.Ledger;
/** Days that a request would charge to a balance. */
export type AskedUses = balances.AskedUses;
/** Effect of a request on its balance, by year of its days. */
export type BalanceVerdict = balances.BalanceVerdict;
/** A day of a rule's use. */
export type RuleUse = limits.RuleUse;
/** Days that a request would use of its rule. */
export type AskedOfRule = limits.AskedOfRule;
/** Rest of a rule's limits. */
export type LimitVerdict = limits.LimitVerdict;

/**
 * Reads the data for the cost of a worker's days in a range, in concurrent queries (may be part of
 * one packet). Errors: worker.not_found.
 */
export async function readSlicePlan(
  tx: Tx,
  key: { trabajador_id: number; desde: string; hasta: string },
): Promise<SlicePlan> {
  const [dayOf, employment] = await Promise.all([
    readDayPlanner(tx, key),
    readEmployment(tx, key.trabajador_id),
  ]);
  return { ...(employment ?? fail("worker.not_found")), dayOf };
}

/** Cost of periods within the plan's range by a rule, day by day, free days included. */
export function slicesOf(
  plan: SlicePlan,
  rule: LeaveRule,
  periods: readonly AskedPeriod[],
): Slice[] {
  return rules.slicesOf(plan, rule, periods);
}

/** Scheduled minutes of a part of a worker's day, in minutes of its local date. */
export function scheduledWithin(
  plan: SlicePlan,
  date: string,
  part: { desde_minuto: number; hasta_minuto: number },
): number {
  const between = { from: part.desde_minuto, to: part.hasta_minuto };
  return rules.coveredMinutes(plan.dayOf(date), date, between);
}

/**
 * Reads the data of a worker's balances in a single query. Under `lockWorkingTime` they cannot
 * change until the transaction ends. Errors: worker.not_found.
 */
export async function readLedger(tx: Tx, workerId: number): Promise<Ledger> {
  const [ledger] = await readLedgers(tx, { trabajador_ids: [workerId] });
  return ledger ?? fail("worker.not_found");
}

/**
 * Effect of a request on a balance: the rest of each year before and after, and the first year
 * without enough. Pending requests count as approved.
 */
export function judgeBalance(ledger: Ledger, asked: AskedUses): BalanceVerdict {
  return balances.judgeBalance(ledger, asked);
}

/** Effect of a request on the limits of a rule: a year's, an occasion's, days in a row. */
export function judgeLimit(uses: readonly RuleUse[], asked: AskedOfRule): LimitVerdict {
  return limits.judgeLimit(uses, asked);
}

/** Balances of a worker in some years: all granted ones, or the requested one. */
export async function readBalances(
  tx: Tx,
  key: {
    trabajador_id: number;
    years: readonly number[];
    today: string;
    saldo?: BalanceKind | undefined;
  },
): Promise<Balance[]> {
  const ledger = await readLedger(tx, key.trabajador_id);
  return key.years.flatMap((year) => balances.balancesOf(ledger, { ...key, year }));
}

/** Some balances of several workers in a year, in one query; by worker's id. */
export async function readTeamBalances(
  tx: Tx,
  key: {
    trabajador_ids: readonly number[];
    year: number;
    today: string;
    saldos: readonly BalanceKind[];
  },
): Promise<Map<number, Balance[]>> {
  const [saldo, ...others] = key.saldos;
  const found = await readLedgers(tx, {
    trabajador_ids: key.trabajador_ids,
    saldo: others.length === 0 ? saldo : undefined,
  });
  return new Map(
    found.map((ledger) => [
      ledger.trabajador_id,
      key.saldos.map((kind) => balances.balanceOf(ledger, { ...key, saldo: kind })),
    ]),
  );
}
