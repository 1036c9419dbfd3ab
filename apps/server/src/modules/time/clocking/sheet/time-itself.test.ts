import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as time from "@atrio/contract/time/time";

import { type Desk, startDesk } from "../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../test/factory.ts";

type Item = [weekday: number, from: string, to: string];

const weekdays = [1, 2, 3, 4, 5];

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk({ now: "2026-10-01T10:00:00Z" });
});

afterAll(() => desk.t.stop());

/** A worker with a weekly schedule; the clock is at `now`. */
async function someone(now: string, tramos: Item[]): Promise<SignedIn> {
  desk.t.clock.set(now);
  const worker = await desk.hire();
  if (tramos.length > 0) await desk.t.factory.schedule({ worker, tramos });
  return worker;
}

/** Another centre of the company, with holidays of its own. */
async function openCentre(zona: string): Promise<{ id: number; calendario: number }> {
  const { empresa_id } = desk.company;
  const { factory } = desk.t;
  const code = `C-${zona}-${String(Math.random()).slice(2, 8)}`;
  const calendar = await factory.insert<{ id: number }>("calendario_festivo", {
    empresa_id,
    nombre: code,
  });
  const centre = await factory.insert<{ id: number }>("centro_trabajo", {
    empresa_id,
    codigo: code,
    nombre: code,
    zona_horaria: zona,
    calendario_festivo_id: calendar.id,
  });
  return { id: centre.id, calendario: calendar.id };
}

/** Moves somebody to another centre from a day on. */
async function move(worker: SignedIn, centreId: number, from: string): Promise<void> {
  await desk.t.sql(
    "update trabajador_centro set vigencia = daterange('2024-01-01', $2) where trabajador_id = $1",
    [worker.trabajador_id, from],
  );
  await desk.t.factory.insert("trabajador_centro", {
    empresa_id: worker.empresa_id,
    trabajador_id: worker.trabajador_id,
    centro_trabajo_id: centreId,
    vigencia: `[${from},)`,
  });
}

async function minutesOf(
  worker: SignedIn,
  dia: string,
): Promise<[planned: number, worked: number]> {
  const day = await desk.day(worker, dia);
  return [day.minutos_previstos, day.minutos_trabajados];
}

