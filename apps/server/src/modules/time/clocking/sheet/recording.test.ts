import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as changes from "@atrio/contract/time/changes";
import * as closures from "@atrio/contract/time/closures";
import * as time from "@atrio/contract/time/time";

import { type Desk, startDesk } from "../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../test/factory.ts";
import { readProfile } from "../../../people/workers/workers.read.ts";

// Wednesday 18 November 2026, 12:00 in Madrid; time is recorded since Monday the 16th.
const now = "2026-11-18T11:00:00Z";
const start = "2026-11-16";

let desk: Desk;
let worker: SignedIn;

beforeAll(async () => {
  desk = await startDesk({ now });
  await desk.t.sql("update empresa set inicio_registro = $1", [start]);
  worker = await desk.hire({ fecha_alta: "2010-03-01" });
  const days = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "09:00", "17:00"]);
  await desk.t.factory.schedule({ worker, tramos: days, desde: "2010-03-01" });
});

afterAll(() => desk.t.stop());

async function sheetOf(who: SignedIn, dia: string): Promise<time.Workday[]> {
  const query = { trabajador_id: who.trabajador_id, dia };
  const answer = await desk.t.call(time.listWorkdays, { token: who.token, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

describe("days before the start of recording (Rule TIME-134)", () => {
  it("a worker hired years ago owes nothing for days before the company's start", async () => {
    const days = await sheetOf(worker, "2026-11-12to2026-11-17");
    const none = { sin_registro: true, minutos_previstos: 0, saldo_minutos: 0, estado_id: null };
    expect(days.slice(0, 4)).toEqual(
      ["2026-11-12", "2026-11-13", "2026-11-14", "2026-11-15"].map((dia) =>
        expect.objectContaining({ dia, horario: [], ...none }),
      ),
    );
    const wrong = {
      sin_registro: false,
      minutos_previstos: 480,
      saldo_minutos: -480,
      estado_id: 3,
    };
    expect(days.slice(4)).toEqual([expect.objectContaining(wrong), expect.objectContaining(wrong)]);
  });

  it("months before the start have no figures, and the year counts from the start on", async () => {
    const query = { trabajador_id: worker.trabajador_id, year: 2026 };
    const answer = await desk.t.call(time.yearOverview, { token: worker.token, query });
    const { meses } = answer.body.data;
    const figures = meses.map((one: { minutos_previstos: number; saldo_minutos: number }) => [
      one.minutos_previstos,
      one.saldo_minutos,
    ]);
    const unrecorded = meses.map((one: { sin_registro: boolean }) => one.sin_registro);
    expect(unrecorded).toEqual(Array.from({ length: 12 }, (_, index) => index < 10));
    expect(figures.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => [0, 0]));
    // 16–20 and 23–27 November and the 30th; 23 working days in December.
    expect(figures.slice(10)).toEqual([
      [11 * 480, -2 * 480],
      [23 * 480, 0],
    ]);
  });

  it("forgotten punches are proposed from the start on", async () => {
    const query = { trabajador_id: worker.trabajador_id };
    const answer = await desk.t.call(changes.forgottenPunches, { token: worker.token, query });
    expect(answer.body.data.map((one: { dia: string }) => one.dia)).toEqual([
      "2026-11-17",
      "2026-11-16",
    ]);
  });

  it("a month before the start cannot be closed and is not announced as open", async () => {
    const params = { id: worker.trabajador_id };
    const query = { year: 2026, month: 10 };
    const { token } = worker;
    const answer = await desk.t.call(closures.currentClosure, { token, params, query });
    expect(answer.body.data).toMatchObject({
      puede_solicitar: false,
      impedimentos: ["closure.before_recording"],
      minutos_previstos: 0,
    });
    const asked = await desk.t.call(closures.requestClosure, {
      token: worker.token,
      body: { trabajador_id: worker.trabajador_id, year: 2026, month: 10 },
    });
    expect([asked.status, asked.body.code]).toEqual([409, "closure.before_recording"]);
    await desk.clock(worker, [["2026-10-06T07:00:00Z", "2026-10-06T15:00:00Z"]]);
    const profile = await desk.t.ctx.db.read(worker.empresa_id, (tx) =>
      readProfile(tx, { ...worker, today: "2026-11-18" }),
    );
    expect(profile?.mes_sin_cerrar).toBe(false);
    await desk.t.sql("update empresa set inicio_registro = '2026-10-01'");
    const later = await desk.t.ctx.db.read(worker.empresa_id, (tx) =>
      readProfile(tx, { ...worker, today: "2026-11-18" }),
    );
    expect(later?.mes_sin_cerrar).toBe(true);
    await desk.t.sql("update empresa set inicio_registro = $1", [start]);
  });

  it("punches before the start are kept, without a balance", async () => {
    const [day] = await sheetOf(worker, "2026-10-06");
    expect(day).toMatchObject({ minutos_trabajados: 480, saldo_minutos: 0, estado_id: null });
  });

  it("a worker's own later start wins over the company's, the first day of work over both", async () => {
    const late = await desk.hire({ fecha_alta: "2010-03-01", inicio_registro: "2026-11-17" });
    const hired = await desk.hire({ fecha_alta: "2026-11-18", inicio_registro: "2026-11-17" });
    const flags = async (who: SignedIn): Promise<boolean[]> =>
      (await sheetOf(who, "2026-11-16to2026-11-18")).map((day) => day.sin_registro);
    expect(await flags(late)).toEqual([true, false, false]);
    expect(await flags(hired)).toEqual([true, true, false]);
  });
});
