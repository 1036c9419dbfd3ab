import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import { requestStates } from "@atrio/contract/kinds";
import type * as teamAbsences from "@atrio/contract/leave/team-absences";
import { eventKindPalette } from "@atrio/contract/palette";
import type { Person } from "@atrio/contract/person";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { datesBetween, epochDay } from "../../../lib/calendar/dates.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { eventKindName } from "../../../lib/words/kind-names.ts";
import { selectPeople } from "../../people/workers/workers.service.ts";
import { readScheduledDates } from "../../time/schedules/schedules.service.ts";
import { readTeamBalances } from "../entitlements/entitlements.service.ts";

import { readAbsences, readFollowed, readSeen } from "./away.read.ts";
import { absenceOf, coverageOf, coverageOfWaiting, fewestOf } from "./away.rules.ts";
import type { AwayRow, Coverage, TeamDay } from "./away.rules.ts";

type Calendar = EndpointResponse<typeof teamAbsences.teamCalendar>["data"];
type Summary = EndpointResponse<typeof teamAbsences.holidaySummary>["data"];
type EventKinds = EndpointResponse<typeof teamAbsences.listEventKinds>["data"];

/** Days that a calendar may show. */
const longestRange = 92;

/** Balances of the summary, in its order. */
const summed = ["vacaciones", "asuntos_propios"] as const;

function keyOf(ctx: AppContext, actor: Actor): { supervisor_id: number; today: string } {
  return { supervisor_id: actor.trabajador_id, today: todayIn(actor.zona_horaria, ctx.clock) };
}

/**
 * Absences between two dates of the people whom the caller supervises today or decides for, and
 * each day's coverage; three queries for any number of people. Errors: workday.range,
 * worker.not_found.
 */
export async function getTeamCalendar(
  ctx: AppContext,
  actor: Actor,
  input: EndpointInput<typeof teamAbsences.teamCalendar>["body"],
): Promise<Calendar> {
  const { desde, hasta } = input;
  const days = epochDay(hasta) - epochDay(desde) + 1;
  if (days < 1 || days > longestRange) {
    fail("workday.range", { fields: { hasta: ["workday.range"] } });
  }
  const key = keyOf(ctx, actor);
  const { people, rows, scheduled } = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const team = selectPeople(await readFollowed(tx, key), input.supervisados_ids);
    const range = { trabajador_ids: team.map((one) => one.id), desde, hasta };
    const [found, dates] = await Promise.all([
      readAbsences(tx, range),
      readScheduledDates(tx, range),
    ]);
    return { people: team, rows: found, scheduled: dates };
  });
  const rowsOf = Map.groupBy(rows, (row) => row.trabajador_id);
  const teamDays = teamDaysOf(datesBetween(desde, hasta), { people, scheduled, rows });
  return {
    personas: people.map((person) => ({
      trabajador: person,
      ausencias: (rowsOf.get(person.id) ?? []).map(absenceOf),
    })),
    dias: teamDays.map(coverageOf),
    solicitudes: coverageOfWaiting(teamDays),
  };
}

/** People with a schedule and requests, day by day. */
function teamDaysOf(
  dates: readonly string[],
  team: {
    people: ReadonlyArray<{ id: number }>;
    scheduled: ReadonlyMap<number, ReadonlySet<string>>;
    rows: readonly AwayRow[];
  },
): TeamDay[] {
  const rowsOn = Map.groupBy(team.rows, (row) => row.fecha);
  return dates.map((fecha) => {
    const working = team.people.filter(({ id }) => team.scheduled.get(id)?.has(fecha) === true);
    return { fecha, working: new Set(working.map(({ id }) => id)), rows: rowsOn.get(fecha) ?? [] };
  });
}

/** A worker who would be away on some dates, in order, and the others of a group. */
type IfAway = { trabajador_id: number; colleagueIds: readonly number[]; dates: readonly string[] };

/** The day with the fewest people of a worker's team if the worker is away on some dates; null without dates. */
export async function readCoverageIfAway(tx: Tx, asked: IfAway): Promise<Coverage | null> {
  return fewestOf(await readDaysIfAway(tx, asked));
}

/**
 * Coverage of a group on some dates if a worker of it is away on each (Rule LEAVE-80), of the first 92 days.
 * Two queries.
 */
export async function readDaysIfAway(tx: Tx, asked: IfAway): Promise<Coverage[]> {
  const { trabajador_id, colleagueIds } = asked;
  const [desde] = asked.dates;
  if (desde === undefined) return [];
  const dates = asked.dates.filter((date) => epochDay(date) - epochDay(desde) < longestRange);
  const ids = [trabajador_id, ...colleagueIds];
  const range = { trabajador_ids: ids, desde, hasta: dates.at(-1) ?? desde };
  const [rows, scheduled] = await Promise.all([
    readAbsences(tx, { ...range, trabajador_ids: colleagueIds }),
    readScheduledDates(tx, range),
  ]);
  const people = ids.map((id) => ({ id }));
  const approved = rows.filter((row) => row.estado_id === requestStates.approved);
  const days = teamDaysOf(dates, { people, scheduled, rows: approved });
  return days.map(coverageOf).map((day) => ({ ...day, ausentes: day.ausentes + 1 }));
}

/**
 * Holidays and personal affairs in a year of the people supervised by the caller today or in a
 * delegation: the balances that the company grants; two queries for any number of people. Errors:
 * worker.not_found.
 */
export async function getHolidaySummary(
  ctx: AppContext,
  actor: Actor,
  input: EndpointInput<typeof teamAbsences.holidaySummary>["body"],
): Promise<Summary> {
  const key = keyOf(ctx, actor);
  const { today } = key;
  const year = input.year ?? Number(today.slice(0, 4));
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const people = selectPeople(await readFollowed(tx, key), input.supervisados_ids);
    const ids = people.map((one) => one.id);
    const found = await readTeamBalances(tx, { trabajador_ids: ids, year, today, saldos: summed });
    return people.map((person) => ({
      trabajador: person,
      saldos: (found.get(person.id) ?? []).filter((one) => one.habilitado),
    }));
  });
}

/** Name and photo of a person visible to the caller. Errors: worker.not_found. */
export async function getPhoto(ctx: AppContext, actor: Actor, workerId: number): Promise<Person> {
  const key = {
    ...keyOf(ctx, actor),
    trabajador_id: workerId,
    isAdministrator: actor.administrador,
  };
  const found = await ctx.db.read(actor.empresa_id, async (tx) => readSeen(tx, key));
  return found ?? fail("worker.not_found");
}

/** Kinds of event of the calendars, with their names in a language. */
export function listEventKinds(language: Language): EventKinds {
  return Object.entries(eventKindPalette).map(([id, { key, ...colours }]) => ({
    id: Number(id),
    clave: key,
    nombre: eventKindName(key, language),
    ...colours,
  }));
}
