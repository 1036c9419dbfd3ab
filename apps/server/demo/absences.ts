import { requestKinds } from "@atrio/contract/kinds";
import type { AskedPeriod } from "@atrio/contract/leave/absences";

import { intervalsOf, minutesIn } from "../src/lib/calendar/stretches.ts";
import { statutoryRules } from "../src/modules/leave/entitlements/catalogue/catalogue.rules.ts";
import type { StatutoryRule } from "../src/modules/leave/entitlements/catalogue/catalogue.rules.ts";
import { slicesOf } from "../src/modules/leave/entitlements/entitlements.rules.ts";
import type {
  DayOfPlan,
  LeaveRule,
  Slice,
  SlicePlan,
} from "../src/modules/leave/entitlements/entitlements.rules.ts";
import { allocate, hundredths, lotsOf } from "../src/modules/leave/entitlements/lots.rules.ts";
import type { Use } from "../src/modules/leave/entitlements/lots.rules.ts";
import type { AbsenceMark } from "../src/modules/time/clocking/clocking.rules.ts";
import { scheduledDay } from "../src/modules/time/schedules/schedules.rules.ts";
import type { SchedulePlan } from "../src/modules/time/schedules/schedules.rules.ts";

import type { Leave } from "./leave.ts";
import type { Person } from "./people.ts";
import type { Wish } from "./wishes.ts";

/** A request with its days as they came to be. */
export type DemoRequest = Wish & {
  rule: StatutoryRule;
  slices: ReadonlyArray<Slice & { vigente: boolean; aprobada: boolean; returnedBy: number | null }>;
  /** Indexes of the rectified request in the list, and of its replacement. */
  rectifies: number | null;
  replacedBy: number | null;
};

/** A worker's requests, and the part of them on the sheet. */
export type Absences = {
  requests: readonly DemoRequest[];
  approved: ReadonlyMap<string, readonly AbsenceMark[]>;
};

export const noAbsences: Absences = { requests: [], approved: new Map() };

/** The statutory rule of a kind and key. Throws when there is none. */
export function ruleFor(kind: number, codigo: string): StatutoryRule {
  const found = statutoryRules.find(
    (rule) => rule.pe_solicitud_tipo_id === kind && rule.codigo === codigo,
  );
  if (found === undefined) throw new Error(`No statutory rule ${kind} ${codigo}`);
  return found;
}

/** Full days from one date to another. */
export function fullDays(first: string, last = first): AskedPeriod {
  return { fecha_inicio: first, fecha_fin: last, pe_tipo_periodo_id: 1 };
}

/** Cost of a worker's days, by the schedule that the server will read. */
export function slicePlanOf(plan: SchedulePlan): SlicePlan {
  const known = new Map<string, DayOfPlan>();
  const dayOf = (date: string): DayOfPlan => {
    const found = known.get(date);
    if (found !== undefined) return found;
    const { zona_horaria, tramos, festivo } = scheduledDay(plan, date);
    const intervals = intervalsOf(tramos, date, zona_horaria);
    const minutes = minutesIn(intervals);
    const day = { zona_horaria, festivo, intervals, minutos_previstos: minutes };
    known.set(date, day);
    return day;
  };
  return { fecha_alta: plan.fecha_alta, fecha_baja: plan.fecha_baja, dayOf };
}

type Judging = { person: Person; plan: SlicePlan; leave: Leave };

/**
 * Grants a person's wishes in order, by the portal's rules: within the contract, without overlaps,
 * within the balance. A wish that does not fit was never requested.
 */
export function judgeWishes(judging: Judging, wishes: readonly Wish[]): Absences {
  const requests: DemoRequest[] = [];
  for (const wish of wishes) {
    const made = requestFor(judging, wish, wish.periods);
    if (made === undefined || !fits(judging, requests, made)) continue;
    if (wish.rectified === undefined) {
      requests.push(...displaced(requests, made));
      continue;
    }
    addRectified(judging, requests, made);
  }
  return { requests, approved: approvedDays(requests) };
}

function requestFor(
  { plan }: Judging,
  wish: Wish,
  periods: readonly AskedPeriod[],
): DemoRequest | undefined {
  const rule = ruleFor(wish.kind, wish.codigo);
  const named: LeaveRule = { ...rule, id: 0, nombre: "", descripcion: "" };
  const inForce = wish.fate === "approved" || wish.fate === "pending";
  const slices = slicesOf(plan, named, periods).map((slice) => ({
    ...slice,
    vigente: inForce,
    aprobada: wish.fate === "approved",
    returnedBy: null,
  }));
  const isEmployed = slices.every((one) => one.motivo_no_cuenta !== "fuera_de_contrato");
  const costs = slices.some((one) => one.coste > 0);
  if (!isEmployed || !costs) return undefined;
  return { ...wish, periods, rule, slices, rectifies: null, replacedBy: null };
}

