import type { Actor } from "@atrio/contract/access/actor";
import type { CalendarHoliday, Shift, WholeCalendar } from "@atrio/contract/calendar/calendar";
import type * as calendar from "@atrio/contract/calendar/calendar";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import { requestStates } from "@atrio/contract/kinds";
import { moduleIds } from "@atrio/contract/modules";
import type { Person } from "@atrio/contract/person";

import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/client.ts";
import { fail } from "../../http/errors.ts";
import { todayIn } from "../../lib/calendar/zone.ts";
import { readAbsences, readFollowed } from "../leave/away/away.read.ts";
import {
  readDayPlanner,
  readDayPlanners,
  readScheduledDates,
} from "../time/schedules/schedules.service.ts";
import type { DayPlanner } from "../time/schedules/schedules.service.ts";

import { readCentrePeople, readPeople } from "./calendar.read.ts";
import { daysOf, holidaysIn, isRange, shiftsIn, summaryOf } from "./calendar.rules.ts";
import type { Range } from "./calendar.rules.ts";

type LabourCalendars = EndpointResponse<typeof calendar.labourCalendar>["data"];
type LabourAsked = EndpointInput<typeof calendar.labourCalendar>["body"];

/** Refuses a range that goes backwards or covers over 400 days. Errors: calendar.range. */
export function requireRange(range: Range): void {
  if (!isRange(range)) fail("calendar.range", { fields: { to: ["calendar.range"] } });
}

/** First and last day of a year. */
function yearRange(year: number): Range {
  const digits = String(year).padStart(4, "0");
  return { desde: `${digits}-01-01`, hasta: `${digits}-12-31` };
}

/** The days of a year that the calendars of the caller's centres name. */
export async function listHolidays(
  ctx: AppContext,
  actor: Actor,
  year: number,
): Promise<CalendarHoliday[]> {
  const range = yearRange(year);
  const planner = await ctx.db.read(actor.empresa_id, async (tx) => plannerOf(tx, actor, range));
  return holidaysIn(daysOf(planner, range));
}

/** The caller's published shifts, and scheduled stretches on other days. Errors: calendar.range. */
export async function listShifts(ctx: AppContext, actor: Actor, range: Range): Promise<Shift[]> {
  requireRange(range);
  const planner = await ctx.db.read(actor.empresa_id, async (tx) => plannerOf(tx, actor, range));
  const shifts = shiftsIn(daysOf(planner, range), actor.trabajador_id);
  await reportShown(ctx, actor, shifts);
  return shifts;
}

/** Read receipt of published shifts, for the hook that stores who has seen them. */
export async function reportShown(
  ctx: AppContext,
  actor: Actor,
  shifts: ReadonlyArray<Pick<Shift, "id">>,
): Promise<void> {
  const ids = shifts.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length > 0) await ctx.hooks.shiftsShown(ctx, actor, ids);
}

/** The same of a worker whom the caller supervises today. Errors: worker.not_found, calendar.range. */
export async function listSupervisedShifts(
  ctx: AppContext,
  actor: Actor,
  { trabajador_id, ...range }: Range & { trabajador_id: number },
): Promise<Shift[]> {
  requireRange(range);
  const key = { supervisor_id: actor.trabajador_id, today: todayIn(actor.zona_horaria, ctx.clock) };
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const followed = await readFollowed(tx, key);
    if (followed.every(({ id }) => id !== trabajador_id)) fail("worker.not_found");
    return shiftsIn(
      daysOf(await readDayPlanner(tx, { trabajador_id, ...range }), range),
      trabajador_id,
    );
  });
}

/**
 * People planned on a date at the centre to which the caller belongs then, the caller included;
 * absences are ignored, so that nobody's shows.
 */
export async function listPeopleAtWork(
  ctx: AppContext,
  actor: Actor,
  date: string,
): Promise<Person[]> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const people = await readCentrePeople(tx, { trabajador_id: actor.trabajador_id, fecha: date });
    const scheduled = await readScheduledDates(tx, {
      trabajador_ids: people.map((one) => one.id),
      desde: date,
      hasta: date,
    });
    return people.filter((one) => scheduled.get(one.id)?.has(date) === true);
  });
}

/**
 * Working and free days of a year, of the caller or of people supervised today: of absences only
 * that somebody is away. Errors: worker.not_found.
 */
export async function getLabourCalendars(
  ctx: AppContext,
  actor: Actor,
  asked: LabourAsked,
): Promise<LabourCalendars> {
  const range = yearRange(asked.year);
  const { trabajador_id } = actor;
  const ids = new Set(asked.supervisees_ids);
  if (asked.worker_id !== undefined) ids.add(asked.worker_id);
  if (ids.size === 0) ids.add(trabajador_id);
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const seesAbsences = actor.modulos.includes(moduleIds.absences);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const [followed, [me]] = await Promise.all([
      actor.permiso_supervisor ? readFollowed(tx, { supervisor_id: trabajador_id, today }) : [],
      readPeople(tx, [trabajador_id]),
    ]);
    const seen = me === undefined ? followed : [me, ...followed];
    const people = seen.filter((one) => ids.has(one.id));
    if (people.length !== ids.size) fail("worker.not_found");
    const key = { trabajador_ids: [...ids], ...range };
    const [planners, rows] = await Promise.all([
      readDayPlanners(tx, key),
      seesAbsences ? readAbsences(tx, key) : [],
    ]);
    const approved = rows.filter(
      (row) => row.estado_id === requestStates.approved && row.minutos > 0,
    );
    const awayOf = Map.groupBy(approved, (row) => row.trabajador_id);
    return people.flatMap((person) => {
      const planner = planners.get(person.id);
      if (planner === undefined) return [];
      const away = new Set(awayOf.get(person.id)?.map((row) => row.fecha));
      return [labourCalendarOf(person, planner, { range, away })];
    });
  });
}

function labourCalendarOf(
  person: Person,
  planner: DayPlanner,
  { range, away }: { range: Range; away: ReadonlySet<string> },
): LabourCalendars[number] {
  const days = daysOf(planner, range);
  const summary: WholeCalendar["resumen"] = summaryOf(days, away);
  return {
    trabajador: person,
    dias_laborables: summary.dias_laborables,
    minutos_previstos: summary.minutos_previstos,
    dias: days.map((day) => ({
      fecha: day.fecha,
      laborable: day.tramos.length > 0,
      festivo: day.festivo,
      minutos_previstos: day.minutos_previstos,
      ausente: away.has(day.fecha),
    })),
  };
}

async function plannerOf(tx: Tx, actor: Actor, range: Range): Promise<DayPlanner> {
  return readDayPlanner(tx, { trabajador_id: actor.trabajador_id, ...range });
}
