import type { Language } from "@atrio/contract/common";
import type { Balance } from "@atrio/contract/leave/leave";
import type { CertificateKind } from "@atrio/contract/papers/certificates";
import type { Payslip } from "@atrio/contract/papers/payslips";

import { addDays, dateOfEpochDay, epochDay, weekdayOf } from "../../../lib/calendar/dates.ts";

/** Kinds that are about a year. */
export const yearlyKinds: readonly CertificateKind[] = ["vacaciones", "ingresos"];

/** Certificates that a person may ask for on a day. */
export const certificatesPerDay = 20;

/** Facts about a person and their company that a certificate may state, on a local date. */
export type CertificateSubject = {
  nombre_completo: string;
  sexo: "H" | "M" | "X" | null;
  nif: string | null;
  puesto: string | null;
  fecha_alta: string;
  fecha_baja: string | null;
  idioma: Language;
  empresa: string;
  cif: string | null;
  telefono_empresa: string | null;
  email_contacto: string | null;
  centro: string | null;
  direccion: string | null;
  codigo_contrato: string | null;
  horas_semanales: number | null;
  fecha_fin: string | null;
};

/** Whole years, months and days between two local dates, as people count them. */
export type Span = { years: number; months: number; days: number };

/** Whole months first and days from there, as the portal's own page counts; zero before the start. */
export function spanBetween(from: string, to: string): Span {
  if (to <= from) return { years: 0, months: 0, days: 0 };
  const [startYear, startMonth, startDay] = partsOf(from);
  const [endYear, endMonth, endDay] = partsOf(to);
  const begun = endDay < startDay ? 1 : 0;
  const months = (endYear - startYear) * 12 + endMonth - startMonth - begun;
  const days = epochDay(to) - epochDay(monthsAfter(from, months));
  return { years: Math.floor(months / 12), months: months % 12, days };
}

function partsOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

/** A date some months later; in a shorter month its last day. */
function monthsAfter(date: string, months: number): string {
  const [year, month, day] = partsOf(date);
  const index = year * 12 + month - 1 + months;
  const first = firstOf(index);
  const last = epochDay(firstOf(index + 1)) - 1;
  return dateOfEpochDay(Math.min(epochDay(first) + day - 1, last));
}

