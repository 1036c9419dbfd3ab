import { requestStates } from "@atrio/contract/kinds";
import type { Balance, BalanceKind } from "@atrio/contract/leave/leave";
import type { LeaveUnit } from "@atrio/contract/request-view";

import {
  allocate,
  earnedOn,
  grantIn,
  hundredths,
  lotsOf,
  neverExpires,
  ruleOf,
  spareBetween,
} from "../lots.rules.ts";
import type {
  Adjustment,
  Allocation,
  GrantRule,
  Granted,
  Lot,
  Opening,
  SundayWork,
  Use,
} from "../lots.rules.ts";
import { exceeding, takenBy, withoutDoubles } from "../uses.rules.ts";

/** A day that some request charges to a balance. */
export type StoredUse = {
  saldo: BalanceKind;
  solicitud_id: number;
  /** The approved request that it would replace, while it is pending. */
  rectifica_id: number | null;
  fecha: string;
  /** Days or minutes. */
  coste: number;
  aprobada: boolean;
  devuelta_por: number | null;
  devolucion: string | null;
};

/** Data that a worker's balances are computed from; amounts in days or minutes. */
export type Ledger = {
  trabajador_id: number;
  fecha_alta: string;
  fecha_baja: string | null;
  reglas: GrantRule[];
  ajustes: Adjustment[];
  iniciales: Opening[];
  /** Sundays and holidays worked, in order. */
  domingos: SundayWork[];
  usos: StoredUse[];
  /** Locked years. */
  cerrados: number[];
  /** Units of the balances that an active rule spends. */
  unidades: Array<{ saldo: BalanceKind; unidad: LeaveUnit }>;
};

/** Days that a request would charge. */
export type AskedUses = {
  saldo: BalanceKind;
  uses: ReadonlyArray<{ fecha: string; coste: number }>;
  /** Local date from which the balance's card counts; without it `caduca_antes` is 0. */
  today?: string | undefined;
  /** The edited pending request, whose reservation is free. */
  solicitud_id?: number | undefined;
  /** The approved request that it would replace: only the excess over it is new. */
  rectifica_id?: number | undefined;
};

/** Effect of a request on its balance, by year of its days; amounts in days or minutes. */
export type BalanceVerdict = {
  saldo: BalanceKind;
  unidad: LeaveUnit;
  /** Years asked for, in order; counted from the first day asked for in each. */
  anyos: Array<{
    anyo: number;
    antes: number;
    coste: number;
    despues: number;
    /** Amount of the year's card beyond `antes`: it expires before the first day asked for. */
    caduca_antes: number;
  }>;
  /** First year without enough balance, and its available part. */
  shortage: { anyo: number; available: number } | null;
};

/** Every balance, in the order of the page. */
export const kinds: readonly BalanceKind[] = [
  "vacaciones",
  "asuntos_propios",
  "horas_retribuidas",
  "domingos",
];

type View = { year: number; today: string };

/** The balances of a year, or the one asked for. */
export function balancesOf(
  ledger: Ledger,
  view: View & { saldo?: BalanceKind | undefined },
): Balance[] {
  return kinds
    .filter((kind) => view.saldo === undefined || kind === view.saldo)
    .map((kind) => balanceOf(ledger, { ...view, saldo: kind }));
}

/**
 * Balance of a year as of today (local date), made of the lots that can be enjoyed on some day of
 * the year; uses of earlier years are left out, those of later years are not.
 */
