import type { BankConfig } from "@atrio/contract/time/hours-bank";

import { epochOf } from "../src/lib/calendar/clock.ts";
import { addDays, monthRange } from "../src/lib/calendar/dates.ts";
import type { SigningVersion } from "../src/modules/time/clocking/clocking.rules.ts";
import { minutesBetween } from "../src/modules/time/clocking/clocking.rules.ts";
import {
  compensations,
  creditedMinutes,
  savedMinutes,
  states,
  transferOf,
  yearOf,
} from "../src/modules/time/hours-bank/hours-bank.rules.ts";

import type { Random } from "./random.ts";
import type { Window } from "./window.ts";
import { askedOn } from "./work-plan.ts";
import type { WorkPlan } from "./work-plan.ts";

/** The rules of a demo company's years. */
export type Bank = readonly BankConfig[];

/** A day whose work differs from its schedule by more than the threshold. */
export type Difference = { dia: string; minutos_diferencia: number; minutos: number };

/** Outcome of a difference; `decided` and `transferred` are dates. */
export type Outcome = Difference & {
  pe_compensacion_id: number;
  estado_id: number;
  observaciones: string | null;
  decided: string | null;
  /** By whom it was decided; null while pending. */
  by: "administrator" | "supervisor" | null;
  respuesta: string | null;
  transferred: string | null;
  destino: "nomina" | "anyo_siguiente" | null;
  isValidated: boolean;
};

/** A line of the statement; `of` is the place of its incidence among the outcomes. */
export type Line = {
  anyo: number;
  fecha: string;
  tipo: "incidencia" | "traslado_nomina" | "traspaso" | "caducidad";
  minutos: number;
  of: number | null;
};

type Signing = Pick<SigningVersion, "hora_inicio" | "hora_fin"> & { counts: boolean };

/**
 * A bank from the window's first whole year on: quarters of an hour, four hours a day, fifty a year,
 * lost at the end of March of the year after.
 */
export function bankOf(window: Window): Bank {
  const first = yearOf(window.from) + 1;
  const last = yearOf(window.today);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    anyo: first + index,
    activa: true,
    umbral_minutos: 15,
    intervalo_minutos: 15,
    maximo_diario_minutos: 240,
    tope_anual_minutos: 3000,
    caduca_el: `${first + index + 1}-03-31`,
  }));
}

/** A day's saved difference, as the review of the hours bank computes it. */
export function differenceOn(
  day: { dia: string; signings: readonly Signing[] },
  work: WorkPlan,
  bank: Bank,
): Difference | undefined {
  const config = bank.find(({ anyo }) => anyo === yearOf(day.dia));
  if (config === undefined) return undefined;
  let worked = 0;
  for (const { hora_inicio, hora_fin, counts } of day.signings) {
    if (hora_fin === null) return undefined;
    if (counts) worked += minutesBetween(epochOf(hora_inicio), epochOf(hora_fin));
  }
  const { minutes: scheduled } = askedOn(work, day.dia);
  const saved = savedMinutes(worked - scheduled, config);
  if (saved === 0) return undefined;
  return { dia: day.dia, minutos_diferencia: worked - scheduled, minutos: saved };
}

const remarks = [
  "Se alargó la última cita.",
  "Cubrí a una compañera.",
  "Inventario de fin de mes.",
  "Salí antes por una gestión, avisado.",
] as const;

const reasons = [
  "No estaba autorizado de antemano.",
  "Ese día ya se compensó con la salida anticipada del viernes.",
] as const;

/**
 * Draws the outcome of a person's differences, oldest first. Those of this month are still pending,
 * but for a few; those of earlier months are decided, and last year's hours have gone to payroll,
 * to the new year or, in spring, expired.
 */
export function drawOutcomes(
  random: Random,
  differences: readonly Difference[],
  window: Window,
): Outcome[] {
  const thisMonth = `${window.today.slice(0, 7)}-01`;
  return differences.map((difference) => {
    const wishes = drawWishes(random, difference);
    const isRejected = random.chance(0.15);
    const decided = addDays(difference.dia, random.integer(2, 9));
    const validated = random.chance(0.4);
    // Hours that are owed are carried over.
    const isPaid = random.chance(0.5) && difference.minutos > 0;
    const destination = isPaid ? "nomina" : "anyo_siguiente";
    const isOpen = decided >= window.today || (difference.dia >= thisMonth && !random.chance(0.35));
    if (isOpen) return { ...pending, ...wishes, isValidated: validated };
    if (isRejected) return { ...wishes, ...rejectedBy(random, decided) };
    const transferred = transferDate(difference.dia, wishes.pe_compensacion_id);
    const isTransferred =
      transferred !== null && transferred < window.today && transferred > decided;
    return {
      ...wishes,
      estado_id: isTransferred ? states.transferred : states.approved,
      decided,
      by: "administrator",
      respuesta: null,
      transferred: isTransferred ? transferred : null,
      destino: isTransferred ? destinationOf(wishes.pe_compensacion_id, destination) : null,
      isValidated: validated,
    };
  });
}

