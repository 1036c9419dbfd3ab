import type { Urgency, WaitingRow } from "@atrio/contract/company/waiting";

/** Days before a date from which a row is near it. */
const nearDays = 3;

/** Days before its end from which a certificate is near it: whoever issues the next one takes weeks. */
const nearSealDays = 30;

/** Days after which a request that waits, or an expense to be paid, is near its limit. */
const longWait = { solicitudes: 7, gastos: 30 } as const;

/** Urgency of a thing by the days left until its date: negative ones are late (Rule TIME-146). */
function urgencyOf(daysLeft: number | null): Urgency {
  if (daysLeft === null || daysLeft > nearDays) return "normal";
  return daysLeft < 0 ? "tarde" : "cerca";
}

type Judged = Pick<WaitingRow, "urgencia" | "dias" | "por">;

/** Requests by the first day that is asked for, else by how long the oldest has waited. */
export function judgeRequests(input: { daysLeft: number | null; waited: number }): Judged {
  const urgencia = urgencyOf(input.daysLeft);
  if (urgencia !== "normal") {
    return { urgencia, dias: Math.abs(input.daysLeft ?? 0), por: "fecha" };
  }
  const isLong = input.waited >= longWait.solicitudes;
  return { urgencia: isLong ? "cerca" : "normal", dias: input.waited, por: "espera" };
}

/** Expenses to be paid by how long the oldest has been approved. */
export function judgeExpenses(waited: number): Judged {
  const urgencia = waited >= longWait.gastos ? "cerca" : "normal";
  return { urgencia, dias: waited, por: "espera" };
}

/** Things with a date: closures, payslips, signatures. */
export function judgeDated(daysLeft: number | null): Judged {
  const urgencia = urgencyOf(daysLeft);
  return { urgencia, dias: daysLeft === null ? null : Math.abs(daysLeft), por: "fecha" };
}

/** The certificate of the seal by its end, which is told of some days before; null until then. */
export function judgeSeal(daysLeft: number | null, toldBefore: number): Judged | null {
  if (daysLeft === null || daysLeft > toldBefore) return null;
  const isNear = daysLeft >= 0 && daysLeft <= nearSealDays;
  const urgencia = isNear ? "cerca" : urgencyOf(daysLeft);
  return { urgencia, dias: Math.abs(daysLeft), por: "fecha" };
}

const ranks: Record<Urgency, number> = { tarde: 0, cerca: 1, normal: 2 };

/** Rows by urgency; of one urgency, in the order of the kinds. */
export function orderRows(rows: readonly WaitingRow[]): WaitingRow[] {
  return rows
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => ranks[one.urgencia] - ranks[other.urgencia]);
}
