import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { scheduleOfYear } from "@atrio/contract/time/schedules";
import * as office from "@atrio/contract/time/schedules-office";
import type { OfficeSchedule } from "@atrio/contract/time/schedules-office";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;

// The clock stands on Wednesday 18 November 2026.
beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  company = await t.factory.company();
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const weekdays = (inicio: string, fin: string, semana = 1) =>
  [1, 2, 3, 4, 5].map((dia_semana) => ({ semana, dia_semana, inicio, fin }));

const stated = (more: object = {}) => ({
  nombre: "Mañanas",
  semanas: 1,
  tolerancia_minutos: 15,
  trabaja_festivos: false,
  tramos: weekdays("08:00", "15:00"),
  ...more,
});

const call = async (
  endpoint: Parameters<TestApp["call"]>[0],
  input: object = {},
): Promise<Answer> => t.call(endpoint, { token: admin.token, ...input });

const made = async (more: object = {}): Promise<OfficeSchedule> => {
  const answer = await call(office.createSchedule, { body: stated(more) });
  expect(answer.status).toBe(200);
  return answer.body.data;
};

const assign = async (id: number, body: object): Promise<Answer> =>
  call(office.assignSchedule, { params: { id }, body });

const change = async (id: number, body: object): Promise<Answer> =>
  call(office.changeSchedule, { params: { id }, body });

/** Times of a person on some dates, as their year shows them. */
const timesOn = async (person: SignedIn, ...dates: string[]): Promise<string[]> => {
  const answer = await t.call(scheduleOfYear, {
    token: person.token,
    params: { id: person.trabajador_id },
    query: { year: Number(dates[0]?.slice(0, 4)) },
  });
  const year: { dias: Array<{ fecha: string; tramos: Array<{ inicio: string; fin: string }> }> } =
    answer.body.data;
  return dates.map((date) => {
    const day = year.dias.find(({ fecha }) => fecha === date);
    return (day?.tramos ?? []).map(({ inicio, fin }) => `${inicio}-${fin}`).join(" ");
  });
};

describe("schedules of the company", () => {
  it("schedules need the role for time; readers list them and change none", async () => {
    expect((await t.call(office.listSchedules)).status).toBe(401);
    const roles = (names: string[]) =>
      t.factory.signedIn({
        company,
        trabajador: { administrador: true, roles_administracion: names },
      });
    const [worker, payroll, reader] = [
      await t.factory.signedIn({ company }),
      await roles(["nominas"]),
      await roles(["lectura"]),
    ];
    for (const { token } of [worker, payroll]) {
      expect((await t.call(office.listSchedules, { token })).status).toBe(403);
    }
    const { token } = reader;
    expect((await t.call(office.listSchedules, { token })).status).toBe(200);
    expect((await t.call(office.createSchedule, { token, body: stated() })).status).toBe(403);
  });

  it("schedules of another company are not found", async () => {
    const foreign = await made();
    const other = await t.factory.signedIn({ trabajador: { administrador: true } });
    const asked = { token: other.token, params: { id: foreign.id } };
    expect((await t.call(office.changeSchedule, { ...asked, body: stated() })).status).toBe(404);
    expect((await t.call(office.deleteSchedule, asked)).status).toBe(404);
    expect((await t.call(office.listSchedules, { token: other.token })).body).toEqual({
      data: [],
      total: 0,
    });
  });

  it("refuses stretches that overlap, over midnight and the end of the cycle too (Rule TIME-162)", async () => {
    const stretch = (semana: number, dia_semana: number, inicio: string, fin: string) => ({
      semana,
      dia_semana,
      inicio,
      fin,
    });
    const cases: Array<[string, object]> = [
      [
        "schedule.overlap",
        { tramos: [stretch(1, 1, "08:00", "14:00"), stretch(1, 1, "13:59", "15:00")] },
      ],
      [
        "schedule.overlap",
        { tramos: [stretch(1, 7, "22:00", "06:00"), stretch(1, 1, "05:00", "13:00")] },
      ],
      ["schedule.week", { tramos: [stretch(2, 1, "08:00", "14:00")] }],
    ];
    for (const [code, more] of cases) {
      const answer = await call(office.createSchedule, { body: stated(more) });
      expect([answer.status, answer.body.code]).toEqual([422, code]);
    }
    const touching = [stretch(1, 7, "22:00", "06:00"), stretch(1, 1, "06:00", "13:00")];
    expect((await made({ tramos: touching })).tramos).toHaveLength(2);
  });

  it("a schedule gets a free code or keeps the given one, and is found by name without accents", async () => {
    const first = await made();
    const second = await made({ nombre: "Obrador", codigo: "OBR" });
    expect([first.codigo, second.codigo]).toEqual(["H1", "OBR"]);
    const again = await call(office.createSchedule, { body: stated({ codigo: "OBR" }) });
    expect([again.status, again.body.code]).toEqual([409, "schedule.code_taken"]);
    const paramsFront = JSON.stringify({ texto: "manana" });
    const { body } = await call(office.listSchedules, { query: { paramsFront } });
    expect(body).toMatchObject({ total: 1, data: [{ id: first.id, personas: 0, proximas: 0 }] });
  });

  it("a schedule that nobody had is written over and deleted, another one is kept", async () => {
    const { id } = await made();
    const changed = await change(id, stated({ tramos: weekdays("09:00", "13:00") }));
    expect(changed.body.data).toMatchObject({ id, vigente_desde: null });
    const used = await made();
    await assign(used.id, { desde: "2026-12-01", grupo: "sin_horario" });
    const kept = await call(office.deleteSchedule, { params: { id: used.id } });
    expect([kept.status, kept.body.code]).toEqual([409, "schedule.in_use"]);
    expect((await call(office.deleteSchedule, { params: { id } })).status).toBe(200);
  });
});