function firstOf(index: number): string {
  const year = String(Math.floor(index / 12)).padStart(4, "0");
  return `${year}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}

/**
 * Kind of a contract by the first figure of its public employment service code: 1 and 2 permanent,
 * 3 permanent by seasons, 4 and 5 fixed term (full-time and part-time each).
 */
export function contractKind(code: string): "1" | "2" | "3" | "4" | "5" | null {
  const [first] = code;
  const known = ["1", "2", "3", "4", "5"] as const;
  return known.find((kind) => kind === first) ?? null;
}

/** Consecutive days of leave of one request. */
export type LeaveRun = { from: string; to: string; days: number };

/** A year's holidays as printed on a certificate; in days. */
export type LeaveFacts = {
  unit: Balance["unidad"];
  entitled: number;
  enjoyed: number;
  /** Days of the year's grant enjoyed or approved on days of later years. */
  later: number;
  expired: number;
  /** Still to be enjoyed, with dates or without. */
  left: number;
  /** Enjoyed or approved days that are still to come. */
  coming: number;
  runs: LeaveRun[];
  comingRuns: LeaveRun[];
};

const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

/**
 * A year's holidays as of today (local date). Days given back by a medical leave were not enjoyed
 * and leave no trace; pending days count as not asked for.
 */
export function leaveFactsOf(balance: Balance, today: string): LeaveFacts {
  const taken = balance.fechas.filter((day) => !day.devuelta);
  const returned = total(balance.fechas.filter((day) => day.devuelta).map((day) => day.coste));
  const past = taken.filter((day) => day.fecha <= today);
  const future = taken.filter((day) => day.fecha > today);
  const enjoyed = total(past.map((day) => day.coste));
  const coming = total(future.map((day) => day.coste));
  const used = total(balance.lotes.map((lot) => lot.usado));
  const expired = total(balance.lotes.map((lot) => lot.caducado));
  const later = Math.max(0, total([used, -enjoyed, -coming, -returned]));
  const entitled = total([balance.dias_resultantes, -returned]);
  return {
    unit: balance.unidad,
    entitled,
    enjoyed,
    later,
    expired,
    left: total([entitled, -enjoyed, -later, -expired]),
    coming,
    runs: runsOf(past),
    comingRuns: runsOf(future),
  };
}

/** True if there is anything to certify of a year's holidays. */
export function hasLeave(facts: LeaveFacts): boolean {
  return facts.entitled !== 0 || facts.enjoyed !== 0 || facts.coming !== 0;
}

/** Days of one request behind one another; a weekend between them that costs nothing joins them. */
export function runsOf(
  days: ReadonlyArray<{ solicitud_id: number; fecha: string; coste: number }>,
): LeaveRun[] {
  const runs: Array<LeaveRun & { request: number }> = [];
  const sorted = days.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
  for (const day of sorted) {
    const last = runs.at(-1);
    if (last?.request === day.solicitud_id && isNext(last.to, day.fecha)) {
      last.to = day.fecha;
      last.days = total([last.days, day.coste]);
    } else {
      runs.push({ request: day.solicitud_id, from: day.fecha, to: day.fecha, days: day.coste });
    }
  }
  return runs.map(({ from, to, days: length }) => ({ from, to, days: length }));
}

function isNext(last: string, day: string): boolean {
  let next = addDays(last, 1);
  while (next < day && weekdayOf(epochDay(next)) > 5) next = addDays(next, 1);
  return next === day;
}

/** Figures of a payslip that an income certificate repeats; euros. */
export type PaidSlip = {
  month: number;
  gross: number;
  inKind: number;
  contributions: number;
  withheld: number;
  net: number;
};

/** Payslips added up by month, in its order, and all of them; added in cents. */
export function payByMonth(slips: readonly PaidSlip[]): { months: PaidSlip[]; all: PaidSlip } {
  const groups = Map.groupBy(slips, (slip) => slip.month);
  const months = [...groups.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([month, list]) => addUp(month, list));
  return { months, all: addUp(0, slips) };
}

function addUp(month: number, slips: readonly PaidSlip[]): PaidSlip {
  return {
    month,
    gross: total(slips.map((slip) => slip.gross)),
    inKind: total(slips.map((slip) => slip.inKind)),
    contributions: total(slips.map((slip) => slip.contributions)),
    withheld: total(slips.map((slip) => slip.withheld)),
    net: total(slips.map((slip) => slip.net)),
  };
}

/** Months of payslips without figures on the portal, in their order. */
export function monthsWithoutFigures(
  slips: ReadonlyArray<Pick<Payslip, "anyo" | "mes_pago" | "total_percibir">>,
): Array<{ anyo: number; mes: number }> {
  const missing = slips.filter((slip) => slip.total_percibir === null);
  return [...Map.groupBy(missing, (slip) => slip.anyo * 12 + slip.mes_pago - 1)]
    .toSorted(([one], [other]) => one - other)
    .map(([index]) => ({ anyo: Math.floor(index / 12), mes: (index % 12) + 1 }));
}

/** Payslips with figures as an income certificate counts them; `inKind` in euros by payslip. */
export function slipsOf(
  slips: ReadonlyArray<
    Pick<
      Payslip,
      | "id"
      | "mes_pago"
      | "total_devengado"
      | "total_aportaciones"
      | "descuento_irpf"
      | "total_percibir"
    >
  >,
  inKind: ReadonlyMap<number, number>,
): PaidSlip[] {
  return slips.map((slip) => ({
    month: slip.mes_pago,
    gross: slip.total_devengado ?? 0,
    inKind: inKind.get(slip.id) ?? 0,
    contributions: slip.total_aportaciones ?? 0,
    withheld: slip.descuento_irpf ?? 0,
    net: slip.total_percibir ?? 0,
  }));
}
