import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as team from "@atrio/contract/time/team";
import type { TeamMember } from "@atrio/contract/time/team";
import { punch } from "@atrio/contract/time/time";
import type { ClockAction } from "@atrio/contract/time/time";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let boss: SignedIn;
let office = 0;
let lunch = 0;

type Stretch = [number, string, string];
const wednesday: Stretch[] = [[3, "08:00", "16:00"]];

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  boss = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
  office = await idIn("fichador", "Oficina");
  lunch = await idIn("parada", "Comida");
});

async function idIn(table: "fichador" | "parada", name: string): Promise<number> {
  const [row] = await t.sql<{ id: number }>(
    `select id from ${table} where empresa_id = $1 and nombre = $2`,
    [company.empresa_id, name],
  );
  return row?.id ?? 0;
}

/** A person supervised by the boss, with a weekly schedule. */
async function member(nombre: string, tramos: Stretch[], more: object = {}): Promise<Worker> {
  const worker = await t.factory.worker({
    company,
    nombre,
    apellido1: "X",
    trabajador: { ...more },
  });
  await t.factory.supervise(boss, worker);
  if (tramos.length > 0) await t.factory.schedule({ worker, tramos });
  return worker;
}

/** Moves somebody to a centre of their own. */
async function toCentre(worker: Worker, zone: string, holidays: string[] = []): Promise<void> {
  const calendar = await t.factory.insert<{ id: number }>("calendario_festivo", {
    empresa_id: company.empresa_id,
    nombre: `Calendario ${zone} ${worker.trabajador_id}`,
  });
  for (const fecha of holidays) {
    await t.factory.insert("festivo", {
      empresa_id: company.empresa_id,
      calendario_festivo_id: calendar.id,
      fecha,
      tipo_festivo_id: 4,
      nombre: "Patrona",
    });
  }
  const centre = await t.factory.insert<{ id: number }>("centro_trabajo", {
    empresa_id: company.empresa_id,
    codigo: `Z${worker.trabajador_id}`,
    nombre: `Centro ${zone}`,
    zona_horaria: zone,
    calendario_festivo_id: calendar.id,
  });
  await t.sql("update trabajador_centro set centro_trabajo_id = $2 where trabajador_id = $1", [
    worker.trabajador_id,
    centre.id,
  ]);
}

