import type { BalanceKind } from "@atrio/contract/leave/leave";

import { epochDay } from "../../../lib/calendar/dates.ts";

/** Amounts are hundredths of a day, or of a minute: whole numbers add up exactly. */
export type Lot = {
  origen: "anual" | "ajuste" | "devolucion" | "domingo";
  /** Year that it was granted for. */
  anyo: number;
  cantidad: number;
  /** First and last day on which it can be enjoyed; `neverExpires` for holidays given back by a birth. */
  desde: string;
  caduca_el: string;
  /** Reason of an adjustment. */
  motivo: string | null;
  /** The absence that gave it back. */
  devuelta_por: number | null;
};

/** Days of a balance that a request charges on a date. */
export type Use = {
  solicitud_id: number;
  fecha: string;
  /** Hundredths. */
  coste: number;
  aprobada: boolean;
  /** The absence that gave it back, and until when it is to be enjoyed. */
  devuelta_por: number | null;
  devolucion: string | null;
};

/** Last day of a lot that does not expire. */
export const neverExpires = "9999-12-31";

/** Charge of a use to a lot. */
export type Charge = { use: Use; lot: Lot; cantidad: number };

/** Lots with all their charges, and the uncovered rest. */
export type Allocation = {
  /** Given lots and those made by medical leaves, first expiring first. */
  lots: Lot[];
  charges: Charge[];
  /** Hundredths, by the use that they belong to. */
  uncovered: Array<{ use: Use; cantidad: number }>;
};

/** Grant of a balance from a year on. */
export type GrantRule = {
  saldo: BalanceKind;
  desde_anyo: number;
  cantidad: number;
  arrastre_maximo: number;
  arrastre_hasta: string;
  proporcional: boolean;
};

/** Work on a Sunday or holiday: minutes worked, of a usual day, and the company's minimum if it has one. */
export type SundayWork = { dia: string; minutos: number; habitual: number; minimo: number | null };

/**
 * Rest that a Sunday or holiday earns, in hundredths (Rule LEAVE-36): nothing below the minimum, half of a
 * usual day unless the company sets another, then the share of a usual day that was worked.
 */
export function earnedOn(day: SundayWork, rule: Pick<GrantRule, "cantidad">): number {
  const { minutos, habitual, minimo } = day;
  if (minutos <= 0 || minutos < (minimo ?? habitual / 2)) return 0;
  return Math.round(hundredths(rule.cantidad) * Math.min(1, minutos / habitual));
}

/** A correction of a year's balance; null expires as the rest of its year does. */
export type Adjustment = {
  saldo: BalanceKind;
  anyo: number;
  cantidad: number;
  caduca_el: string | null;
  motivo: string;
};

/** Balance that a worker begins with, in place of the grant of its year (Rule LEAVE-58). */
export type Opening = { saldo: BalanceKind; anyo: number; cantidad: number };

/** Sources of a worker's lots of a balance; amounts in days or minutes. */
export type Sources = {
  saldo: BalanceKind;
  /** First and last day of work. */
  fecha_alta: string;
  fecha_baja: string | null;
  reglas: readonly GrantRule[];
  ajustes: readonly Adjustment[];
  /** Balances that the worker began with. */
  iniciales: readonly Opening[];
  /** Sundays and holidays worked, in order; of 'domingos' only. */
  domingos: readonly SundayWork[];
};

/** Lots of a balance, and the excess of negative adjustments over them, by year. */
export type Granted = { lots: Lot[]; owed: Map<number, number> };

/**
 * The lots of a balance from its first year to `until`. A year's grant and its adjustments last
 * until 31 December; up to the carry-over of them until the day that the rule names in the next
 * year. A worked Sunday is a lot from that day on. A negative adjustment takes from the lot that
 * expires first.
 */
export function lotsOf(sources: Sources, until: number): Granted {
  const rules = sources.reglas.filter((rule) => rule.saldo === sources.saldo);
  const adjustments = sources.ajustes.filter((one) => one.saldo === sources.saldo);
  const opening = sources.iniciales.find((one) => one.saldo === sources.saldo);
  const years =
    opening === undefined
      ? [...rules.map((rule) => rule.desde_anyo), ...adjustments.map((one) => one.anyo)]
      : [opening.anyo];
  const owed = new Map<number, number>();
  const lots: Lot[] = [];
  for (let year = Math.min(...years); year <= until; year += 1) {
    const rule = ruleOf(rules, year);
    const made = lotsOfYear(sources, { rule, year, adjustments });
    const taken = adjustments
      .filter((one) => one.anyo === year && one.cantidad < 0)
      .reduce((total, one) => total - hundredths(one.cantidad), 0);
    const left = takeFrom(made, taken);
    if (left > 0) owed.set(year, left);
    lots.push(...made.filter((lot) => lot.cantidad > 0));
  }
  return { lots, owed };
}