const isOver = (one: Slice, other: Slice): boolean =>
  one.fecha === other.fecha &&
  one.desde_minuto < other.hasta_minuto &&
  other.desde_minuto < one.hasta_minuto;

function fits(judging: Judging, requests: readonly DemoRequest[], made: DemoRequest): boolean {
  const wanted = made.slices.filter((slice) => slice.vigente);
  if (wanted.length === 0) return true;
  const others = requests.filter((one) => !mayDisplace(made, one));
  const taken = others.flatMap((one) => one.slices.filter((slice) => slice.vigente));
  const dates = new Set(wanted.map((slice) => slice.fecha));
  const near = taken.filter((slice) => dates.has(slice.fecha));
  if (near.some((slice) => wanted.some((one) => isOver(one, slice)))) return false;
  return isCovered(judging, [...requests, made], made.rule);
}

/** A medical leave gives back the holidays that it falls into (ET 38.3). */
function mayDisplace(leave: DemoRequest, holidays: DemoRequest): boolean {
  return (
    leave.kind === requestKinds.medicalLeave &&
    holidays.kind === requestKinds.holidays &&
    holidays.fate === "approved"
  );
}

/**
 * True if lots cover everything that is asked of a balance; Sundays are only known once clocked.
 */
function isCovered(
  { person, leave }: Judging,
  requests: readonly DemoRequest[],
  { saldo }: StatutoryRule,
): boolean {
  if (saldo === null || saldo === "domingos") return true;
  const uses = requests.flatMap((request, index): Use[] => {
    if (request.rule.saldo !== saldo) return [];
    return request.slices
      .filter((slice) => slice.vigente && slice.coste > 0)
      .map((slice) => ({
        solicitud_id: index,
        fecha: slice.fecha,
        coste: hundredths(slice.coste),
        aprobada: true,
        devuelta_por: null,
        devolucion: null,
      }));
  });
  const last = uses.reduce((year, use) => Math.max(year, Number(use.fecha.slice(0, 4))), 0);
  const adjustments = leave.adjustments.filter((one) => one.codigo === person.codigo);
  const { fecha_alta, fecha_baja } = person;
  const { lots } = lotsOf(
    {
      saldo,
      fecha_alta,
      fecha_baja,
      reglas: leave.grants,
      ajustes: adjustments.map((one) => ({ ...one, caduca_el: null })),
      iniciales: [],
      domingos: [],
    },
    last,
  );
  return allocate(lots, uses).uncovered.length === 0;
}

/** The holidays under a medical leave make way for it. */
function displaced(requests: DemoRequest[], leave: DemoRequest): DemoRequest[] {
  for (const [index, request] of requests.entries()) {
    if (!mayDisplace(leave, request)) continue;
    const slices = request.slices.map((slice) =>
      slice.vigente && leave.slices.some((one) => isOver(one, slice))
        ? { ...slice, vigente: false, aprobada: false, returnedBy: requests.length }
        : slice,
    );
    requests[index] = { ...request, slices };
  }
  return [leave];
}

/** Adds a request with its rectification; an approved one takes its place. */
function addRectified(judging: Judging, requests: DemoRequest[], made: DemoRequest): void {
  const { rectified, approvedBy: _, comments: __, ...wish } = made;
  if (rectified === undefined) return;
  const { fate, sent, periods } = rectified;
  const again = requestFor(judging, { ...wish, sent, fate }, periods);
  if (again === undefined) return;
  const place = requests.length;
  const isReplaced = fate === "approved";
  const slices = made.slices.map((slice) =>
    isReplaced ? { ...slice, vigente: false, aprobada: false } : slice,
  );
  requests.push({ ...made, slices, replacedBy: isReplaced ? place + 1 : null });
  requests.push({ ...again, rectifies: place });
}

function approvedDays(requests: readonly DemoRequest[]): Map<string, AbsenceMark[]> {
  const days = new Map<string, AbsenceMark[]>();
  for (const [index, request] of requests.entries()) {
    for (const slice of request.slices) {
      if (!slice.aprobada) continue;
      const mark = {
        dia: slice.fecha,
        solicitud_id: index,
        pe_solicitud_tipo_id: request.kind,
        desde_minuto: slice.desde_minuto,
        hasta_minuto: slice.hasta_minuto,
        minutos: slice.minutos,
      };
      days.set(slice.fecha, [...(days.get(slice.fecha) ?? []), mark]);
    }
  }
  return days;
}

/** First requested date. */
export function firstDayOf(wish: Pick<Wish, "periods">): string {
  return wish.periods.reduce(
    (first, one) => (one.fecha_inicio < first ? one.fecha_inicio : first),
    "2199-12-31",
  );
}