export function balanceOf(ledger: Ledger, view: View & { saldo: BalanceKind }): Balance {
  const { year } = view;
  const uses = usesOf(ledger, view.saldo);
  const granted = grantedFor(ledger, view.saldo, lastYear(uses, year));
  const allocation = allocate(granted.lots, uses);
  const lots = lotsOfView(allocation, view);
  const rule = ruleFor(ledger, view);
  const unit = ledger.unidades.find((one) => one.saldo === view.saldo);
  const isLocked = ledger.cerrados.includes(year);
  const spare = isLocked ? 0 : spareInYear(allocation, uses, view);
  return {
    saldo: view.saldo,
    anyo: year,
    unidad: unitOf(ledger, view.saldo),
    habilitado: unit !== undefined && ((rule?.cantidad ?? 0) > 0 || lots.length > 0),
    bloqueo_anual: isLocked,
    ...figuresOf({ ledger, view, uses, granted, spare, lots }),
    fechas: daysOf(uses, view, true),
    fechas_pendientes: daysOf(uses, view, false),
    lotes: lots,
    observaciones_trabajador: ledger.ajustes
      .filter((one) => one.saldo === view.saldo && one.anyo === year)
      .map((one) => one.motivo),
    anyos: yearsOf(ledger, view),
  };
}

function ruleFor(ledger: Ledger, view: View & { saldo: BalanceKind }): GrantRule | undefined {
  const rules = ledger.reglas.filter((rule) => rule.saldo === view.saldo);
  return ruleOf(rules, view.year);
}

type Figures = Pick<
  Balance,
  | "dias_totales"
  | "dias_ajuste"
  | "dias_resultantes"
  | "dias_usados"
  | "dias_aprobados"
  | "dias_pendientes"
  | "dias_aprobados_pendientes"
  | "dias_caducados"
  | "dias_reservados"
  | "dias_restantes"
  | "dias_disponibles_anyo"
>;

/**
 * Figures of a year that add up on their face (Rule LEAVE-27): resulting − used − approved − pending −
 * expired − reserved = available. Reserved is the part that requests of the next year need, or that a
 * locked or past year no longer gives; the rest of an overdrawn year is negative.
 */
function figuresOf(input: {
  ledger: Ledger;
  view: View & { saldo: BalanceKind };
  uses: readonly Use[];
  granted: Granted;
  /** Amount that requests for days of the year can still take, in hundredths. */
  spare: number;
  lots: Balance["lotes"];
}): Figures {
  const { view, uses, granted, spare, lots } = input;
  const owed = granted.owed.get(view.year) ?? 0;
  const inYear = uses.filter((use) => isIn(view.year, use.fecha));
  const approved = inYear.filter((use) => use.aprobada);
  const used = sum(approved.filter((use) => use.fecha <= view.today));
  const coming = sum(approved) - used;
  const pending = sum(inYear) - used - coming;
  const total = grantedInYear(input.ledger, view);
  const resulting = sumOf(lots, (lot) => lot.cantidad) - owed;
  const expired = sumOf(lots, (lot) =>
    isIn(view.year, lot.caduca_el ?? neverExpires) ? lot.caducado : 0,
  );
  const rest = resulting - used - coming - pending - expired;
  const available = Math.min(rest, spare);
  return {
    dias_totales: amountOf(total),
    dias_ajuste: amountOf(resulting - total),
    dias_resultantes: amountOf(resulting),
    dias_usados: amountOf(used),
    dias_aprobados: amountOf(coming),
    dias_pendientes: amountOf(pending),
    dias_aprobados_pendientes: amountOf(used + coming + pending),
    dias_caducados: amountOf(expired),
    dias_reservados: amountOf(rest - available),
    dias_restantes: amountOf(available),
    dias_disponibles_anyo: amountOf(Math.max(0, available)),
  };
}

/** Granted for the year itself, before adjustments. */
function grantedInYear(ledger: Ledger, view: View & { saldo: BalanceKind }): number {
  const rule = ruleFor(ledger, view);
  if (view.saldo !== "domingos") return grantIn({ ...ledger, saldo: view.saldo }, rule, view.year);
  if (rule === undefined) return 0;
  return ledger.domingos
    .filter((day) => isIn(view.year, day.dia))
    .reduce((total, day) => total + earnedOn(day, rule), 0);
}