async function month(worker: SignedIn, year: number, number: number) {
  const query = { trabajador_id: worker.trabajador_id, year, month: number };
  const answer = await desk.t.call(time.workedHoursSummary, { token: worker.token, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function yearOf(worker: SignedIn, year: number) {
  const query = { trabajador_id: worker.trabajador_id, year };
  const answer = await desk.t.call(time.yearOverview, { token: worker.token, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

describe("the nights on which the clock changes", () => {
  const nights: Item[] = [[6, "22:00", "06:00"]];

  it("a night of 24→25 October 2026 in Madrid, 22:00–06:00, has nine hours: the repeated one too", async () => {
    // 22:00 is 20:00 UTC (UTC+2); 06:00 is 05:00 UTC (UTC+1): 9 h = 540 minutes.
    const worker = await someone("2026-10-30T10:00:00Z", nights);
    await desk.clock(worker, [["2026-10-24T20:00:00Z", "2026-10-25T05:00:00Z"]]);
    expect(await minutesOf(worker, "2026-10-24")).toEqual([540, 540]);
    expect(await desk.day(worker, "2026-10-24")).toMatchObject({ estado_id: 4, saldo_minutos: 0 });
    // The 25th has nothing of it.
    expect(await desk.day(worker, "2026-10-25")).toMatchObject({ fichajes: [], estado_id: 1 });
  });

  it("a night of 27→28 March 2027 in Madrid, 22:00–06:00, has seven hours, without the skipped one", async () => {
    // 22:00 is 21:00 UTC (UTC+1); 06:00 is 04:00 UTC (UTC+2): 7 h = 420 minutes.
    const worker = await someone("2027-03-30T10:00:00Z", nights);
    await desk.clock(worker, [["2027-03-27T21:00:00Z", "2027-03-28T04:00:00Z"]]);
    expect(await minutesOf(worker, "2027-03-27")).toEqual([420, 420]);
    expect((await desk.day(worker, "2027-03-27")).estado_id).toBe(4);
  });

  it("from the first 02:30 to the second of 25 October are 60 minutes, printed as the same time", async () => {
    // 02:30 at UTC+2 is 00:30 UTC, 02:30 at UTC+1 is 01:30 UTC.
    const worker = await someone("2026-10-30T10:00:00Z", []);
    await desk.clock(worker, [["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"]]);
    expect((await desk.day(worker, "2026-10-25")).minutos_trabajados).toBe(60);
  });

  it("from 01:30 to 03:30 of 28 March are 60 minutes, printed as two hours", async () => {
    // 01:30 at UTC+1 is 00:30 UTC, 03:30 at UTC+2 is 01:30 UTC.
    const worker = await someone("2027-03-30T10:00:00Z", []);
    await desk.clock(worker, [["2027-03-28T00:30:00Z", "2027-03-28T01:30:00Z"]]);
    expect((await desk.day(worker, "2027-03-28")).minutos_trabajados).toBe(60);
  });

  it("October has an hour more and March an hour less in the months of the clock changes", async () => {
    // Saturdays of October 2026: 3, 10, 17, 24, 31: 4 × 480 + 540 = 2460.
    const autumn = await someone("2026-11-30T10:00:00Z", nights);
    expect((await month(autumn, 2026, 10)).minutos_previstos).toBe(2460);
    // Saturdays of March 2027: 6, 13, 20, 27: 3 × 480 + 420 = 1860.
    const spring = await someone("2027-04-30T10:00:00Z", nights);
    expect((await month(spring, 2027, 3)).minutos_previstos).toBe(1860);
  });
});

describe("the Canary Islands", () => {
  it("the Canary Islands have their own midnight: 23:30 UTC is the 17th there, the 18th in Madrid", async () => {
    const islands = await openCentre("Atlantic/Canary");
    const islander = await someone("2026-11-20T10:00:00Z", []);
    await move(islander, islands.id, "2026-01-01");
    const mainlander = await someone("2026-11-20T10:00:00Z", []);
    for (const worker of [islander, mainlander]) {
      await desk.clock(worker, [["2026-11-17T23:30:00Z", "2026-11-17T23:50:00Z"]]);
    }
    expect((await desk.signings(islander, "2026-11-17")).length).toBe(1);
    expect((await desk.signings(mainlander, "2026-11-18")).length).toBe(1);
  });

  it("clocks of the Canary Islands change at the same instant: 22:00–06:00 is 9 h and 7 h", async () => {
    const islands = await openCentre("Atlantic/Canary");
    const nights: Item[] = [[6, "22:00", "06:00"]];
    const worker = await someone("2027-04-10T10:00:00Z", nights);
    await move(worker, islands.id, "2026-01-01");
    // 24 October: 22:00 is 21:00 UTC (UTC+1), 06:00 is 06:00 UTC (UTC+0): 9 h = 540.
    expect(await minutesOf(worker, "2026-10-24")).toEqual([540, 0]);
    // 27 March: 22:00 is 22:00 UTC (UTC+0), 06:00 is 05:00 UTC (UTC+1): 7 h = 420.
    expect(await minutesOf(worker, "2027-03-27")).toEqual([420, 0]);
  });
});

describe("a worker whose centre changes zone", () => {
  it("a worker who changes zone works nine to five by each day's centre", async () => {
    const islands = await openCentre("Atlantic/Canary");
    const worker = await someone(
      "2026-11-20T12:00:00Z",
      weekdays.map((day): Item => [day, "09:00", "17:00"]),
    );
    await move(worker, islands.id, "2026-11-16");
    await desk.clock(worker, [
      // Friday 13, Madrid (UTC+1): 08:00–16:00 UTC. Monday 16, Canaries (UTC+0): 09:00–17:00 UTC.
      ["2026-11-13T08:00:00Z", "2026-11-13T16:00:00Z"],
      ["2026-11-16T09:00:00Z", "2026-11-16T17:00:00Z"],
    ]);
    for (const [dia, zone] of [
      ["2026-11-13", "Europe/Madrid"],
      ["2026-11-16", "Atlantic/Canary"],
    ] as const) {
      expect(await desk.day(worker, dia)).toMatchObject({
        zona_horaria: zone,
        minutos_previstos: 480,
        minutos_trabajados: 480,
        minutos_retraso: 0,
        estado_id: 4,
      });
    }
  });

  it("a night before a change of zone ends by the wall clock where it began", async () => {
    const islands = await openCentre("Atlantic/Canary");
    const worker = await someone("2026-11-20T12:00:00Z", [[7, "22:00", "06:00"]]);
    await move(worker, islands.id, "2026-11-16");
    // Sunday 15, Madrid: 22:00 is 21:00 UTC, 06:00 is 05:00 UTC: 8 h = 480.
    await desk.clock(worker, [["2026-11-15T21:00:00Z", "2026-11-16T05:00:00Z"]]);
    expect(await minutesOf(worker, "2026-11-15")).toEqual([480, 480]);
    expect((await desk.signings(worker, "2026-11-16")).length).toBe(0);
  });
});

describe("schedules", () => {
  it("schedules that change in the middle of a month: 10 days of 8 h and 11 days of 5 h", async () => {
    const worker = await someone("2026-11-30T10:00:00Z", []);
    const { factory } = desk.t;
    const full = weekdays.map((day): Item => [day, "09:00", "17:00"]);
    const short = weekdays.map((day): Item => [day, "09:00", "14:00"]);
    await factory.schedule({ worker, tramos: full, hasta: "2026-11-16" });
    await factory.schedule({ worker, tramos: short, desde: "2026-11-16" });
    // 2–6 and 9–13: 10 × 480 = 4800; 16–20, 23–27 and 30: 11 × 300 = 3300; in all 8100.
    expect((await month(worker, 2026, 11)).minutos_previstos).toBe(8100);
    expect((await minutesOf(worker, "2026-11-13"))[0]).toBe(480);
    expect((await minutesOf(worker, "2026-11-16"))[0]).toBe(300);
  });

  it("part-time on Mondays and Wednesdays, nine to one, is 9 days of 4 h in November 2026", async () => {
    const worker = await someone("2026-11-30T20:00:00Z", [
      [1, "09:00", "13:00"],
      [3, "09:00", "13:00"],
    ]);
    // Mondays 2, 9, 16, 23, 30; Wednesdays 4, 11, 18, 25: 9 × 240 = 2160.
    expect((await month(worker, 2026, 11)).minutos_previstos).toBe(2160);
    await desk.clock(worker, [["2026-11-16T08:00:00Z", "2026-11-16T12:00:00Z"]]);
    expect(await desk.day(worker, "2026-11-16")).toMatchObject({ estado_id: 4, saldo_minutos: 0 });
    // A Tuesday is a day of rest; work on it is over and not as scheduled.
    expect((await desk.day(worker, "2026-11-17")).estado_id).toBe(1);
    await desk.clock(worker, [["2026-11-17T08:00:00Z", "2026-11-17T09:30:00Z"]]);
    expect(await desk.day(worker, "2026-11-17")).toMatchObject({
      estado_id: 3,
      minutos_previstos: 0,
      saldo_minutos: 90,
    });
  });

  it("schedules that are left with the company count until the last day", async () => {
    desk.t.clock.set("2026-11-30T20:00:00Z");
    const worker = await desk.hire({ fecha_alta: "2026-11-11" });
    const tramos = weekdays.map((day): Item => [day, "09:00", "17:00"]);
    await desk.t.factory.schedule({ worker, tramos });
    // 11, 12, 13, 16–20, 23–27, 30: 14 × 480 = 6720.
    expect((await month(worker, 2026, 11)).minutos_previstos).toBe(6720);
  });

  it("schedules count pauses by their kind: 8 h 30 min at work, of them 30 min lunch and 15 min rest", async () => {
    const worker = await someone("2026-11-20T10:00:00Z", [[1, "09:00", "17:00"]]);
    const at = async (instant: string, body: Record<string, unknown>): Promise<void> => {
      desk.t.clock.set(instant);
      const input = { trabajador_id: worker.trabajador_id, ...body };
      const answer = await desk.t.call(time.punch, { token: worker.token, body: input });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    // Monday 16 in Madrid: 09:00 in, 11:00–11:15 rest, 14:00–14:30 lunch, 17:30 out.
    await at("2026-11-16T08:00:00Z", { accion: "entrada", fichador_id: desk.office });
    await at("2026-11-16T10:00:00Z", { accion: "pausa", parada_id: desk.rest });
    await at("2026-11-16T10:15:00Z", { accion: "reanudar" });
    await at("2026-11-16T13:00:00Z", { accion: "pausa", parada_id: desk.lunch });
    await at("2026-11-16T13:30:00Z", { accion: "reanudar" });
    await at("2026-11-16T16:30:00Z", { accion: "salida" });
    // 120 + 15 + 165 + 180 = 480 of work, 30 of pause.
    expect(await desk.day(worker, "2026-11-16")).toMatchObject({
      minutos_trabajados: 480,
      minutos_pausa: 30,
      saldo_minutos: 0,
      estado_id: 4,
    });
  });
});

describe("holidays", () => {
  it("holidays are those of the day's centre", async () => {
    const coast = await openCentre("Europe/Madrid");
    const tramos = weekdays.map((day): Item => [day, "09:00", "17:00"]);
    const inland = await someone("2026-11-30T20:00:00Z", tramos);
    const mover = await someone("2026-11-30T20:00:00Z", tramos);
    await move(mover, coast.id, "2026-11-16");
    const { factory } = desk.t;
    // The company's first centre rests on Monday 9; the coast on Tuesday 10 and Tuesday 24.
    await factory.holiday(desk.company, "2026-11-09", 4, "La Almudena");
    for (const fecha of ["2026-11-10", "2026-11-24"]) {
      await factory.insert("festivo", {
        empresa_id: desk.company.empresa_id,
        calendario_festivo_id: coast.calendario,
        fecha,
        tipo_festivo_id: 4,
        nombre: "Fiesta local",
      });
    }
    // 21 weekdays, one holiday: 20 × 480 = 9600.
    expect((await month(inland, 2026, 11)).minutos_previstos).toBe(9600);
    // The mover rests on the 9th inland and on the 24th on the coast: 19 × 480 = 9120.
    expect((await month(mover, 2026, 11)).minutos_previstos).toBe(9120);
    expect(await desk.day(mover, "2026-11-09")).toMatchObject({
      festivo: { nombre: "La Almudena" },
      minutos_previstos: 0,
      estado_id: 1,
    });
    expect((await desk.day(mover, "2026-11-10")).festivo).toBeNull();
    await desk.t.sql("delete from festivo");
  });
});

describe("the ends of months and years", () => {
  it("a night of 31 October belongs to October: 8 h there, none in November", async () => {
    const worker = await someone("2026-11-10T10:00:00Z", [[6, "22:00", "06:00"]]);
    // 22:00 is 21:00 UTC, 06:00 is 05:00 UTC, both UTC+1: 480.
    await desk.clock(worker, [["2026-10-31T21:00:00Z", "2026-11-01T05:00:00Z"]]);
    expect((await month(worker, 2026, 10)).minutos_trabajados).toBe(480);
    expect((await month(worker, 2026, 11)).minutos_trabajados).toBe(0);
  });

  it("a night of New Year's Eve belongs to the old year", async () => {
    // 31 December 2026 is a Thursday: 21:00 UTC to 05:00 UTC = 480.
    const worker = await someone("2027-01-10T10:00:00Z", [[4, "22:00", "06:00"]]);
    await desk.clock(worker, [["2026-12-31T21:00:00Z", "2027-01-01T05:00:00Z"]]);
    expect((await yearOf(worker, 2026)).minutos_trabajados).toBe(480);
    expect((await yearOf(worker, 2027)).minutos_trabajados).toBe(0);
  });

  it("29 February 2028 counts as a weekday, of 21, and its night ends in March", async () => {
    const days = weekdays.map((day): Item => [day, "09:00", "17:00"]);
    const worker = await someone("2028-03-10T10:00:00Z", days);
    // 1–29 without 5, 6, 12, 13, 19, 20, 26, 27: 21 × 480 = 10080.
    expect((await month(worker, 2028, 2)).minutos_previstos).toBe(10_080);
    await desk.clock(worker, [["2028-02-29T08:00:00Z", "2028-02-29T16:00:00Z"]]);
    expect(await minutesOf(worker, "2028-02-29")).toEqual([480, 480]);
    const night = await someone("2028-03-10T10:00:00Z", [[2, "22:00", "06:00"]]);
    // 29 February 21:00 UTC to 1 March 05:00 UTC: 480, all of February.
    await desk.clock(night, [["2028-02-29T21:00:00Z", "2028-03-01T05:00:00Z"]]);
    expect(await minutesOf(night, "2028-02-29")).toEqual([480, 480]);
    expect((await month(night, 2028, 3)).minutos_trabajados).toBe(0);
  });
});

describe("whole minutes", () => {
  it("whole minutes are those of the printed times; the stored instants keep their seconds", async () => {
    const worker = await someone("2026-11-20T10:00:00Z", [[2, "09:00", "17:00"]]);
    // Printed 09:00–13:00 and 13:00–17:00: 240 + 240, though 16 h 00 min 02 s − 08 h 00 min 58 s is less.
    await desk.clock(worker, [
      ["2026-11-17T08:00:58Z", "2026-11-17T12:00:30Z"],
      ["2026-11-17T12:00:30Z", "2026-11-17T16:00:02Z"],
    ]);
    expect(await minutesOf(worker, "2026-11-17")).toEqual([480, 480]);
    expect((await desk.signing(worker, "2026-11-17")).hora_inicio).toBe("2026-11-17T08:00:58Z");
  });
});