/** The rule that holds for a year: the newest that began by then. */
export function ruleOf(rules: readonly GrantRule[], year: number): GrantRule | undefined {
  return rules
    .filter((rule) => rule.desde_anyo <= year)
    .toSorted((a, b) => b.desde_anyo - a.desde_anyo)[0];
}

/** An amount in hundredths: whole numbers add up exactly. */
export function hundredths(amount: number): number {
  return Math.round(amount * 100);
}

function lotsOfYear(
  sources: Sources,
  input: { rule: GrantRule | undefined; year: number; adjustments: readonly Adjustment[] },
): Lot[] {
  const { rule, year } = input;
  const lots: Lot[] = [];
  const add = (lot: Pick<Lot, "origen" | "cantidad"> & Partial<Lot>): void => {
    const dates = { desde: `${year}-01-01`, caduca_el: `${year}-12-31` };
    lots.push({ anyo: year, ...dates, motivo: null, devuelta_por: null, ...lot });
  };
  if (sources.saldo !== "domingos") {
    add({ origen: "anual", cantidad: grantIn(sources, rule, year) });
  }
  const own: Lot[] = [];
  for (const one of input.adjustments) {
    if (one.anyo !== year || one.cantidad < 0) continue;
    add({ origen: "ajuste", cantidad: hundredths(one.cantidad), motivo: one.motivo });
    const made = one.caduca_el === null ? undefined : lots.pop();
    if (made !== undefined) own.push({ ...made, caduca_el: one.caduca_el ?? made.caduca_el });
  }
  for (const day of sources.saldo === "domingos" ? sources.domingos : []) {
    if (rule === undefined || !day.dia.startsWith(`${year}-`)) continue;
    add({ origen: "domingo", cantidad: earnedOn(day, rule), desde: day.dia });
  }
  return [...carry(lots, rule), ...own].filter((lot) => lot.cantidad > 0).toSorted(byExpiry);
}

/** Puts the carry-over on the latest grant, so that a late lot is not lost at once. */
function carry(lots: readonly Lot[], rule: GrantRule | undefined): Lot[] {
  let capacity = hundredths(rule?.arrastre_maximo ?? 0);
  const ending = rule?.arrastre_hasta ?? "12-31";
  return lots
    .toSorted((a, b) => compare(b.desde, a.desde))
    .flatMap((lot) => {
      const carried = Math.min(capacity, lot.cantidad);
      capacity -= carried;
      return [
        { ...lot, cantidad: lot.cantidad - carried },
        { ...lot, cantidad: carried, caduca_el: `${lot.anyo + 1}-${ending}` },
      ];
    });
}

/** Grant of a year in hundredths: the opening balance of the year with which the records begin. */
export function grantIn(
  sources: Pick<Sources, "saldo" | "fecha_alta" | "fecha_baja" | "iniciales">,
  rule: GrantRule | undefined,
  year: number,
): number {
  const opening = sources.iniciales.find((one) => one.saldo === sources.saldo);
  if (opening !== undefined && year <= opening.anyo) {
    return year === opening.anyo ? hundredths(opening.cantidad) : 0;
  }
  return rule === undefined ? 0 : grantOf(sources, rule, year);
}

/**
 * Grant of a rule to a person for a year, in hundredths: all of it, or the share of their days in
 * the company, rounded up to half days (whole minutes of paid hours).
 */
function grantOf(
  sources: Pick<Sources, "saldo" | "fecha_alta" | "fecha_baja">,
  rule: GrantRule,
  year: number,
): number {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const from = sources.fecha_alta > first ? sources.fecha_alta : first;
  const until =
    sources.fecha_baja !== null && sources.fecha_baja < last ? sources.fecha_baja : last;
  const employed = Math.max(0, epochDay(until) - epochDay(from) + 1);
  const days = epochDay(last) - epochDay(first) + 1;
  const whole = hundredths(rule.cantidad);
  if (employed === 0) return 0;
  if (employed === days || !rule.proporcional) return whole;
  const step = sources.saldo === "horas_retribuidas" ? 100 : 50;
  return Math.min(whole, Math.ceil((whole * employed) / (days * step)) * step);
}

