import type { Actor } from "@atrio/contract/access/actor";
import type { WholeCalendar } from "@atrio/contract/calendar/calendar";
import type { Language } from "@atrio/contract/common";
import { workdayStatusIds } from "@atrio/contract/kinds";
import { moduleIds } from "@atrio/contract/modules";

import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/client.ts";
import { fail } from "../../http/errors.ts";
import { todayIn } from "../../lib/calendar/zone.ts";
import { requestKindName } from "../../lib/words/kind-names.ts";
import { figuresOfDays, readSheetTimes } from "../time/clocking/sheet/sheet.service.ts";
import { readDayPlanner } from "../time/schedules/schedules.service.ts";
import type { DayPlanner } from "../time/schedules/schedules.service.ts";

import { absencesOf, absentDates, wholeDates } from "./absences.rules.ts";
import { readBirthdays, readClosedMonths, readEvents, readOwnAbsences } from "./calendar.read.ts";
import type { OwnAbsenceDay } from "./calendar.read.ts";
import {
  birthdaysIn,
  daysOf,
  eventKinds,
  holidaysIn,
  isRange,
  kindsAsked,
  shiftsIn,
  summaryOf,
} from "./calendar.rules.ts";
import type { PlanDay, Range } from "./calendar.rules.ts";
import { reportShown } from "./calendar.service.ts";
import { eventsSeen } from "./company-events/company-events.rules.ts";

type Asked = {
  anyo?: number | undefined;
  desde?: string | undefined;
  hasta?: string | undefined;
  tipos?: string | undefined;
  language: Language;
};

type Parts = {
  planner: DayPlanner;
  todayPlan: PlanDay;
  absences: OwnAbsenceDay[];
  sheet: Awaited<ReturnType<typeof readSheetTimes>> | undefined;
  events: Awaited<ReturnType<typeof readEvents>>;
  people: Awaited<ReturnType<typeof readBirthdays>>;
  closed: WholeCalendar["cierres"];
};

type View = { actor: Actor; range: Range; kinds: ReadonlySet<number>; today: string; now: number };

/**
 * The caller's calendar in a range, by default a year, in a packet of queries of constant number.
 * Parts of modules that are not hired are empty. Errors: calendar.range.
 */
export async function getWholeCalendar(
  ctx: AppContext,
  actor: Actor,
  asked: Asked,
): Promise<WholeCalendar> {
  const now = ctx.clock.now().epochMilliseconds;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const year = asked.anyo ?? Number((asked.desde ?? today).slice(0, 4));
  const digits = String(year).padStart(4, "0");
  const range = {
    desde: asked.desde ?? `${digits}-01-01`,
    hasta: asked.hasta ?? `${digits}-12-31`,
  };
  if (!isRange(range)) fail("calendar.range", { fields: { hasta: ["calendar.range"] } });
  const view = { actor, range, kinds: kindsAsked(asked.tipos), today, now };
  const parts = await ctx.db.read(actor.empresa_id, async (tx) => readParts(tx, view));
  const content = calendarOf(parts, view, asked.language);
  await reportShown(ctx, actor, content.turnos);
  return { anyo: year, ...range, hoy: today, ...content };
}

async function readParts(tx: Tx, { actor, range, kinds, today }: View): Promise<Parts> {
  const { trabajador_id, modulos: hired, permiso_supervisor } = actor;
  const key = { trabajador_id, ...range };
  const clocks = hired.includes(moduleIds.timeRegistration);
  const [planner, todayPlanner, absences, sheet, events, people, closed] = await Promise.all([
    readDayPlanner(tx, key),
    readDayPlanner(tx, { trabajador_id, desde: today, hasta: today }),
    hired.includes(moduleIds.absences) ? readOwnAbsences(tx, key) : [],
    clocks && kinds.has(eventKinds.signing) ? readSheetTimes(tx, key) : undefined,
    kinds.has(eventKinds.event) ? readEvents(tx, range) : [],
    kinds.has(eventKinds.birthday)
      ? readBirthdays(tx, { trabajador_id, today, isSupervisor: permiso_supervisor })
      : [],
    clocks ? readClosedMonths(tx, key) : [],
  ]);
  return { planner, todayPlan: todayPlanner(today), absences, sheet, events, people, closed };
}

type Content = Omit<WholeCalendar, "anyo" | "desde" | "hasta" | "hoy">;

function calendarOf(parts: Parts, view: View, language: Language): Content {
  const { actor, range, kinds } = view;
  const days = daysOf(parts.planner, range);
  const dayOn = new Map(days.map((day) => [day.fecha, day]));
  const free = wholeDates(parts.absences);
  const shown = parts.absences.filter((row) => kinds.has(row.pe_solicitud_tipo_id));
  const shifts = shiftsIn(
    days.filter((day) => !free.has(day.fecha)),
    actor.trabajador_id,
  );
  return {
    zona_horaria: parts.todayPlan.zona_horaria,
    centro_trabajo: parts.todayPlan.centro?.nombre ?? null,
    resumen: summaryOf(days, absentDates(parts.absences)),
    festivos: kinds.has(eventKinds.holiday) ? holidaysIn(days) : [],
    turnos: kinds.has(eventKinds.shift) ? shifts : [],
    ausencias: absencesOf(shown, {
      planOn: (date) => dayOn.get(date),
      nameOf: (row) =>
        row.subtipo?.[language] ?? requestKindName(row.pe_solicitud_tipo_id, language),
    }),
    jornadas: workedDays(
      { ...parts, planner: (date) => dayOn.get(date) ?? parts.planner(date) },
      view,
    ),
    eventos: eventsSeen(parts.events, dayOn, range),
    cumpleanyos: birthdaysIn(parts.people, range),
    cierres: parts.closed,
  };
}

/** Days with signings, and days that lack them. */
function workedDays({ planner, sheet }: Parts, view: View): WholeCalendar["jornadas"] {
  if (sheet === undefined) return [];
  const key = { trabajador_id: view.actor.trabajador_id, ...view.range, now: view.now };
  return figuresOfDays({ planner, ...sheet }, key)
    .filter((day) => day.id !== null || day.estado_id === workdayStatusIds.wrong)
    .map((day) => ({
      fecha: day.dia,
      minutos_trabajados: day.minutos_trabajados,
      estado_id: day.estado_id,
    }));
}
