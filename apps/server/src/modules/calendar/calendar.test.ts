import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as calendar from "@atrio/contract/calendar/calendar";
import type { CalendarEvent, WholeCalendar } from "@atrio/contract/calendar/calendar";
import * as absences from "@atrio/contract/leave/absences";
import * as requests from "@atrio/contract/leave/requests";

import { makeAway } from "../../../test/away.ts";
import type { Company, SignedIn, Worker } from "../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../test/harness.ts";
import { createLeaveFactory } from "../../../test/leave.ts";
import { statementsOf } from "../../../test/statements.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let boss: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await leave.company();
  boss = await leave.supervisor(company, "Ana");
  worker = await leave.worker(company, [boss]);
});

afterAll(() => t.stop());

const wholeDay = { desde_minuto: 0, hasta_minuto: 1440, minutos: 420 };

async function whole(query: object = {}, who = worker): Promise<Answer> {
  const params = { id: who.trabajador_id };
  return t.call(calendar.wholeCalendar, { token: who.token, params, query });
}

async function wholeOf(query: object = {}, who = worker): Promise<WholeCalendar> {
  const answer = await whole(query, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function labour(body: object, who = worker): Promise<Answer> {
  return t.call(calendar.labourCalendar, { token: who.token, body: { year: 2026, ...body } });
}

async function shifts(query: object, who = worker): Promise<Answer> {
  const params = { id: who.trabajador_id };
  return t.call(calendar.workerShifts, { token: who.token, params, query: query as never });
}

/** Moves a worker to a second centre from a day on, in a zone of its own. */
async function moveTo(who: Worker, codigo: string, desde: string, zone: string): Promise<number> {
  const [centre] = await t.sql<{ id: number }>(
    `with c as (insert into calendario_festivo (empresa_id, nombre) values ($1, $2) returning id)
     insert into centro_trabajo (empresa_id, codigo, nombre, zona_horaria, calendario_festivo_id)
     select $1, $2, $2, $3, id from c returning id`,
    [who.empresa_id, codigo, zone],
  );
  const id = centre?.id ?? 0;
  await t.sql(
    "update trabajador_centro set vigencia = daterange('2024-01-01', $2) where trabajador_id = $1",
    [who.trabajador_id, desde],
  );
  await t.sql(
    "insert into trabajador_centro (empresa_id, trabajador_id, centro_trabajo_id, vigencia) values ($1, $2, $3, daterange($4, null))",
    [who.empresa_id, who.trabajador_id, id, desde],
  );
  return id;
}

async function event(fields: object): Promise<number> {
  const { id } = await t.factory.insert<{ id: number }>("evento_empresa", {
    empresa_id: company.empresa_id,
    titulo: "Evento",
    desde: "2026-12-18",
    hasta: "2026-12-18",
    creado_por: boss.trabajador_id,
    actualizado_en: "2026-11-01T08:00:00Z",
    ...fields,
  });
  return id;
}

describe("GET trabajador/:id/festivos/:year", () => {
  const holidays = async (who = worker, id = who.trabajador_id): Promise<Answer> =>
    t.call(calendar.holidaysOfYear, { token: who.token, params: { id, year: 2026 } });

  it("GET trabajador/:id/festivos/:year is for oneself alone", async () => {
    const params = { id: worker.trabajador_id, year: 2026 };
    expect((await t.call(calendar.holidaysOfYear, { params })).status).toBe(401);
    expect((await holidays(boss, worker.trabajador_id)).status).toBe(404);
  });

  it("the list of holidays has those of each date's centre, and the named working days", async () => {
    await t.factory.holiday(company, "2026-05-02", 3, "Comunidad");
    await t.factory.holiday(company, "2026-12-07", 1, "Puente");
    await t.factory.holiday(company, "2025-12-08");
    const second = await moveTo(worker, "Telde", "2026-12-01", "Atlantic/Canary");
    await t.factory.holiday({ ...company, centro_id: second }, "2026-05-30", 3, "Canarias");
    await t.factory.holiday({ ...company, centro_id: second }, "2026-12-08", 2, "Inmaculada");
    expect((await holidays()).body.data).toEqual([
      { fecha: "2026-05-02", tipo_festivo_id: 3, nombre: "Comunidad", centro_trabajo: "Centro" },
      { fecha: "2026-12-08", tipo_festivo_id: 2, nombre: "Inmaculada", centro_trabajo: "Telde" },
    ]);
    await t.factory.holiday({ ...company, centro_id: second }, "2026-12-07", 1, "Puente");
    expect((await holidays()).body.data[1]).toMatchObject({ nombre: "Puente", tipo_festivo_id: 1 });
  });
});

describe("GET trabajador/:id/turnos", () => {
  it("a schedule is planned as shifts, also over the night of a clock change", async () => {
    const night = await t.factory.signedIn({ company });
    await t.factory.schedule({
      worker: night,
      tramos: [
        [6, "22:00", "06:00"],
        [7, "08:00", "08:00"],
      ],
    });
    const answer = await shifts({ from: "2026-10-24", to: "2026-10-25" }, night);
    const planned = {
      id: null,
      color: "#EC6814",
      pe_area_trabajo_id: null,
      label_ids: [],
      pause_ids: [],
      num_minimo_trabajadores: null,
      observaciones: null,
      publicado: true,
      termina_dia_siguiente: true,
      worker_ids: [night.trabajador_id],
      pe_recurrencia_id: null,
      pe_patron_id: null,
      zona_horaria: "Europe/Madrid",
    };
    expect(answer.body.data).toEqual([
      {
        ...planned,
        fecha: "2026-10-24",
        hora_inicio: "22:00",
        hora_fin: "06:00",
        turno_24h: false,
        minutos: 540,
      },
      {
        ...planned,
        fecha: "2026-10-25",
        hora_inicio: "08:00",
        hora_fin: "08:00",
        turno_24h: true,
        minutos: 1440,
      },
    ]);
  });

  it("planned shifts leave out holidays and refuse reversed ranges and over 400 days", async () => {
    await t.factory.holiday(company, "2026-11-19");
    const days = await shifts({ from: "2026-11-16", to: "2026-11-22" });
    expect(days.body.data.map((one: { fecha: string }) => one.fecha)).toEqual([
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-20",
    ]);
    const ranges = [
      { from: "2026-11-02", to: "2026-11-01" },
      { from: "2026-01-01", to: "2027-02-05" },
    ];
    for (const range of ranges) {
      const answer = await shifts(range);
      expect([answer.status, answer.body.code]).toEqual([422, "calendar.range"]);
    }
    expect((await shifts({ from: "2026-01-01", to: "2027-02-04" })).status).toBe(200);
  });
});

describe("GET turno-avatares/:x", () => {
  const atWork = async (x: string, who = worker): Promise<Answer> =>
    t.call(calendar.peopleAtWork, { token: who.token, params: { x } });
  const idsOf = (answer: Answer): number[] => answer.body.data.map((one: { id: number }) => one.id);

  it("the list of planned people has those of the caller's centre, absent ones included", async () => {
    expect((await t.call(calendar.peopleAtWork, { params: { x: "2026-11-18" } })).status).toBe(401);
    const mate = await leave.worker(company);
    const left = await leave.worker(company);
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      left.trabajador_id,
    ]);
    const elsewhere = await leave.worker(company);
    await moveTo(elsewhere, "Otro", "2026-01-01", "Europe/Madrid");
    // Without a schedule nobody is planned.
    await t.factory.worker({ company });
    await makeAway(t, mate, { fecha: "2026-11-18", slice: wholeDay, kind: 7 });
    const answer = await atWork("2026-11-18");
    expect(idsOf(answer).toSorted((a, b) => a - b)).toEqual([
      worker.trabajador_id,
      mate.trabajador_id,
    ]);
    expect(Object.keys(answer.body.data[0])).toEqual(["id", "nombre_completo", "link_foto"]);
    expect(idsOf(await atWork("2026-11-21"))).toEqual([]);
    expect(idsOf(await atWork("2026-11-18", elsewhere))).toEqual([elsewhere.trabajador_id]);
  });

  it("the list of planned people needs the same number of queries for any centre", async () => {
    const few = await statementsOf(async () => atWork("2026-11-18"));
    for (let more = 0; more < 4; more += 1) await leave.worker(company);
    expect(await statementsOf(async () => atWork("2026-11-18"))).toBe(few);
  });
});