/** Consumes lots in their order; answers the missing amount. */
function takeFrom(lots: readonly Lot[], amount: number): number {
  let left = amount;
  for (const lot of lots) {
    const taken = Math.min(left, lot.cantidad);
    lot.cantidad -= taken;
    left -= taken;
  }
  return left;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const origins: ReadonlyArray<Lot["origen"]> = ["devolucion", "anual", "ajuste", "domingo"];

/** First expiring first; then the older grant. */
function byExpiry(a: Lot, b: Lot): number {
  return (
    compare(a.caduca_el, b.caduca_el) ||
    a.anyo - b.anyo ||
    origins.indexOf(a.origen) - origins.indexOf(b.origen) ||
    compare(a.desde, b.desde)
  );
}

/** Days in order; within a day first those given back by a medical leave. */
function byDay(a: Use, b: Use): number {
  return (
    compare(a.fecha, b.fecha) ||
    Number(a.devuelta_por === null) - Number(b.devuelta_por === null) ||
    a.solicitud_id - b.solicitud_id
  );
}

/**
 * Charges uses to lots, day after day, first expiring first. Days displaced by a medical leave or a
 * birth stay charged and make a lot of the same year, to be enjoyed until 18 months after its end, or
 * without that limit (ET 38.3).
 */
export function allocate(lots: readonly Lot[], uses: readonly Use[]): Allocation {
  let open = lots
    .map((lot) => ({ lot, left: lot.cantidad }))
    .toSorted((a, b) => byExpiry(a.lot, b.lot));
  const charges: Charge[] = [];
  const uncovered: Allocation["uncovered"] = [];
  const giveBack = (charge: Charge): void => {
    const { use } = charge;
    // Days given back after New Year are none of the year before.
    const made = open.find(
      ({ lot }) =>
        lot.devuelta_por === use.devuelta_por &&
        lot.anyo === charge.lot.anyo &&
        lot.desde.slice(0, 4) === use.fecha.slice(0, 4),
    );
    if (made === undefined) open.push({ lot: returnedLot(charge), left: charge.cantidad });
    else {
      made.lot.cantidad += charge.cantidad;
      made.left += charge.cantidad;
    }
  };
  for (const use of uses.toSorted(byDay)) {
    let needed = use.coste;
    const taken: Charge[] = [];
    for (const entry of open) {
      const { lot } = entry;
      const amount = Math.min(needed, entry.left);
      if (amount === 0 || use.fecha < lot.desde || use.fecha > lot.caduca_el) continue;
      entry.left -= amount;
      needed -= amount;
      taken.push({ use, lot, cantidad: amount });
    }
    charges.push(...taken);
    if (needed > 0) uncovered.push({ use, cantidad: needed });
    if (use.devuelta_por !== null) {
      for (const charge of taken) giveBack(charge);
      open = open.toSorted((a, b) => byExpiry(a.lot, b.lot));
    }
  }
  return { lots: open.map(({ lot }) => lot), charges, uncovered };
}

function returnedLot({ use, lot, cantidad }: Charge): Lot {
  return {
    origen: "devolucion",
    anyo: lot.anyo,
    cantidad,
    desde: use.fecha,
    caduca_el: use.devolucion === "sin_limite" ? neverExpires : `${lot.anyo + 2}-06-30`,
    motivo: null,
    devuelta_por: use.devuelta_por,
  };
}

/**
 * Maximum, in hundredths, that could still be enjoyed on days of a range: the lots' yield to a
 * request for everything there, once every known use has its share of any lot.
 */
export function spareBetween(
  lots: readonly Lot[],
  uses: readonly Use[],
  range: { from: string; until: string },
): number {
  if (range.from > range.until) return 0;
  const everything = lots.reduce((total, lot) => total + lot.cantidad, 0);
  const hungry = lots
    .filter((lot) => lot.caduca_el >= range.from && lot.desde <= range.until)
    .map((lot): Use => {
      const date = lot.caduca_el < range.until ? lot.caduca_el : range.until;
      const use = { solicitud_id: 0, aprobada: false, devuelta_por: null, devolucion: null };
      return { ...use, fecha: date, coste: everything };
    });
  // Days given back are among the lots already.
  const plain = uses.map((use) => ({ ...use, devuelta_por: null }));
  return covered(lots, [...plain, ...hungry]) - covered(lots, plain);
}

function covered(lots: readonly Lot[], uses: readonly Use[]): number {
  return allocate(lots, uses).charges.reduce((total, charge) => total + charge.cantidad, 0);
}