/** Clocks as the worker does, at an instant. */
async function clock(worker: Worker, at: string, accion: ClockAction): Promise<void> {
  t.clock.set(at);
  const answer = await t.call(punch, {
    token: await t.factory.session(worker),
    body: {
      trabajador_id: worker.trabajador_id,
      accion,
      ...(accion === "entrada" ? { fichador_id: office } : {}),
      ...(accion === "pausa" ? { parada_id: lunch } : {}),
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function today(): Promise<Answer> {
  const token = await t.factory.session(boss);
  return t.call(team.teamToday, { token, params: { id: boss.trabajador_id } });
}

function of(answer: Answer, worker: Worker): TeamMember {
  return answer.body.data.supervisados.find((one: TeamMember) => one.id === worker.trabajador_id);
}

describe("GET supervisor/info-supervisados", () => {
  it("the team of today needs an own session of a supervisor", async () => {
    const params = { id: boss.trabajador_id };
    expect((await t.call(team.teamToday, { params })).status).toBe(401);
    const worker = await t.factory.signedIn({ company });
    const own = { params: { id: worker.trabajador_id }, token: worker.token };
    expect((await t.call(team.teamToday, own)).status).toBe(403);
    const other = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    expect((await t.call(team.teamToday, { params, token: other.token })).status).toBe(404);
  });

  it("the team of today groups everybody by their own day", async () => {
    const people = {
      pending: await member("Pendiente", [[3, "09:00", "17:00"]]),
      afternoon: await member("Tarde", [[3, "15:00", "22:00"]]),
      rest: await member("Descanso", [[1, "08:00", "16:00"]]),
      holiday: await member("Festiva", wednesday),
      left: await member("Ida", wednesday, { fecha_baja: "2026-11-17" }),
      island: await member("Isleña", wednesday),
      punctual: await member("Puntual", wednesday),
      atTheLimit: await member("Justo", wednesday),
      late: await member("Retrasado", wednesday),
      paused: await member("Parada", wednesday),
      gone: await member("Salido", wednesday),
      volunteer: await member("Voluntario", [[1, "08:00", "16:00"]]),
    };
    await toCentre(people.holiday, "Europe/Madrid", ["2026-11-18"]);
    await toCentre(people.island, "Atlantic/Canary");
    const former = await t.factory.worker({ company });
    await t.factory.supervise(boss, former, "[2024-01-01,2026-11-18)");
    await t.factory.worker({ company });
    // Madrid is an hour ahead of UTC, the Canary Islands are not.
    await clock(people.paused, "2026-11-18T07:00:00Z", "entrada");
    await clock(people.gone, "2026-11-18T07:00:00Z", "entrada");
    await clock(people.punctual, "2026-11-18T06:55:00Z", "entrada");
    await clock(people.atTheLimit, "2026-11-18T07:15:59Z", "entrada");
    await clock(people.late, "2026-11-18T07:16:00Z", "entrada");
    await clock(people.volunteer, "2026-11-18T08:00:00Z", "entrada");
    await clock(people.island, "2026-11-18T08:10:00Z", "entrada");
    await clock(people.paused, "2026-11-18T09:30:00Z", "pausa");
    await clock(people.gone, "2026-11-18T09:00:00Z", "salida");
    t.clock.set("2026-11-18T10:00:00Z");

    const answer = await today();
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      dia: "2026-11-18",
      totales: {
        supervisados: 12,
        fichado: 6,
        fichado_tarde: 1,
        no_ficha_hoy: 3,
        pendiente: 2,
      },
    });
    expect(answer.body.data.supervisados.map((one: TeamMember) => one.nombre_completo)).toEqual(
      Object.values(people)
        .map((one) => of(answer, one).nombre_completo)
        .toSorted((a, b) => a.localeCompare(b, "es")),
    );
    const shown = (worker: Worker): unknown[] => {
      const one = of(answer, worker);
      return [one.grupo, one.situacion, one.minutos_retraso, one.minutos_trabajados];
    };
    expect(shown(people.punctual)).toEqual(["fichado", "trabajando", 0, 185]);
    expect(shown(people.atTheLimit)).toEqual(["fichado", "trabajando", 15, 165]);
    expect(shown(people.late)).toEqual(["fichado_tarde", "trabajando", 16, 164]);
    expect(shown(people.paused)).toEqual(["fichado", "en_pausa", 0, 150]);
    expect(shown(people.gone)).toEqual(["fichado", "ha_salido", 0, 120]);
    expect(shown(people.volunteer)).toEqual(["fichado", "trabajando", 0, 120]);
    expect(shown(people.island)).toEqual(["fichado", "trabajando", 10, 110]);
    expect(shown(people.pending)).toEqual(["pendiente", "sin_fichar", 120, 0]);
    expect(shown(people.afternoon)).toEqual(["pendiente", "sin_fichar", 0, 0]);
    const isLate = (worker: Worker): boolean => of(answer, worker).llega_tarde;
    expect(isLate(people.atTheLimit)).toBe(false);
    expect(isLate(people.late)).toBe(true);
    for (const one of [people.rest, people.holiday, people.left]) {
      expect(shown(one)).toEqual(["no_ficha_hoy", "sin_fichar", 0, 0]);
    }
    expect(of(answer, people.holiday).festivo).toEqual({ tipo_festivo_id: 4, nombre: "Patrona" });
    expect(of(answer, people.island)).toMatchObject({
      zona_horaria: "Atlantic/Canary",
      centro_trabajo: "Centro Atlantic/Canary",
      hora_prevista: "2026-11-18T08:00:00.000Z",
      hora_entrada: "2026-11-18T08:10:00Z",
      minutos_previstos: 480,
      horario: [{ inicio: "08:00", fin: "16:00" }],
    });
  });

  it("the team of today takes each person's own date across time zones", async () => {
    // 23:00 on Tuesday 17 in Pago Pago, and 23:00 on Wednesday 18 in Auckland.
    const behind = await member("Atrás", [[2, "20:00", "23:30"]]);
    const ahead = await member("Delante", [[4, "08:00", "16:00"]]);
    await toCentre(behind, "Pacific/Pago_Pago");
    await toCentre(ahead, "Pacific/Auckland");
    t.clock.set("2026-11-18T10:00:00Z");
    const before = await today();
    expect(of(before, behind)).toMatchObject({ grupo: "pendiente", minutos_retraso: 180 });
    expect(of(before, ahead)).toMatchObject({ grupo: "no_ficha_hoy" });
    t.clock.set("2026-11-18T12:00:00Z");
    const after = await today();
    expect(of(after, behind)).toMatchObject({ grupo: "no_ficha_hoy" });
    expect(of(after, ahead)).toMatchObject({ grupo: "pendiente", minutos_retraso: 0 });
  });

  it("somebody not there yet is late beyond the tolerance (TIME-84)", async () => {
    const missing = await member("Falta", wednesday);
    const lateAt = async (time: string) => {
      t.clock.set(`2026-11-18T${time}Z`);
      return of(await today(), missing);
    };
    expect(await lateAt("07:15:59")).toMatchObject({ minutos_retraso: 15, llega_tarde: false });
    expect(await lateAt("07:16:00")).toMatchObject({
      grupo: "pendiente",
      hora_prevista: "2026-11-18T07:00:00.000Z",
      minutos_retraso: 16,
      llega_tarde: true,
    });
  });

  it("a night shift that began yesterday counts as working until it ends", async () => {
    const night: Stretch[] = [[2, "22:00", "06:00"]];
    const working = await member("Noche", night);
    const missing = await member("Ausente", night);
    await clock(working, "2026-11-17T21:20:00Z", "entrada");
    t.clock.set("2026-11-18T00:00:00Z");
    const during = await today();
    expect(of(during, working)).toMatchObject({
      grupo: "fichado_tarde",
      situacion: "trabajando",
      minutos_retraso: 20,
      minutos_trabajados: 160,
    });
    expect(of(during, missing)).toMatchObject({ grupo: "pendiente", minutos_retraso: 180 });
    await clock(working, "2026-11-18T05:00:00Z", "salida");
    const after = await today();
    expect(of(after, working)).toMatchObject({ grupo: "no_ficha_hoy", situacion: "sin_fichar" });
    expect(of(after, missing)).toMatchObject({ grupo: "no_ficha_hoy" });
  });

  it("a person who works past the end of a night shift stays on that shift", async () => {
    const working = await member("Noche", [[2, "22:00", "06:00"]]);
    await clock(working, "2026-11-17T21:00:00Z", "entrada");
    t.clock.set("2026-11-18T06:00:00Z");
    expect(of(await today(), working)).toMatchObject({
      grupo: "fichado",
      situacion: "trabajando",
      minutos_trabajados: 540,
    });
  });

  it("a forgotten signing does not count as being at work", async () => {
    const worker = await member("Olvido", wednesday);
    await clock(worker, "2026-11-16T08:00:00Z", "entrada");
    t.clock.set("2026-11-18T08:00:00Z");
    expect(of(await today(), worker)).toMatchObject({
      grupo: "pendiente",
      situacion: "sin_fichar",
      hora_entrada: null,
      abierto_mas_de_un_dia: true,
    });
  });

  it("the team of today has telework and the requests that wait for this supervisor", async () => {
    const worker = await member("Remota", wednesday);
    const [remote] = await t.sql<{ id: number }>(
      "select id from fichador where empresa_id = $1 and tipo = 'teletrabajo'",
      [company.empresa_id],
    );
    t.clock.set("2026-11-18T07:00:00Z");
    await t.call(punch, {
      token: await t.factory.session(worker),
      body: { trabajador_id: worker.trabajador_id, accion: "entrada", fichador_id: remote?.id },
    });
    const other = await t.factory.worker({ company, trabajador: { permiso_supervisor: true } });
    await request(worker, { kind: 10, supervisors: [boss, other] });
    await request(worker, { kind: 11, supervisors: [boss] });
    await request(worker, { kind: 9, supervisors: [boss] });
    await request(worker, { kind: 11, supervisors: [other] });
    await request(worker, { kind: 11, supervisors: [boss], decided: true });
    expect(of(await today(), worker)).toMatchObject({
      teletrabajo: true,
      solicitudes_pendientes: 2,
    });
  });

  it("the team of today needs the same number of queries for two people as for forty", async () => {
    await member("A", wednesday);
    await member("B", wednesday);
    const token = await t.factory.session(boss);
    const queries = async (): Promise<number> =>
      statementsOf(async () => {
        const params = { id: boss.trabajador_id };
        expect((await t.call(team.teamToday, { token, params })).status).toBe(200);
      });
    const few = await queries();
    for (let index = 0; index < 38; index += 1) await member(`P${index}`, wednesday);
    expect(await queries()).toBe(few);
    expect((await today()).body.data.totales.supervisados).toBe(40);
  });
});

/** A request that waits for supervisors. */
async function request(
  worker: Worker,
  input: { kind: number; supervisors: Worker[]; decided?: boolean },
): Promise<void> {
  const { empresa_id, trabajador_id } = worker;
  const { id } = await t.factory.insert<{ id: number }>("solicitud", {
    empresa_id,
    trabajador_id,
    pe_solicitud_tipo_id: input.kind,
    creada_en: t.clock.now().toString(),
  });
  for (const supervisor of input.supervisors) {
    await t.factory.insert("solicitud_aprobacion", {
      empresa_id,
      solicitud_id: id,
      trabajador_id,
      supervisor_id: supervisor.trabajador_id,
      ...(input.decided === true ? { aprobada: true, decidida_en: t.clock.now().toString() } : {}),
    });
  }
}

describe("POST supervisor/get-clockings", () => {
  const range = { desde: "2026-11-16", hasta: "2026-11-18" };
  const ask = async (body: object): Promise<Answer> =>
    t.call(team.teamClockings, {
      token: await t.factory.session(boss),
      body: { ...range, ...body },
    });

  it("the team's sheets need a session, a supervisor and the module", async () => {
    expect((await t.call(team.teamClockings, { body: range })).status).toBe(401);
    const worker = await t.factory.signedIn({ company });
    const denied = await t.call(team.teamClockings, { token: worker.token, body: range });
    expect(denied.status).toBe(403);
    const poor = await t.factory.company({ modulos: [3] });
    const chief = await t.factory.signedIn({
      company: poor,
      trabajador: { permiso_supervisor: true },
    });
    const { status, body } = await t.call(team.teamClockings, { token: chief.token, body: range });
    expect([status, body.code]).toEqual([403, "module.not_hired"]);
  });

  it("the team's sheets answer 404 for people not supervised today", async () => {
    const worker = await member("Una", wednesday);
    const former = await t.factory.worker({ company });
    await t.factory.supervise(boss, former, "[2024-01-01,2026-11-18)");
    const colleague = await t.factory.worker({ company });
    const stranger = await t.factory.worker();
    for (const id of [former, colleague, stranger].map((one) => one.trabajador_id)) {
      const { status, body } = await ask({ supervisados_ids: [worker.trabajador_id, id] });
      expect([status, body.code]).toEqual([404, "worker.not_found"]);
    }
    const { body } = await ask({});
    expect(body.total).toBe(1);
  });

  it("the team's sheets have every day of everybody, with the supervisor's actions", async () => {
    const second = await member("Berta", wednesday);
    const first = await member("Álvaro", wednesday);
    await clock(first, "2026-11-16T08:00:00Z", "entrada");
    await clock(first, "2026-11-16T10:30:00Z", "salida");
    t.clock.set("2026-11-18T08:00:00Z");
    const { status, body } = await ask({});
    expect([status, body.total]).toEqual([200, 2]);
    expect(body.data.map((one: { trabajador: { id: number } }) => one.trabajador.id)).toEqual([
      first.trabajador_id,
      second.trabajador_id,
    ]);
    const [monday, tuesday, wednesdayOf] = body.data[0].jornadas;
    expect(monday).toMatchObject({
      dia: "2026-11-16",
      minutos_trabajados: 150,
      can: { editar: true, clonar: false, corregir: false },
    });
    expect(tuesday).toMatchObject({ dia: "2026-11-17", fichajes: [], can: { editar: true } });
    expect(wednesdayOf).toMatchObject({ minutos_previstos: 480, can: { editar: true } });
  });

  it("the team's sheets are paged by people", async () => {
    for (const name of ["A", "B", "C"]) await member(name, wednesday);
    const { body } = await ask({ skip: 1, take: 1 });
    expect(body.total).toBe(3);
    expect(body.data).toHaveLength(1);
    expect(body.data[0].trabajador.nombre_completo).toBe("B X");
  });

  it.each([
    [{ desde: "2026-11-18", hasta: "2026-11-17" }, "workday.range"],
    [{ desde: "2025-01-01", hasta: "2026-01-02" }, "workday.range"],
    // Nine people are 3,294 days of a leap year's length.
    [{ desde: "2025-11-18", hasta: "2026-11-18" }, "team.too_many"],
  ])("the team's sheets refuse %o with %s", async (body, code) => {
    for (let index = 0; index < 9; index += 1) await member(`P${index}`, wednesday);
    const answer = await ask(body);
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect((await ask({ ...body, ...range })).status).toBe(200);
  });
});

describe("POST supervisor/get-sunday-clockings", () => {
  const ask = async (body: object = {}): Promise<Answer> =>
    t.call(team.teamSundayClockings, {
      token: await t.factory.session(boss),
      body: { year: 2026, ...body },
    });

  it("worked Sundays need a session and a supervisor, and cover only their people", async () => {
    const body = { year: 2026 };
    expect((await t.call(team.teamSundayClockings, { body })).status).toBe(401);
    const worker = await t.factory.signedIn({ company });
    const denied = await t.call(team.teamSundayClockings, { token: worker.token, body });
    expect(denied.status).toBe(403);
    expect((await ask({ supervisados_ids: [worker.trabajador_id] })).status).toBe(404);
  });

  it("worked Sundays include the holidays of the person's own centre, as in the sheet", async () => {
    const worker = await member("Dominga", wednesday);
    const elsewhere = await member("Otra", wednesday);
    await toCentre(worker, "Europe/Madrid", ["2026-11-12", "2026-11-08"]);
    // Sunday 8 is a holiday too; a pause that does not count lies between two stretches.
    await clock(worker, "2026-11-08T08:00:30Z", "entrada");
    await clock(worker, "2026-11-08T10:00:00Z", "pausa");
    await clock(worker, "2026-11-08T10:30:00Z", "reanudar");
    await clock(worker, "2026-11-08T12:00:10Z", "salida");
    await clock(worker, "2026-11-11T08:00:00Z", "entrada");
    await clock(worker, "2026-11-11T09:00:00Z", "salida");
    await clock(worker, "2026-11-12T08:00:00Z", "entrada");
    await clock(worker, "2026-11-12T09:00:00Z", "salida");
    await clock(elsewhere, "2026-11-12T08:00:00Z", "entrada");
    await clock(elsewhere, "2026-11-12T09:00:00Z", "salida");
    t.clock.set("2026-11-18T08:00:00Z");
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        trabajador: { id: worker.trabajador_id, nombre_completo: "Dominga X", link_foto: null },
        domingos: 1,
        festivos: 1,
        minutos: 270,
        dias: [
          { dia: "2026-11-08", minutos: 210, festivo: { tipo_festivo_id: 4, nombre: "Patrona" } },
          { dia: "2026-11-12", minutos: 60, festivo: { tipo_festivo_id: 4, nombre: "Patrona" } },
        ],
      },
      expect.objectContaining({ domingos: 0, festivos: 0, minutos: 0, dias: [] }),
    ]);
    const sheet = await t.call(team.teamClockings, {
      token: await t.factory.session(boss),
      body: {
        supervisados_ids: [worker.trabajador_id],
        desde: "2026-11-08",
        hasta: "2026-11-08",
      },
    });
    expect(sheet.body.data[0].jornadas[0].minutos_trabajados).toBe(210);
    expect((await ask({ year: 2025 })).body.data[0].dias).toEqual([]);
  });
});