/** The lots of a year as they are shown, first expiring first. */
function lotsOfView(allocation: Allocation, { year, today }: View): Balance["lotes"] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const taken = Map.groupBy(allocation.charges, (charge) => charge.lot);
  return allocation.lots
    .filter((lot) => lot.desde <= last && lot.caduca_el >= first)
    .map((lot) => {
      const charges = taken.get(lot) ?? [];
      const later = charges.filter(({ use }) => use.fecha >= first);
      const approved = sum(later.filter(({ use }) => use.aprobada));
      const opening = lot.cantidad - sum(charges) + sum(later);
      const left = opening - sum(later);
      return {
        origen: originIn(lot, year),
        anyo: lot.anyo,
        cantidad: amountOf(opening),
        usado: amountOf(approved),
        pendiente: amountOf(sum(later) - approved),
        desde: lot.desde,
        caduca_el: lot.caduca_el === neverExpires ? null : lot.caduca_el,
        caducado: amountOf(lot.caduca_el < today ? left : 0),
        motivo: lot.motivo,
      };
    })
    .filter((lot) => lot.cantidad > 0);
}

/** The rest of an earlier year is carried over, except days given back by a medical leave. */
function originIn(lot: Lot, year: number): Balance["lotes"][number]["origen"] {
  return lot.origen === "devolucion" || lot.anyo === year ? lot.origen : "arrastre";
}

function spareInYear(allocation: Allocation, uses: readonly Use[], { year, today }: View): number {
  const first = `${year}-01-01`;
  const from = today > first ? today : first;
  return spareBetween(allocation.lots, uses, { from, until: `${year}-12-31` });
}

function daysOf(uses: readonly Use[], { year }: View, approved: boolean): Balance["fechas"] {
  return uses
    .filter((use) => use.aprobada === approved && isIn(year, use.fecha))
    .map((use) => ({
      solicitud_id: use.solicitud_id,
      fecha: use.fecha,
      coste: amountOf(use.coste),
      estado_id: approved ? requestStates.approved : requestStates.pending,
      devuelta: use.devuelta_por !== null,
    }));
}

/** Years with something to look at, newest first: also the next one, which can be asked for. */
function yearsOf(ledger: Ledger, view: View & { saldo: BalanceKind }): number[] {
  const current = yearOf(view.today);
  const starts = [
    ...ledger.reglas.map((one) => ({ ...one, anyo: one.desde_anyo })),
    ...ledger.ajustes,
  ]
    .filter((one) => one.saldo === view.saldo)
    .map((one) => one.anyo);
  const last =
    ledger.fecha_baja === null ? current + 1 : Math.min(current + 1, yearOf(ledger.fecha_baja));
  const first = Math.max(Math.min(...starts, current), yearOf(ledger.fecha_alta));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => last - index);
}

/**
 * Effect of a request on a balance. Pending requests count as approved; one that would replace an
 * approved request takes the excess over it while it waits, and must fit without it.
 */
export function judgeBalance(ledger: Ledger, asked: AskedUses): BalanceVerdict {
  const wanted = asked.uses.map((use) => asUse({ ...use, coste: hundredths(use.coste) }));
  const base = usesOf(ledger, asked.saldo, asked.solicitud_id);
  const { lots } = grantedFor(ledger, asked.saldo, lastYear([...base, ...wanted], 0));
  const reserved = exceeding(wanted, takenBy(base, asked.rectifica_id));
  const kept = base.filter(
    (use) => use.solicitud_id !== asked.rectifica_id || use.devuelta_por !== null,
  );
  const settled = [...kept, ...wanted];
  const after = allocate(lots, settled);
  const years = yearsOfUses(wanted).map((year) => {
    const days = wanted.filter((use) => isIn(year, use.fecha));
    const from = days.map((use) => use.fecha).toSorted()[0] ?? "";
    const range = { from, until: `${year}-12-31` };
    const known = [...base, ...reserved.filter((use) => yearOf(use.fecha) < year)];
    const before = allocate(lots, known);
    const spare = spareBetween(before.lots, known, range);
    const view = { year, today: asked.today ?? from };
    const spareOfCard = asked.today === undefined ? spare : spareInYear(before, known, view);
    return {
      anyo: year,
      antes: amountOf(spare),
      caduca_antes: amountOf(Math.max(0, spareOfCard - spare)),
      coste: amountOf(sum(days)),
      despues: amountOf(spareBetween(after.lots, settled, range)),
    };
  });
  return {
    saldo: asked.saldo,
    unidad: unitOf(ledger, asked.saldo),
    anyos: years,
    shortage: shortageOf(lots, base, reserved) ?? shortageOf(lots, kept, wanted),
  };
}

