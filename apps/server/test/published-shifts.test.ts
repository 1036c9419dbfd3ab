import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { wholeCalendar } from "@atrio/contract/calendar/calendar";
import * as feeds from "@atrio/contract/calendar/calendar-feeds";
import { workdayStatusIds } from "@atrio/contract/kinds";
import { previewRequest } from "@atrio/contract/leave/absences";
import * as shifts from "@atrio/contract/shifts/shifts";
import { scheduleToday } from "@atrio/contract/time/schedules";
import { teamToday } from "@atrio/contract/time/team";
import { listWorkdays, workedHoursSummary } from "@atrio/contract/time/time";

import type { Company, SignedIn } from "./factory.ts";
import { type Answer, startTestApp, type TestApp } from "./harness.ts";
import { readCalendars } from "./ical.ts";
import { createLeaveFactory } from "./leave.ts";
import { makeArea } from "./shifts.ts";

let t: TestApp;
let company: Company;
let manager: SignedIn;
let ana: SignedIn;
let before: { summary: Answer["body"]; cost: Answer["body"] };

const sunday = "2026-11-15";
const today = "2026-11-18";
const nextSunday = "2026-12-06";
/** A weekday whose schedule a shift replaces; a Sunday that has worked, another that will. */
const published = [
  { fecha: sunday, hora_inicio: "10:00", hora_fin: "14:00" },
  { fecha: today, hora_inicio: "08:00", hora_fin: "16:00" },
  { fecha: nextSunday, hora_inicio: "22:00", hora_fin: "06:00", termina_dia_siguiente: true },
];

beforeAll(async () => {
  t = await startTestApp();
  const leave = createLeaveFactory(t);
  company = await t.factory.company();
  await leave.rule(company, { kind: 1 });
  manager = await t.factory.signedIn({
    company,
    trabajador: { permiso_gestor_turnos: true, permiso_supervisor: true },
  });
  ana = await t.factory.signedIn({ company });
  await t.factory.supervise(manager, ana);
  await t.factory.schedule({
    worker: ana,
    tramos: [1, 2, 3, 4, 5].map((weekday) => [weekday, "09:00", "15:00"]),
  });
  const area = await makeArea(t, { company, managers: [manager], workers: [ana] });
  before = { summary: await summary(), cost: await preview() };
  const { token } = manager;
  for (const times of published) {
    const body = { ...times, pe_area_trabajo_id: area };
    const made = await t.call(shifts.createShift, { token, body });
    const turno_id: number = made.body.data.id;
    const assigned = await t.call(shifts.assignWorkers, {
      token,
      body: { turno_id, worker_ids: [ana.trabajador_id], motivo: "Prueba" },
    });
    if (assigned.status !== 200) throw new Error(JSON.stringify(assigned.body));
  }
});

afterAll(() => t.stop());

async function summary(): Promise<Answer["body"]> {
  const answer = await t.call(workedHoursSummary, {
    token: ana.token,
    query: { trabajador_id: ana.trabajador_id, year: 2026, month: 11 },
  });
  return answer.body.data;
}

async function preview(): Promise<Answer["body"]> {
  const answer = await t.call(previewRequest, {
    token: ana.token,
    body: {
      pe_solicitud_tipo_id: 1,
      periodos: [{ fecha_inicio: nextSunday, fecha_fin: nextSunday }],
    },
  });
  return answer.body.data;
}

describe("published shifts wherever working time is shown (SHIFTS-6)", () => {
  it("home and calendar show the shift in place of the schedule", async () => {
    const params = { id: ana.trabajador_id };
    const home = await t.call(scheduleToday, { token: ana.token, params });
    expect(home.body.data).toMatchObject({
      minutos_previstos: 480,
      tramos: [{ inicio: "08:00", fin: "16:00" }],
    });
    const query = { desde: sunday, hasta: nextSunday };
    const calendar = await t.call(wholeCalendar, { token: ana.token, params, query });
    const shown = calendar.body.data.turnos.filter((one: { id: number | null }) => one.id !== null);
    expect(shown.map((one: { fecha: string }) => one.fecha)).toEqual([sunday, today, nextSunday]);
  });

  it("a subscription has the shift with its own hours", async () => {
    const params = { id: ana.trabajador_id };
    const made = await t.call(feeds.createFeed, {
      token: ana.token,
      params,
      body: { nombre: "Móvil", alcances: ["turnos"], privacidad: "completo" },
    });
    const token = String(made.body.data.direccion).split("/").at(-1) ?? "";
    const { ofIcalJs } = readCalendars((await t.call(feeds.readFeed, { params: { token } })).body);
    const night = ofIcalJs.find((one) => one.uid.startsWith(`turno-${nextSunday}-`));
    expect(Date.parse(night?.end ?? "") - Date.parse(night?.start ?? "")).toBe(8 * 3_600_000);
  });

  it("day and sheet expect the shift's hours, and a shift without punches is a wrong day", async () => {
    const answer = await t.call(listWorkdays, {
      token: ana.token,
      query: { trabajador_id: ana.trabajador_id, dia: `${sunday}to${today}` },
    });
    const days: Array<{ dia: string; minutos_previstos: number; estado_id: number }> =
      answer.body.data;
    const on = (date: string) => days.find(({ dia }) => dia === date);
    expect(on(sunday)).toMatchObject({
      minutos_previstos: 240,
      estado_id: workdayStatusIds.wrong,
    });
    expect(on("2026-11-17")?.minutos_previstos).toBe(360);
    expect(on(today)?.minutos_previstos).toBe(480);
    // The Sunday's four hours count once it is over; those of today too, two more than scheduled.
    const after = await summary();
    expect(after.minutos_previstos - before.summary.minutos_previstos).toBe(240 + 120);
  });

  it("the team's day counts lateness from the shift's start", async () => {
    t.clock.set("2026-11-18T08:00:00Z");
    const team = await t.call(teamToday, {
      token: manager.token,
      params: { id: manager.trabajador_id },
    });
    const [member] = team.body.data.supervisados;
    expect(member).toMatchObject({
      horario: [{ inicio: "08:00", fin: "16:00" }],
      minutos_previstos: 480,
      minutos_retraso: 60,
      grupo: "pendiente",
    });
  });

  it("a day of leave costs a day where a shift is published, on a Sunday too", async () => {
    expect(before.cost.coste).toBe(0);
    const after = await preview();
    expect(after.coste).toBe(1);
    expect(after.dias).toMatchObject([{ fecha: nextSunday, coste: 1, minutos: 480 }]);
  });
});