const pending = {
  estado_id: states.pending,
  decided: null,
  by: null,
  respuesta: null,
  transferred: null,
  destino: null,
} as const;

function drawWishes(random: Random, difference: Difference) {
  const draw = random.next();
  const wish = draw < 0.12 ? compensations.payroll : compensations.holidays;
  return {
    ...difference,
    pe_compensacion_id: draw < 0.2 && difference.minutos > 0 ? wish : compensations.hoursBag,
    observaciones: random.chance(0.3) ? random.pick(remarks) : null,
  };
}

function rejectedBy(random: Random, decided: string) {
  return {
    ...pending,
    estado_id: states.rejected,
    decided,
    by: random.chance(0.6) ? "supervisor" : "administrator",
    respuesta: random.pick(reasons),
    isValidated: false,
  } as const;
}

/** Hours to be paid go with the payroll of the next month; a year's last quarter goes in January. */
function transferDate(dia: string, compensation: number): string | null {
  const year = yearOf(dia);
  const month = Number(dia.slice(5, 7));
  if (compensation === compensations.payroll) {
    return addDays(monthRange({ year, month }).hasta, 20);
  }
  return compensation === compensations.hoursBag && month >= 10 ? `${year + 1}-01-20` : null;
}

function destinationOf(compensation: number, drawn: "nomina" | "anyo_siguiente") {
  return compensation === compensations.payroll ? "nomina" : drawn;
}

type Event = { fecha: string; of: number; what: "credit" | "transfer" };

/** Statement of the bank, derived from the decisions by the bank's rules. */
export function linesOf(outcomes: readonly Outcome[], bank: Bank, today: string): Line[] {
  const lines: Line[] = [];
  const balanceOf = (year: number, until = today): number =>
    lines
      .filter(({ anyo, fecha }) => anyo === year && fecha <= until)
      .reduce((sum, { minutos }) => sum + minutos, 0);
  const expiries = bank.filter(({ caduca_el }) => caduca_el !== null && caduca_el < today);
  for (const event of eventsOf(outcomes)) {
    const outcome = outcomes[event.of];
    if (outcome === undefined) continue;
    const year = yearOf(outcome.dia);
    const { fecha, of } = event;
    if (event.what === "credit") {
      const cap = bank.find(({ anyo }) => anyo === year)?.tope_anual_minutos ?? null;
      const minutos = creditedMinutes(outcome.minutos, { balance: balanceOf(year), cap });
      lines.push({ anyo: year, fecha, tipo: "incidencia", minutos, of });
    } else {
      const entered = lines.find((line) => line.of === of)?.minutos ?? 0;
      const hours = { anyo: year, abonados: entered };
      const moved = transferOf(hours, outcome.destino ?? "nomina", balanceOf(year));
      lines.push(...moved.map((line) => ({ ...line, fecha, of })));
    }
  }
  for (const { anyo, caduca_el } of expiries) {
    const left = caduca_el === null ? 0 : Math.min(balanceOf(anyo), balanceOf(anyo, caduca_el));
    if (caduca_el === null || left <= 0) continue;
    lines.push({
      anyo,
      fecha: addDays(caduca_el, 1),
      tipo: "caducidad",
      minutos: -left,
      of: null,
    });
  }
  return lines.toSorted((a, b) => (a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha)));
}

/** Movements of the bag's hours, in time. */
function eventsOf(outcomes: readonly Outcome[]): Event[] {
  const isBag = (one: Outcome): boolean => one.pe_compensacion_id === compensations.hoursBag;
  const events = outcomes.flatMap((one, of): Event[] => {
    if (!isBag(one) || one.decided === null || one.estado_id === states.rejected) return [];
    const credit: Event = { fecha: one.decided, of, what: "credit" };
    return one.transferred === null
      ? [credit]
      : [credit, { fecha: one.transferred, of, what: "transfer" }];
  });
  return events.toSorted((a, b) => (a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha)));
}
