import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { Person } from "@atrio/contract/person";
import type * as team from "@atrio/contract/time/team";
import type { TeamMember } from "@atrio/contract/time/team";
import type { Workday } from "@atrio/contract/time/time";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { epochOf, isoOf } from "../../../lib/calendar/clock.ts";
import { epochDay } from "../../../lib/calendar/dates.ts";
import { dateAt, todayIn } from "../../../lib/calendar/zone.ts";
import { readSuperviseeIds } from "../../people/workers/workers.read.ts";
import { selectPeople } from "../../people/workers/workers.service.ts";
import { readMarks, readSignings } from "../clocking/clocking.read.ts";
import type { SigningRow } from "../clocking/clocking.read.ts";
import { intervalsToWork, readTeamWorkdays, workdaysOf } from "../clocking/sheet/sheet.service.ts";
import type { SheetMarks } from "../clocking/sheet/sheet.service.ts";
import { readDayPlanners } from "../schedules/schedules.service.ts";
import type { DayPlanner } from "../schedules/schedules.service.ts";

import { readMembers, readOwnSupervisors, readSundayWork, readSupervised } from "./team.read.ts";
import type { MemberRow } from "./team.read.ts";
import {
  currentDay,
  datesAround,
  isForgotten,
  isTooMany,
  standingOf,
  sundaysOf,
  totalsOf,
} from "./team.rules.ts";

type TeamToday = EndpointResponse<typeof team.teamToday>["data"];
type TeamClockings = EndpointResponse<typeof team.teamClockings>;
type SundayClockings = EndpointResponse<typeof team.teamSundayClockings>["data"];

/** Maximum range of one call in days: a leap year. */
const longestRange = 366;

/**
 * Present state of the people supervised by the caller today, each on their own day in their own
 * zone, and the totals of the groups; the same five queries for any number of people.
 */
export async function getTeamToday(ctx: AppContext, actor: Actor): Promise<TeamToday> {
  const now = ctx.clock.now().epochMilliseconds;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const key = { supervisor_id: actor.trabajador_id, today };
  const { todays, ...range } = datesAround(dateAt("UTC", now));
  const { people, planners, signings, marks } = await ctx.db.tenant(
    actor.empresa_id,
    async (tx) => {
      const workers = { trabajador_ids: await readSuperviseeIds(tx, key), ...range };
      const [members, plans, rows, beside] = await Promise.all([
        readMembers(tx, key),
        readDayPlanners(tx, workers),
        readSignings(tx, workers),
        readMarks(tx, workers),
      ]);
      return { people: members, planners: plans, signings: rows, marks: beside };
    },
  );
  const rowsOf = Map.groupBy(signings, (row) => row.trabajador_id);
  const marksOf = new Map(marks.map((one) => [one.trabajador_id, one]));
  const members = people.flatMap((person) => {
    const [planner, own] = [planners.get(person.id), marksOf.get(person.id)];
    if (planner === undefined || own === undefined) return [];
    const rows = rowsOf.get(person.id) ?? [];
    return [memberAt({ person, planner, rows, marks: own, todays, now })];
  });
  return { dia: today, totales: totalsOf(members), supervisados: members };
}

function memberAt(input: {
  person: MemberRow;
  planner: DayPlanner;
  rows: SigningRow[];
  marks: SheetMarks;
  todays: readonly string[];
  now: number;
}): TeamMember {
  const { planner, rows, marks, todays, now } = input;
  const { abierto_desde: openSince, ...person } = input.person;
  const today =
    todays.find((date) => dateAt(planner(date).zona_horaria, now) === date) ?? dateAt("UTC", now);
  const open = rows.find((row) => row.hora_fin === null);
  const dayOn = (date: string): Workday => {
    const key = { trabajador_id: person.id, desde: date, hasta: date, now };
    const own = rows.filter((row) => row.dia === date);
    const [day] = workdaysOf({ planner, rows: own, marks }, { ...key, viewer: "supervisor" });
    if (day === undefined) throw new Error("A date has a working day");
    return day;
  };
  const date = currentDay({
    now,
    today,
    open: open === undefined ? undefined : { dia: open.dia, start: epochOf(open.hora_inicio) },
    intervalsOf: (one) => intervalsToWork(planner(one), dayOn(one)),
  });
  const plan = planner(date);
  const day = dayOn(date);
  const intervals = intervalsToWork(plan, day);
  const [first] = intervals;
  const standing = standingOf({
    day,
    intervals,
    toleranceMinutes: plan.tolerancia_minutos,
    now,
  });
  return {
    ...person,
    ...standing,
    hora_prevista: first === undefined ? null : isoOf(first.start),
    centro_trabajo: planner(today).centro?.nombre ?? null,
    zona_horaria: planner(today).zona_horaria,
    minutos_trabajados: day.minutos_trabajados,
    minutos_previstos: day.minutos_previstos,
    horario: day.horario,
    festivo: day.festivo,
    ausencias: day.ausencias,
    abierto_mas_de_un_dia: openSince !== null && isForgotten(epochOf(openSince), now),
  };
}

/**
 * Working days of the people supervised by the caller today, a page of people at a time, with the
 * supervisor's actions. Errors: worker.not_found, workday.range, team.too_many.
 */
export async function listTeamClockings(
  ctx: AppContext,
  actor: Actor,
  input: EndpointInput<typeof team.teamClockings>["body"],
): Promise<TeamClockings> {
  const days = epochDay(input.hasta) - epochDay(input.desde) + 1;
  if (days < 1 || days > longestRange) {
    fail("workday.range", { fields: { hasta: ["workday.range"] } });
  }
  const now = ctx.clock.now().epochMilliseconds;
  const key = { supervisor_id: actor.trabajador_id, today: todayIn(actor.zona_horaria, ctx.clock) };
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const people = selectPeople(await readSupervised(tx, key), input.supervisados_ids);
    const shown = people.slice(input.skip, input.skip + input.take);
    if (isTooMany(shown.length, days)) fail("team.too_many");
    const sheets = await readTeamWorkdays(tx, {
      trabajador_ids: shown.map((person) => person.id),
      desde: input.desde,
      hasta: input.hasta,
      now,
      viewer: "supervisor",
    });
    const data = shown.map((person) => ({
      trabajador: person,
      jornadas: sheets.get(person.id) ?? [],
    }));
    return { data, total: people.length };
  });
}

/** Sundays and holidays worked in a year by people supervised today. Errors: worker.not_found. */
export async function listSundayClockings(
  ctx: AppContext,
  actor: Actor,
  input: EndpointInput<typeof team.teamSundayClockings>["body"],
): Promise<SundayClockings> {
  const key = { supervisor_id: actor.trabajador_id, today: todayIn(actor.zona_horaria, ctx.clock) };
  const [people, work] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([readSupervised(tx, key), readSundayWork(tx, { ...key, year: input.year })]),
  );
  const workOf = Map.groupBy(work, (row) => row.trabajador_id);
  return selectPeople(people, input.supervisados_ids).map((person) => ({
    trabajador: person,
    ...sundaysOf(workOf.get(person.id) ?? []),
  }));
}

/** Names and photos of the caller's supervisors and supervised people of today. */
export async function getTeamPhotos(
  ctx: AppContext,
  actor: Actor,
): Promise<{ supervisores: Person[]; supervisados: Person[] }> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const [supervisors, people] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([
      readOwnSupervisors(tx, { trabajador_id: actor.trabajador_id, today }),
      readSupervised(tx, { supervisor_id: actor.trabajador_id, today }),
    ]),
  );
  return { supervisores: supervisors, supervisados: people };
}