/** First year in which uses exceed the balance that existing ones leave. */
function shortageOf(
  lots: readonly Lot[],
  there: readonly Use[],
  added: readonly Use[],
): BalanceVerdict["shortage"] {
  let known = [...there];
  for (const year of yearsOfUses(added)) {
    const days = added.filter((use) => isIn(year, use.fecha));
    const next = [...known, ...days];
    const missing = uncoveredIn(allocate(lots, next)) - uncoveredIn(allocate(lots, known));
    if (missing > 0) return { anyo: year, available: amountOf(sum(days) - missing) };
    known = next;
  }
  return null;
}

/** Amount by which adjustments and requested days exceed a balance's lots, in hundredths. */
export function debtOf(ledger: Ledger, saldo: BalanceKind): number {
  const uses = usesOf(ledger, saldo);
  const last = Math.max(0, ...ledger.ajustes.map((one) => one.anyo));
  const granted = grantedFor(ledger, saldo, lastYear(uses, last));
  const owed = [...granted.owed.values()].reduce((all, one) => all + one, 0);
  return owed + uncoveredIn(allocate(granted.lots, uses));
}

function yearsOfUses(uses: ReadonlyArray<{ fecha: string }>): number[] {
  return [...new Set(uses.map((use) => yearOf(use.fecha)))].toSorted((a, b) => a - b);
}

/**
 * Uses of a balance in hundredths; of a pending rectification only its excess over the replaced
 * request.
 */
function usesOf(ledger: Ledger, saldo: BalanceKind, without?: number): Use[] {
  return withoutDoubles(
    ledger.usos
      .filter((use) => use.saldo === saldo && use.solicitud_id !== without)
      .map((use) => ({ ...use, coste: hundredths(use.coste) })),
  );
}

function asUse(use: { fecha: string; coste: number }): Use {
  return { solicitud_id: 0, aprobada: false, devuelta_por: null, devolucion: null, ...use };
}

function grantedFor(ledger: Ledger, saldo: BalanceKind, until: number): Granted {
  return lotsOf({ ...ledger, saldo }, until);
}

function lastYear(uses: ReadonlyArray<{ fecha: string }>, year: number): number {
  return uses.reduce((last, use) => Math.max(last, yearOf(use.fecha)), year);
}

function uncoveredIn(allocation: Allocation): number {
  return allocation.uncovered.reduce((all, one) => all + one.cantidad, 0);
}

/** Unit of a balance: that of the rule which spends it, or its usual one without a rule. */
export function unitOf({ unidades }: Pick<Ledger, "unidades">, saldo: BalanceKind): LeaveUnit {
  const spent = unidades.find((one) => one.saldo === saldo);
  return spent?.unidad ?? (saldo === "horas_retribuidas" ? "horas" : "laborables");
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const isIn = (year: number, date: string): boolean => yearOf(date) === year;
const amountOf = (value: number): number => value / 100;

function sum(entries: ReadonlyArray<{ coste: number } | { cantidad: number }>): number {
  return entries.reduce((all, one) => all + ("coste" in one ? one.coste : one.cantidad), 0);
}

/** Sums amounts in hundredths. */
function sumOf<T>(entries: readonly T[], amount: (entry: T) => number): number {
  return entries.reduce((all, one) => all + hundredths(amount(one)), 0);
}