describe("POST trabajador/calendario-laboral", () => {
  it("the work calendar has every day of the own year, with its plan and absences", async () => {
    await t.factory.holiday(company, "2026-12-08", 2, "Inmaculada");
    await makeAway(t, worker, { fecha: "2026-12-14", slice: wholeDay, kind: 6 });
    await makeAway(t, worker, { fecha: "2026-12-15", slice: wholeDay, estado_id: 1 });
    const [own] = (await labour({})).body.data;
    expect((await labour({ worker_id: worker.trabajador_id })).body.data).toEqual([own]);
    expect(own.dias).toHaveLength(365);
    expect(own).toMatchObject({
      trabajador: { id: worker.trabajador_id },
      dias_laborables: 260,
      minutos_previstos: 260 * 420,
    });
    const on = (fecha: string) => own.dias.find((day: { fecha: string }) => day.fecha === fecha);
    const plain = { festivo: null, laborable: true, minutos_previstos: 420, ausente: false };
    expect(on("2026-12-08")).toEqual({
      fecha: "2026-12-08",
      laborable: false,
      festivo: { tipo_festivo_id: 2, nombre: "Inmaculada" },
      minutos_previstos: 0,
      ausente: false,
    });
    expect(on("2026-12-14")).toEqual({ ...plain, fecha: "2026-12-14", ausente: true });
    expect(on("2026-12-15")).toEqual({ ...plain, fecha: "2026-12-15" });
  });

  it("the work calendar has the people supervised today, and only that they are away", async () => {
    const mate = await leave.worker(company, [boss]);
    await makeAway(t, worker, { fecha: "2026-12-14", slice: wholeDay, kind: 7 });
    const ids = [worker.trabajador_id, mate.trabajador_id];
    const answer = await labour({ supervisees_ids: ids }, boss);
    const people = answer.body.data.map((one: { trabajador: { id: number } }) => one.trabajador.id);
    expect(people.toSorted((a: number, b: number) => a - b)).toEqual(ids);
    expect(JSON.stringify(answer.body)).not.toMatch(/solicitud|medic|tipo_id":7/);
    expect((await labour({ worker_id: mate.trabajador_id }, boss)).body.data).toHaveLength(1);
  });

  it("the work calendar of an unsupervised worker is not found", async () => {
    const stranger = await leave.worker(company);
    const cases: Array<[object, SignedIn]> = [
      [{ worker_id: boss.trabajador_id }, worker],
      [{ worker_id: stranger.trabajador_id }, boss],
      [{ supervisees_ids: [worker.trabajador_id, stranger.trabajador_id] }, boss],
    ];
    for (const [body, who] of cases) {
      expect((await labour(body, who)).body.code).toBe("worker.not_found");
    }
    await t.sql(
      "update supervision set vigencia = '[2024-01-01,2026-11-18)' where supervisado_id = $1",
      [worker.trabajador_id],
    );
    expect((await labour({ worker_id: worker.trabajador_id }, boss)).status).toBe(404);
  });

  it("the work calendar needs the same number of queries for any team", async () => {
    const few = await statementsOf(async () =>
      labour({ supervisees_ids: [worker.trabajador_id] }, boss),
    );
    const mate = await leave.worker(company, [boss]);
    await makeAway(t, mate, { fecha: "2026-12-14", slice: wholeDay });
    const ids = [worker.trabajador_id, mate.trabajador_id];
    expect(await statementsOf(async () => labour({ supervisees_ids: ids }, boss))).toBe(few);
  });
});

describe("GET trabajador/:id/calendario-laboral-completo", () => {
  it("the full calendar is for oneself alone", async () => {
    const params = { id: worker.trabajador_id };
    expect((await t.call(calendar.wholeCalendar, { params })).status).toBe(401);
    expect((await t.call(calendar.wholeCalendar, { params, token: boss.token })).status).toBe(404);
  });

  it("the full calendar has the year's figures, holidays and plan in one answer", async () => {
    await t.factory.holiday(company, "2026-12-08", 2, "Inmaculada");
    await makeAway(t, worker, { fecha: "2026-12-14", slice: wholeDay });
    const year = await wholeOf();
    expect(year).toMatchObject({
      anyo: 2026,
      desde: "2026-01-01",
      hasta: "2026-12-31",
      hoy: "2026-11-18",
      zona_horaria: "Europe/Madrid",
      centro_trabajo: "Centro",
      resumen: {
        dias_laborables: 260,
        dias_festivos: 1,
        minutos_previstos: 260 * 420,
        dias_ausencia: 1,
      },
      festivos: [{ fecha: "2026-12-08", nombre: "Inmaculada" }],
    });
    // The plan without the holiday and without the day off.
    expect(year.turnos).toHaveLength(259);
    expect(year.turnos[0]).toEqual({
      id: null,
      fecha: "2026-01-01",
      hora_inicio: "08:00",
      hora_fin: "15:00",
      color: "#EC6814",
      termina_dia_siguiente: false,
      minutos: 420,
    });
    expect((await wholeOf({ anyo: 2027 })).desde).toBe("2027-01-01");
  });

  it("the full calendar has own absences of every kind as ranges, the pending ones marked", async () => {
    const ask = async (body: object): Promise<number> => {
      const answer = await t.call(absences.createRequest, {
        token: worker.token,
        body: body as never,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data.id;
    };
    const week = { fecha_inicio: "2026-12-10", fecha_fin: "2026-12-15" };
    const holidays = await ask({ pe_solicitud_tipo_id: 1, periodos: [week] });
    await t.call(requests.approveRequest, { token: boss.token, body: { solicitud_id: holidays } });
    const half = { fecha_inicio: "2026-12-17", fecha_fin: "2026-12-17", pe_tipo_periodo_id: 2 };
    const own = await ask({ pe_solicitud_tipo_id: 2, periodos: [half] });
    const rest = await makeAway(t, worker, { fecha: "2026-12-21", slice: wholeDay, kind: 7 });
    await makeAway(t, worker, { fecha: "2026-12-22", slice: wholeDay, estado_id: 3 });
    const { ausencias, turnos } = await wholeOf();
    const day = { hora_inicio: null, hora_fin: null };
    expect(ausencias).toEqual([
      {
        solicitud_id: holidays,
        pe_solicitud_tipo_id: 1,
        nombre: "Vacaciones",
        estado_id: 2,
        sin_fecha_fin: false,
        // Saturday and Sunday lie within it and ask for nothing.
        periodos: [{ ...week, ...day, dias: 4, minutos: 4 * 420 }],
      },
      {
        solicitud_id: own,
        pe_solicitud_tipo_id: 2,
        nombre: "Asuntos propios",
        estado_id: 1,
        sin_fecha_fin: false,
        periodos: [
          expect.objectContaining({
            fecha_inicio: "2026-12-17",
            fecha_fin: "2026-12-17",
            hora_inicio: "08:00",
            dias: 1,
          }),
        ],
      },
      expect.objectContaining({ solicitud_id: rest, nombre: "Baja médica", estado_id: 2 }),
    ]);
    const dates = turnos.map((one) => one.fecha);
    expect(dates).not.toContain("2026-12-10");
    // A request that waits frees nobody.
    expect(dates).toEqual(expect.arrayContaining(["2026-12-17", "2026-12-22"]));
  });

  it("the full calendar has the days worked with their status, and the closed months", async () => {
    const { empresa_id, trabajador_id } = worker;
    const own = { empresa_id, trabajador_id };
    const { id } = await t.factory.insert<{ id: number }>("solicitud", {
      ...own,
      pe_solicitud_tipo_id: 10,
      creada_en: "2026-11-02T08:00:00Z",
    });
    const figures = { minutos_previstos: 0, minutos_trabajados: 0, saldo_minutos: 0 };
    await t.factory.insert("cierre_mes", {
      ...own,
      solicitud_id: id,
      anyo: 2026,
      mes: 10,
      ...figures,
    });
    const { jornadas, cierres } = await wholeOf({ desde: "2026-10-01", hasta: "2026-11-30" });
    expect(cierres).toEqual([{ anyo: 2026, mes: 10, estado_id: 1 }]);
    // Days with a schedule and no signing are wrong; days of rest and days to come say nothing.
    expect(jornadas.at(0)).toEqual({ fecha: "2026-10-01", minutos_trabajados: 0, estado_id: 3 });
    expect(jornadas.map((one) => one.fecha)).not.toContain("2026-10-03");
    expect(jornadas.at(-1)?.fecha).toBe("2026-11-17");
  });

  it("the full calendar shows company events of the reader's centre, in its time zone", async () => {
    const island = await leave.worker(company);
    const second = await moveTo(island, "Telde", "2026-12-01", "Atlantic/Canary");
    const call = { hora_inicio: "00:30", hora_fin: "10:00", titulo: "Convocatoria" };
    await event(call);
    await event({ titulo: "Telde", centro_id: second, hasta: "2026-12-20" });
    await event({ titulo: "Antes", centro_id: second, desde: "2026-11-02", hasta: "2026-11-02" });
    const left = { centro_id: company.centro_id, desde: "2026-12-22", hasta: "2026-12-22" };
    await event({ ...left, titulo: "Centro que dejaron" });
    const seen = (events: CalendarEvent[]) =>
      events.map((one) => [
        one.titulo,
        one.fecha_inicio,
        one.hora_inicio,
        one.fecha_fin,
        one.hora_fin,
      ]);
    expect(seen((await wholeOf()).eventos)).toEqual([
      ["Convocatoria", "2026-12-18", "00:30", "2026-12-18", "10:00"],
      ["Centro que dejaron", "2026-12-22", null, "2026-12-22", null],
    ]);
    expect(seen((await wholeOf({}, island)).eventos)).toEqual([
      ["Telde", "2026-12-18", null, "2026-12-20", null],
      ["Convocatoria", "2026-12-17", "23:30", "2026-12-18", "09:00"],
    ]);
  });

  it("the full calendar has own and supervised people's birthdays that they let others see", async () => {
    const born = { fecha_nacimiento: "1992-02-29" };
    const mate = await t.factory.worker({ company, trabajador: born });
    const shy = await t.factory.worker({
      company,
      trabajador: { ...born, mostrar_cumpleanyos: false },
    });
    const gone = await t.factory.worker({
      company,
      trabajador: { ...born, fecha_baja: "2026-10-30" },
    });
    for (const one of [mate, shy, gone]) await t.factory.supervise(boss, one);
    await t.sql("update trabajador set fecha_nacimiento = '1985-07-04' where id = any($1)", [
      [boss.trabajador_id, worker.trabajador_id],
    ]);
    const days = (answer: WholeCalendar) =>
      answer.cumpleanyos.map((one) => [one.fecha, one.trabajador.id]);
    expect(days(await wholeOf({}, boss))).toEqual([
      ["2026-02-28", mate.trabajador_id],
      ["2026-07-04", boss.trabajador_id],
      ["2026-07-04", worker.trabajador_id],
    ]);
    expect(days(await wholeOf())).toEqual([["2026-07-04", worker.trabajador_id]]);
    expect(JSON.stringify(await wholeOf({}, boss))).not.toMatch(/1985|1992/);
  });

  it("the full calendar answers requested kinds only, and only of hired modules", async () => {
    await t.factory.holiday(company, "2026-12-08");
    await makeAway(t, worker, { fecha: "2026-12-14", slice: wholeDay });
    await makeAway(t, worker, { fecha: "2026-12-15", slice: wholeDay, kind: 2 });
    await event({});
    const sizes = async (query: object) => {
      const { festivos, turnos, ausencias, jornadas, eventos } = await wholeOf(query);
      return [festivos, turnos, ausencias, jornadas, eventos].map((list) => list.length > 0);
    };
    expect(await sizes({})).toEqual([true, true, true, true, true]);
    expect(await sizes({ tipos: "2,21,77" })).toEqual([true, false, true, false, false]);
    expect((await wholeOf({ tipos: "2" })).ausencias).toHaveLength(1);
    expect(await sizes({ tipos: "22" })).toEqual([false, true, false, false, false]);
    expect((await whole({ tipos: "1;2" })).status).toBe(422);
    await t.sql("delete from empresa_modulo where empresa_id = $1 and modulo_id in (2, 3)", [
      company.empresa_id,
    ]);
    expect(await sizes({})).toEqual([true, true, false, false, true]);
  });

  it("the full calendar needs a constant number of queries, and refuses over 400 days", async () => {
    const few = await statementsOf(async () => whole());
    await t.factory.holiday(company, "2026-12-08");
    for (const day of ["14", "15", "16"]) {
      await makeAway(t, worker, { fecha: `2026-12-${day}`, slice: wholeDay });
    }
    await event({});
    await event({});
    expect(await statementsOf(async () => whole())).toBe(few);
    const long = await whole({ desde: "2026-01-01", hasta: "2027-02-05" });
    expect([long.status, long.body.code]).toEqual([422, "calendar.range"]);
  });
});
