import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { wholeCalendar } from "@atrio/contract/calendar/calendar";
import { scheduleOfYear } from "@atrio/contract/time/schedules";
import { yearOverview } from "@atrio/contract/time/time";

import { makeAway } from "../../../../../test/away.ts";
import { type Desk, startDesk } from "../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../test/factory.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk({ now: "2026-11-10T12:00:00Z" });
});

afterAll(() => desk.t.stop());

async function yearOf(worker: SignedIn, year: number) {
  const query = { trabajador_id: worker.trabajador_id, year };
  const answer = await desk.t.call(yearOverview, { token: worker.token, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

describe("a year month by month", () => {
  it("the year sums worked against expected until today, and shows closed months as frozen", async () => {
    const worker = await desk.hire();
    await desk.t.factory.schedule({ worker, tramos: [[1, "09:00", "17:00"]] });
    await desk.clock(worker, [
      ["2026-10-05T07:00:00Z", "2026-10-05T15:00:00Z"],
      ["2026-11-02T08:00:00Z", "2026-11-02T15:00:00Z"],
    ]);
    const { factory } = desk.t;
    const close = async (mes: number, state: number): Promise<void> => {
      const { id } = await factory.insert<{ id: number }>("solicitud", {
        empresa_id: worker.empresa_id,
        trabajador_id: worker.trabajador_id,
        pe_solicitud_tipo_id: 10,
        estado_id: state,
        creada_en: "2026-11-05T10:00:00Z",
        decidida_en: state === 1 ? null : "2026-11-06T10:00:00Z",
        cancelada_en: state === 4 ? "2026-11-06T10:00:00Z" : null,
      });
      await factory.insert("cierre_mes", {
        empresa_id: worker.empresa_id,
        solicitud_id: id,
        trabajador_id: worker.trabajador_id,
        anyo: 2026,
        mes,
        vigente: state < 3,
        minutos_previstos: 1000,
        minutos_trabajados: 900,
        saldo_minutos: -100,
      });
    };
    await close(8, 3);
    await close(9, 1);
    await close(10, 4);
    await close(7, 2);
    const year = await yearOf(worker, 2026);
    const of = (number: number) => year.meses[number - 1];
    // Mondays of October: 5, 12, 19, 26: 4 × 480, of which one was worked.
    expect(of(10)).toEqual({
      month: 10,
      minutos_previstos: 1920,
      minutos_previstos_hasta_hoy: 1920,
      minutos_trabajados: 480,
      saldo_minutos: -1440,
      cierre: "abierto",
      sin_registro: false,
    });
    // November until Tuesday 10: Mondays 2 and 9 are 960, of which 420 were worked; 16, 23 and 30 are to come.
    expect(of(11)).toMatchObject({
      minutos_previstos: 2400,
      minutos_previstos_hasta_hoy: 960,
      minutos_trabajados: 420,
      saldo_minutos: -540,
    });
    const frozen = { minutos_previstos: 1000, minutos_trabajados: 900, saldo_minutos: -100 };
    expect(of(7)).toMatchObject({ ...frozen, cierre: "aprobado" });
    expect(of(9)).toMatchObject({ ...frozen, cierre: "pendiente" });
    // August 2026 has the Mondays 3, 10, 17, 24, 31: 5 × 480, none worked.
    expect(of(8)).toMatchObject({
      minutos_previstos: 2400,
      saldo_minutos: -2400,
      cierre: "rechazado",
    });
    const sum = (key: string): number =>
      year.meses.reduce((total: number, one: Record<string, number>) => total + (one[key] ?? 0), 0);
    expect(year.minutos_trabajados).toBe(sum("minutos_trabajados"));
    expect(year.saldo_minutos).toBe(sum("saldo_minutos"));
    expect(year.meses).toHaveLength(12);
  });

  it("scheduled hours are those of the calendar, due ones lack approved absences (TIME-140)", async () => {
    const worker = await desk.hire();
    await desk.t.factory.schedule({ worker, tramos: [[1, "09:00", "17:00"]] });
    const wholeDay = { desde_minuto: 0, hasta_minuto: 1440, minutos: 480 };
    await makeAway(desk.t, worker, { fecha: "2027-01-11", slice: wholeDay });
    await makeAway(desk.t, worker, { fecha: "2027-01-18", slice: wholeDay, estado_id: 1 });
    const year = await yearOf(worker, 2027);
    const params = { id: worker.trabajador_id };
    const { token } = worker;
    const [calendar, schedule] = await Promise.all([
      desk.t.call(wholeCalendar, { token, params, query: { anyo: 2027 } }),
      desk.t.call(scheduleOfYear, { token, params, query: { year: 2027 } }),
    ]);
    // 2027 has 52 Mondays.
    expect(year.minutos_programados).toBe(52 * 480);
    expect(calendar.body.data.resumen.minutos_previstos).toBe(52 * 480);
    expect(schedule.body.data.minutos_previstos).toBe(52 * 480);
    expect(year.minutos_previstos).toBe(51 * 480);
    expect(year.meses[0].minutos_previstos).toBe(3 * 480);
  });
});
