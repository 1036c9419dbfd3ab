import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as absences from "@atrio/contract/leave/absences";
import { punch } from "@atrio/contract/time/time";

import type { SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

type Body = EndpointRequest<typeof absences.createRequest>["body"];

let t: TestApp;
let worker: SignedIn;
let typeId: number;
/** Kinds of pause: one that counts as work, and one that does not. */
let rest: number;
let lunch: number;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  const leave = createLeaveFactory(t);
  const company = await leave.company();
  worker = await leave.worker(company, [await leave.supervisor(company)]);
  const [found] = await t.sql<{ type: number; rest: number; lunch: number }>(
    `select
       (select min(id) from fichador where empresa_id = $1 and tipo = 'presencial') as type,
       (select min(id) from parada where empresa_id = $1 and cuenta_como_trabajo) as rest,
       (select min(id) from parada where empresa_id = $1 and not cuenta_como_trabajo) as lunch`,
    [company.empresa_id],
  );
  if (found === undefined) throw new Error("no kinds of signing");
  typeId = found.type;
  rest = found.rest;
  lunch = found.lunch;
});

afterAll(() => t.stop());

const holidays: Body = {
  pe_solicitud_tipo_id: 1,
  periodos: [{ fecha_inicio: "2026-12-14", fecha_fin: "2026-12-14" }],
};
const expense: Body = {
  pe_solicitud_tipo_id: 9,
  fecha_gasto: "2026-11-17",
  pe_gasto_tipo_id: 2,
  kilometros: 30,
};

/** Punches half an hour after the last time. */
async function clock(body: Partial<EndpointRequest<typeof punch>["body"]>): Promise<void> {
  t.clock.advance({ minutes: 30 });
  const answer = await t.call(punch, {
    token: worker.token,
    body: { trabajador_id: worker.trabajador_id, ...body },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const ask = async (body: Body): Promise<Answer> =>
  t.call(absences.createRequest, { token: worker.token, body });

/** Sending is refused, and the preview knew it. */
async function expectRunning(body: Body): Promise<void> {
  const shown = await t.call(absences.previewRequest, { token: worker.token, body });
  expect(shown.body.data.problemas[0]).toMatchObject({ code: "clock.running", field: null });
  const answer = await ask(body);
  expect([answer.status, answer.body.code]).toEqual([409, "clock.running"]);
}

it("a request is refused while the clock runs (LEAVE-5)", async () => {
  await clock({ accion: "entrada", fichador_id: typeId });
  await expectRunning(holidays);
  await expectRunning(expense);
  await clock({ accion: "salida" });
  expect((await ask(holidays)).status).toBe(200);
});

it("a pause that does not count as work stops the clock, another does not (LEAVE-83)", async () => {
  await clock({ accion: "entrada", fichador_id: typeId });
  await clock({ accion: "pausa", parada_id: rest });
  await expectRunning(holidays);
  await clock({ accion: "reanudar" });
  await clock({ accion: "pausa", parada_id: lunch });
  expect((await ask(holidays)).status).toBe(200);
});
