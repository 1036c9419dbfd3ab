import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { SignedIn } from "../../../../test/factory.ts";
import { startBank, type BankWorld } from "../../../../test/hours-bank.ts";
import { overhear } from "../../../../test/statements.ts";

let w: BankWorld;

// The clock stands on Monday 16 November 2026, 07:00 in Madrid (UTC+1).
beforeAll(async () => {
  w = await startBank();
  await w.configure();
});

afterAll(() => w.t.stop());

describe("a worked day", () => {
  let over: SignedIn;

  it("a worked day yields one pending incidence at noon of the day after, not before", async () => {
    over = await w.hire();
    // 09:00–18:10 is 550 minutes, 70 over 480; in quarters 60.
    await w.clock(over, "2026-11-16T08:00:00Z", "2026-11-16T17:10:00Z");
    w.t.clock.set("2026-11-17T10:59:00Z");
    await w.review();
    expect(await w.own(over)).toEqual([]);
    w.t.clock.set("2026-11-17T11:07:00Z");
    await w.review();
    const [incidence, ...more] = await w.own(over);
    expect(more).toEqual([]);
    expect(incidence).toMatchObject({
      dia: "2026-11-16",
      minutos_diferencia: 70,
      minutos: 60,
      estado_id: 1,
      pe_compensacion_id: 1,
      observaciones: null,
      decidida_por: null,
      validaciones: [],
      can: { editar: true, validar: false, rechazar: false, aprobar: false },
    });
  });

  it("a worked day yields its incidence once for any runs of the job, and tells the worker once", async () => {
    await w.t.sql("update bolsa_horas_revision set hasta = '2026-11-15'");
    await w.review();
    await w.review();
    expect(await w.own(over)).toHaveLength(1);
    const notices = await w.t.sql("select titulo from notificacion where trabajador_id = $1", [
      over.trabajador_id,
    ]);
    expect(notices).toHaveLength(1);
    const [mark] = await w.t.sql("select hasta::text from bolsa_horas_revision");
    expect(mark).toEqual({ hasta: "2026-11-16" });
  });

  it("a day yields nothing up to the threshold, negative minutes below, the maximum far above", async () => {
    const [exact, under, far, rest] = [
      await w.hire(),
      await w.hire(),
      await w.hire(),
      await w.t.factory.worker({ company: w.company }),
    ];
    const resting = { ...rest, token: await w.t.factory.session(rest, { hours: 24 * 30 }) };
    // Tuesday: 495 minutes is exactly the threshold; 433 is 47 short; 800 is 320 over.
    await w.clock(exact, "2026-11-17T08:00:00Z", "2026-11-17T16:15:00Z");
    await w.clock(under, "2026-11-17T08:00:00Z", "2026-11-17T15:13:00Z");
    await w.clock(far, "2026-11-17T08:00:00Z", "2026-11-17T21:20:00Z");
    // Without a schedule every minute is over it.
    await w.clock(resting, "2026-11-17T08:00:00Z", "2026-11-17T09:00:00Z");
    w.t.clock.set("2026-11-18T11:07:00Z");
    await w.review();
    expect(await w.own(exact)).toEqual([]);
    expect(await w.own(under)).toMatchObject([{ minutos_diferencia: -47, minutos: -45 }]);
    expect(await w.own(far)).toMatchObject([{ minutos_diferencia: 320, minutos: 240 }]);
    expect(await w.own(resting)).toMatchObject([{ minutos_diferencia: 60, minutos: 60 }]);
  });

  it("a day yields nothing without signings or with an open one", async () => {
    const [absent, forgetful] = [await w.hire(), await w.hire()];
    await w.clock(forgetful, "2026-11-18T11:10:00Z", "2026-11-18T11:20:00Z");
    await w.t.sql("update fichaje set hora_fin = null, seq_fin = null where trabajador_id = $1", [
      forgetful.trabajador_id,
    ]);
    w.t.clock.set("2026-11-19T11:07:00Z");
    await w.review();
    expect(await w.own(absent)).toEqual([]);
    expect(await w.own(forgetful)).toEqual([]);
  });

  it("a night shift yields its incidence on the day it starts", async () => {
    const nurse = await w.t.factory.worker({ company: w.company });
    await w.t.factory.schedule({ worker: nurse, tramos: [[4, "22:00", "06:00"]] });
    const signed = { ...nurse, token: await w.t.factory.session(nurse, { hours: 24 * 30 }) };
    // Thursday 22:00 to Friday 07:00: nine hours for eight.
    await w.clock(signed, "2026-11-19T21:00:00Z", "2026-11-20T06:00:00Z");
    w.t.clock.set("2026-11-20T11:07:00Z");
    await w.review();
    expect(await w.own(signed)).toMatchObject([{ dia: "2026-11-19", minutos: 60 }]);
  });
});

describe("a company's review", () => {
  it("no incidence arises from days before the bank is switched on, nor while it is off", async () => {
    const other = await startBank("2026-11-02T06:00:00Z");
    const { worker, clock, review, own, configure, t } = other;
    await clock(worker, "2026-11-02T08:00:00Z", "2026-11-02T18:00:00Z");
    t.clock.set("2026-11-04T12:00:00Z");
    await configure();
    await review();
    expect(await own(worker)).toEqual([]);
    await clock(worker, "2026-11-05T08:00:00Z", "2026-11-05T18:00:00Z");
    await configure({ activa: false });
    t.clock.set("2026-11-06T12:00:00Z");
    await review();
    await configure();
    await clock(worker, "2026-11-09T08:00:00Z", "2026-11-09T18:00:00Z");
    t.clock.set("2026-11-10T12:00:00Z");
    await review();
    expect(await own(worker)).toMatchObject([{ dia: "2026-11-09", minutos: 120 }]);
    await t.stop();
  });

  it("the review catches up over the end of a year, each day by its year's rules", async () => {
    const other = await startBank("2026-12-28T06:00:00Z");
    const { worker, clock, review, own, configure, t } = other;
    await configure();
    await configure({ anyo: 2027, intervalo_minutos: 60 });
    await clock(worker, "2026-12-30T08:00:00Z", "2026-12-30T17:50:00Z");
    await clock(worker, "2027-01-04T08:00:00Z", "2027-01-04T17:50:00Z");
    t.clock.set("2027-01-20T12:00:00Z");
    await review();
    expect(await own(worker)).toMatchObject([{ dia: "2026-12-30", minutos: 105 }]);
    expect(await own(worker, 2027)).toMatchObject([{ dia: "2027-01-04", minutos: 60 }]);
    await t.stop();
  });

  it("the review needs the same number of queries for twelve people as for three", async () => {
    const other = await startBank("2026-11-16T06:00:00Z");
    await other.configure();
    const work = async (day: number, people: number): Promise<number> => {
      for (let index = 0; index < people; index += 1) {
        const one = await other.hire();
        await other.clock(one, `2026-11-${day}T08:00:00Z`, `2026-11-${day}T16:00:00Z`);
      }
      other.t.clock.set(`2026-11-${day + 1}T12:00:00Z`);
      const texts: string[] = [];
      const stop = overhear(({ text }) => texts.push(text));
      await other.review();
      stop();
      return texts.filter((text) => /from (jornada|trabajador|incidencia|bolsa_)/.test(text))
        .length;
    };
    const few = await work(16, 3);
    expect(few).toBeGreaterThan(5);
    expect(await work(17, 12)).toBe(few);
    await other.t.stop();
  });
});