describe("changing a schedule in use (Rule TIME-160)", () => {
  let person: SignedIn;
  let schedule: OfficeSchedule;

  beforeEach(async () => {
    person = await t.factory.signedIn({ company });
    schedule = await made();
    await assign(schedule.id, {
      desde: "2026-11-02",
      grupo: "elegidas",
      trabajador_ids: [person.trabajador_id],
    });
  });

  it("needs the first day, keeps the days before it and changes those from it on", async () => {
    const other = stated({ tramos: weekdays("09:00", "16:00") });
    const refused = await change(schedule.id, other);
    expect([refused.status, refused.body.code]).toEqual([422, "schedule.from_required"]);
    const answer = await change(schedule.id, { ...other, desde: "2026-12-01" });
    expect(answer.body.data).toMatchObject({
      codigo: schedule.codigo,
      vigente_desde: "2026-12-01",
      personas: 1,
    });
    expect(await timesOn(person, "2026-11-30", "2026-12-01")).toEqual([
      "08:00-15:00",
      "09:00-16:00",
    ]);
    const { body } = await call(office.listSchedules);
    expect(body.total).toBe(1);
  });

  it("says before how many people and days it concerns, and changes nothing then", async () => {
    // Mondays of 365 days from Tuesday 1 December 2026: 52.
    const tramos = weekdays("08:00", "15:00").filter(({ dia_semana }) => dia_semana !== 1);
    const body = { ...stated({ tramos }), desde: "2026-12-01" };
    const answer = await call(office.previewScheduleChange, { params: { id: schedule.id }, body });
    expect(answer.body.data).toEqual({ personas: 1, dias: 52, dias_pasados: 0, ausencias: 0 });
    expect(await timesOn(person, "2026-12-14")).toEqual(["08:00-15:00"]);
  });

  it("a new name needs no day and holds for earlier versions", async () => {
    await change(schedule.id, { ...stated({ tramos: [] }), desde: "2026-12-01" });
    const { body } = await call(office.listSchedules);
    const [newest] = body.data;
    const renamed = await change(newest.id, stated({ nombre: "Verano", tramos: [] }));
    expect([renamed.status, renamed.body.data.vigente_desde]).toEqual([200, "2026-12-01"]);
    const names = await t.sql("select distinct nombre from horario where empresa_id = $1", [
      company.empresa_id,
    ]);
    expect(names).toEqual([{ nombre: "Verano" }]);
  });

  it("days of a closed month are refused", async () => {
    await closeMonth(person, 11);
    const body = { ...stated({ tramos: [] }), desde: "2026-11-30" };
    const answer = await change(schedule.id, body);
    expect([answer.status, answer.body.code]).toEqual([409, "closure.month_closed"]);
    expect((await change(schedule.id, { ...body, desde: "2026-12-01" })).status).toBe(200);
  });
});

/** A closed month of a person, past the application. */
const closeMonth = async (person: Worker, mes: number): Promise<void> => {
  const { empresa_id, trabajador_id } = person;
  const request = await t.factory.insert<{ id: number }>("solicitud", {
    empresa_id,
    trabajador_id,
    pe_solicitud_tipo_id: 10,
    creada_en: "2026-11-18T09:00:00Z",
  });
  await t.factory.insert("cierre_mes", {
    empresa_id,
    solicitud_id: request.id,
    trabajador_id,
    anyo: 2026,
    mes,
    minutos_previstos: 0,
    minutos_trabajados: 0,
    saldo_minutos: 0,
  });
};