describe("GET supervisor/supervisors-and-supervisees-photos", () => {
  it("the photos of a team need an own session of a supervisor", async () => {
    const params = { id: boss.trabajador_id };
    expect((await t.call(team.teamPhotos, { params })).status).toBe(401);
    const worker = await t.factory.signedIn({ company });
    const own = { token: worker.token, params: { id: worker.trabajador_id } };
    expect((await t.call(team.teamPhotos, own)).status).toBe(403);
  });

  it("the photos of a team are of the caller's supervisors and supervisees of today", async () => {
    const worker = await member("Una", [], { link_foto: "/fotos/1.webp" });
    const chief = await t.factory.worker({ company, nombre: "Jefa", apellido1: "X" });
    await t.factory.supervise(chief, boss);
    const formerChief = await t.factory.worker({ company });
    await t.factory.supervise(formerChief, boss, "[2024-01-01,2026-11-18)");
    const { status, body } = await t.call(team.teamPhotos, {
      token: await t.factory.session(boss),
      params: { id: boss.trabajador_id },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      supervisores: [{ id: chief.trabajador_id, nombre_completo: "Jefa X", link_foto: null }],
      supervisados: [
        { id: worker.trabajador_id, nombre_completo: "Una X", link_foto: "/fotos/1.webp" },
      ],
    });
  });
});
