import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as changes from "@atrio/contract/time/changes";
import type { ForgottenPunch } from "@atrio/contract/time/changes";

import { type Desk, startDesk } from "../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../test/factory.ts";

// Thursday 19 November 2026, 12:00 in Madrid (UTC+1).
const now = "2026-11-19T11:00:00Z";
const wednesday = "2026-11-18";

let desk: Desk;
let worker: SignedIn;

beforeAll(async () => {
  desk = await startDesk({ now });
});

beforeEach(async () => {
  desk.t.clock.set(now);
  // Hired on Wednesday, so that only that day has anything to forget.
  worker = await desk.hire({ fecha_alta: wednesday });
});

afterAll(() => desk.t.stop());

async function forgotten(who = worker): Promise<ForgottenPunch[]> {
  const query = { trabajador_id: who.trabajador_id };
  const answer = await desk.t.call(changes.forgottenPunches, { token: who.token, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

/** Nine to two and three to six in Madrid, every day. */
async function splitShift(): Promise<void> {
  const days = [1, 2, 3, 4, 5, 6, 7];
  await desk.t.factory.schedule({
    worker,
    tramos: days.flatMap((day): Array<[number, string, string]> => [
      [day, "09:00", "14:00"],
      [day, "15:00", "18:00"],
    ]),
  });
}

const morning = {
  hora_inicio: `${wednesday}T08:00:00.000Z`,
  hora_fin: `${wednesday}T13:00:00.000Z`,
};
const afternoon = {
  hora_inicio: `${wednesday}T14:00:00.000Z`,
  hora_fin: `${wednesday}T17:00:00.000Z`,
};

describe("a day without a punch", () => {
  it("a day without a punch offers the schedule's stretches with the company's first type", async () => {
    await splitShift();
    const [found, ...others] = await forgotten();
    expect(others).toEqual([]);
    const fichador_id = desk.office;
    expect(found).toEqual({
      dia: wednesday,
      zona_horaria: "Europe/Madrid",
      motivo: "sin_fichajes",
      propuesta: [
        { accion: "anadir", ...morning, fichador_id },
        { accion: "anadir", ...afternoon, fichador_id },
      ],
    });
    const asked = await desk.t.call(changes.requestCorrection, {
      token: worker.token,
      body: {
        trabajador_id: worker.trabajador_id,
        dia: wednesday,
        descripcion: "Se me olvidó",
        propuesta: found?.propuesta ?? [],
      },
    });
    expect(asked.status).toBe(200);
    // A day with a pending correction is no longer proposed.
    expect(await forgotten()).toEqual([]);
  });

  it("nothing is offered without a schedule, on a holiday, before the day's end or the first day", async () => {
    expect(await forgotten()).toEqual([]);
    await splitShift();
    expect((await forgotten()).map((one) => one.dia)).toEqual([wednesday]);
    await desk.t.factory.holiday(desk.company, wednesday);
    expect(await forgotten()).toEqual([]);
    await desk.t.sql("delete from festivo");
  });

  it("forgotten days of the last 31 days are listed, newest first", async () => {
    worker = await desk.hire();
    await splitShift();
    const days = (await forgotten()).map((one) => one.dia);
    expect([days.length, days[0], days.at(-1)]).toEqual([31, wednesday, "2026-10-19"]);
  });
});

describe("a stretch without work", () => {
  it("a stretch without work is offered with the type that the worker uses most", async () => {
    worker = await desk.hire();
    await splitShift();
    await desk.clock(worker, [[`${wednesday}T08:00:00Z`, `${wednesday}T13:00:00Z`]]);
    const { id } = await desk.signing(worker, wednesday);
    await desk.t.call(changes.editSigning, {
      token: worker.token,
      params: { id },
      body: { ...morning, fichador_id: desk.home, motivo: "x" },
    });
    const found = (await forgotten()).find((one) => one.dia === wednesday);
    expect(found).toMatchObject({
      motivo: "falta_tramo",
      propuesta: [{ accion: "anadir", ...afternoon, fichador_id: desk.home }],
    });
  });

  it("a proposal offers only the part that no signing covers", async () => {
    await splitShift();
    // 09:00–14:00 and 17:00–18:00: two of the afternoon's three hours are missing.
    await desk.clock(worker, [
      [`${wednesday}T08:00:00Z`, `${wednesday}T13:00:00Z`],
      [`${wednesday}T16:00:00Z`, `${wednesday}T17:00:00Z`],
    ]);
    expect(await forgotten()).toMatchObject([
      {
        motivo: "falta_tramo",
        propuesta: [
          {
            hora_inicio: `${wednesday}T14:00:00.000Z`,
            hora_fin: `${wednesday}T16:00:00.000Z`,
          },
        ],
      },
    ]);
  });

  it.each([
    ["half of it is there: 90 of 180 minutes", "15:30"],
    ["an hour or less is missing", "16:10"],
  ])("a stretch without work is none when %s", async (_, until) => {
    await splitShift();
    await desk.clock(worker, [
      [`${wednesday}T08:00:00Z`, `${wednesday}T13:00:00Z`],
      [`${wednesday}T14:00:00Z`, `${wednesday}T${until}:00Z`],
    ]);
    expect(await forgotten()).toEqual([]);
  });
});

describe("the usual pause", () => {
  it("the usual pause is offered when one signing covers it, by splitting that signing", async () => {
    await splitShift();
    await desk.clock(worker, [[`${wednesday}T08:00:30Z`, `${wednesday}T17:02:00Z`]]);
    const { id } = await desk.signing(worker, wednesday);
    const [found] = await forgotten();
    expect(found).toMatchObject({
      motivo: "sin_pausa",
      propuesta: [
        {
          accion: "cambiar",
          fichaje_id: id,
          hora_inicio: `${wednesday}T08:00:30.000Z`,
          hora_fin: `${wednesday}T13:00:00.000Z`,
        },
        {
          accion: "anadir",
          hora_inicio: `${wednesday}T14:00:00.000Z`,
          hora_fin: `${wednesday}T17:02:00.000Z`,
        },
      ],
    });
    const asked = await desk.t.call(changes.requestCorrection, {
      token: worker.token,
      body: {
        trabajador_id: worker.trabajador_id,
        dia: wednesday,
        descripcion: "No fiché la comida",
        propuesta: found?.propuesta ?? [],
      },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  });

  it("the usual pause is none for a schedule without one, nor when it was taken", async () => {
    await desk.t.factory.schedule({ worker, tramos: [[3, "09:00", "17:00"]] });
    await desk.clock(worker, [[`${wednesday}T08:00:00Z`, `${wednesday}T16:00:00Z`]]);
    expect(await forgotten()).toEqual([]);
    worker = await desk.hire({ fecha_alta: wednesday });
    await splitShift();
    await desk.clock(worker, [
      [`${wednesday}T08:00:00Z`, `${wednesday}T13:05:00Z`],
      [`${wednesday}T13:55:00Z`, `${wednesday}T17:00:00Z`],
    ]);
    expect(await forgotten()).toEqual([]);
  });
});

describe("nights", () => {
  it("a night that is not over yet is not forgotten", async () => {
    desk.t.clock.set("2026-11-19T02:00:00Z");
    await desk.t.factory.schedule({ worker, tramos: [[3, "22:00", "06:00"]] });
    expect(await forgotten()).toEqual([]);
    desk.t.clock.set("2026-11-19T05:00:00Z");
    expect(await forgotten()).toMatchObject([{ dia: wednesday, motivo: "sin_fichajes" }]);
  });
});