describe("assigning a schedule (Rules TIME-161 and TIME-163)", () => {
  it("a passing assignment gives the schedule before back, in the same week of its cycle", async () => {
    const person = await t.factory.signedIn({ company });
    const who = { grupo: "elegidas", trabajador_ids: [person.trabajador_id] };
    const tramos = [...weekdays("07:00", "15:00", 1), ...weekdays("14:00", "22:00", 2)];
    const cycle = await made({ nombre: "Ciclo", semanas: 2, tramos });
    const summer = await made({ nombre: "Apoyo" });
    await assign(cycle.id, { ...who, desde: "2026-11-16", semana: 2 });
    const mondays = ["2026-11-16", "2026-11-23", "2026-11-30", "2026-12-14"] as const;
    expect(await timesOn(person, ...mondays)).toEqual([
      "14:00-22:00",
      "07:00-15:00",
      "14:00-22:00",
      "14:00-22:00",
    ]);
    await assign(summer.id, { ...who, desde: "2026-11-23", hasta: "2026-12-06" });
    expect(await timesOn(person, ...mondays)).toEqual([
      "14:00-22:00",
      "08:00-15:00",
      "08:00-15:00",
      "14:00-22:00",
    ]);
    const later = tramos.map((one) => ({ ...one, fin: one.fin === "22:00" ? "21:00" : one.fin }));
    const changed = {
      ...stated({ nombre: "Ciclo", semanas: 2, tramos: later }),
      desde: "2026-12-10",
    };
    expect((await change(cycle.id, changed)).status).toBe(200);
    expect(await timesOn(person, "2026-12-07", "2026-12-14")).toEqual([
      "07:00-15:00",
      "14:00-21:00",
    ]);
  });

  it("a group is a centre, a department, chosen people or those without a schedule", async () => {
    const { id } = await made();
    const inShop = await t.factory.worker({
      company,
      trabajador: { nombre_departamento_trabajador: "Tienda" },
    });
    await t.factory.worker({ company, trabajador: { fecha_baja: "2026-10-31" } });
    const preview = async (body: object): Promise<Answer> =>
      call(office.previewAssignment, { params: { id }, body: { desde: "2026-12-01", ...body } });
    const personas = async (body: object) => (await preview(body)).body.data?.personas;
    expect(await personas({ grupo: "centro", centro_trabajo_id: company.centro_id })).toBe(2);
    expect(await personas({ grupo: "departamento", departamento: "Tienda" })).toBe(1);
    const chosen = { grupo: "elegidas", trabajador_ids: [inShop.trabajador_id] };
    expect(await personas(chosen)).toBe(1);
    await assign(id, { desde: "2026-12-01", ...chosen });
    expect(await personas({ grupo: "sin_horario" })).toBe(1);
    const foreign = await t.factory.worker();
    const cases: Array<[string, object]> = [
      ["schedule.nobody", { grupo: "elegidas", trabajador_ids: [foreign.trabajador_id] }],
      ["schedule.group", { grupo: "centro" }],
      ["schedule.group", { ...chosen, departamento: "Tienda" }],
      ["schedule.week", { ...chosen, semana: 2 }],
      ["schedule.dates", { ...chosen, hasta: "2026-11-30" }],
    ];
    for (const [code, body] of cases) {
      const answer = await preview(body);
      expect([answer.status, answer.body.code]).toEqual([422, code]);
    }
  });

  it("people are listed with their schedule, and by schedule also those who begin later", async () => {
    const { id } = await made();
    const later = await t.factory.worker({ company, nombre: "Berta" });
    const who = { grupo: "elegidas", trabajador_ids: [later.trabajador_id] };
    await assign(id, { ...who, desde: "2026-12-01", hasta: "2026-12-31" });
    const list = async (filter: object): Promise<Answer> =>
      call(office.listScheduledPeople, { query: { paramsFront: JSON.stringify(filter) } });
    expect((await list({})).body.total).toBe(2);
    expect((await list({ sin_horario: true })).body.total).toBe(2);
    const found = await list({ horario_id: id });
    expect(found.body).toMatchObject({
      total: 1,
      data: [{ id: later.trabajador_id, desde: "2026-12-01", hasta: "2027-01-01" }],
    });
    expect((await call(office.listSchedules)).body.data[0]).toMatchObject({
      personas: 0,
      proximas: 1,
    });
  });

  it("the reference has the agreement's hours, the centre's holidays and people without a schedule", async () => {
    await t.sql("update empresa set horas_convenio = 1710 where empresa_id = $1", [
      company.empresa_id,
    ]);
    await t.sql(
      `insert into festivo (empresa_id, calendario_festivo_id, fecha, tipo_festivo_id, nombre)
       select empresa_id, calendario_festivo_id, '2026-12-08', 2, 'Inmaculada' from centro_trabajo
       where empresa_id = $1`,
      [company.empresa_id],
    );
    const { body } = await call(office.scheduleReference);
    expect(body.data).toMatchObject({
      year: 2026,
      horas_convenio: 1710,
      centro_trabajo: "Centro",
      festivos: ["2026-12-08"],
      departamentos: [],
      sin_horario: 1,
    });
  });

  it("recorded days since the first day are judged anew", async () => {
    const person = await t.factory.signedIn({ company });
    const { id } = await made();
    const who = { grupo: "elegidas", trabajador_ids: [person.trabajador_id] };
    await t.factory.insert("jornada", {
      empresa_id: person.empresa_id,
      trabajador_id: person.trabajador_id,
      dia: "2026-11-16",
      zona_horaria: "Europe/Madrid",
    });
    const answer = await assign(id, { ...who, desde: "2026-11-10" });
    expect(answer.body.data).toMatchObject({ personas: 1, dias_pasados: 1 });
    const [act] = await t.sql<{ detalle: object }>(
      "select detalle from auditoria where empresa_id = $1 and accion = 'horario.asignado'",
      [company.empresa_id],
    );
    expect(act?.detalle).toMatchObject({ personas: 1, desde: "2026-11-10", hasta: null });
  });
});
