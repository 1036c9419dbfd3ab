import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as absences from "@atrio/contract/leave/absences";
import { rejectRequest } from "@atrio/contract/leave/requests";

import type { SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let worker: SignedIn;
let boss: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  const company = await t.factory.company();
  boss = await leave.supervisor(company);
  worker = await leave.worker(company, [boss]);
});

afterAll(() => t.stop());

const trip = { pe_solicitud_tipo_id: 9, pe_gasto_tipo_id: 2, kilometros: 100 };
const today = { ...trip, fecha_gasto: "2026-11-17" };

const send = async (body: object): Promise<Answer> =>
  t.call(absences.createRequest, {
    token: worker.token,
    body: { pe_solicitud_tipo_id: 9, ...body },
  });

const questions = async (body: object): Promise<unknown[]> => {
  const answer = await t.call(absences.previewRequest, {
    token: worker.token,
    body: { pe_solicitud_tipo_id: 9, ...body },
  });
  return answer.body.data.problemas;
};

describe("questions about an expense (Rule LEAVE-75)", () => {
  it("an expense with the same day, kind and figures is sent once it is confirmed", async () => {
    const first = await send(today);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(await questions(today)).toEqual([
      {
        code: "expense.repeated",
        message: expect.stringContaining("Ya has pedido un gasto igual"),
        field: "importe",
        confirmable: true,
      },
    ]);
    const again = await send(today);
    expect([again.status, again.body.code]).toEqual([409, "expense.repeated"]);
    expect(await questions({ ...today, confirmado: true })).toEqual([]);
    expect((await send({ ...today, confirmado: true })).status).toBe(200);
  });

  it("other figures, another day or a rejected request repeat nothing", async () => {
    const { id } = (await send(today)).body.data;
    expect(await questions({ ...today, kilometros: 101 })).toEqual([]);
    expect(await questions({ ...today, fecha_gasto: "2026-11-16" })).toEqual([]);
    const body = { solicitud_id: id, motivo: "No corresponde" };
    await t.call(rejectRequest, { token: boss.token, body });
    expect(await questions(today)).toEqual([]);
  });

  it("the edited request does not repeat itself", async () => {
    const { id } = (await send(today)).body.data;
    const edited = await t.call(absences.editRequest, {
      token: worker.token,
      params: { id },
      body: { ...today, titulo: "Visita" },
    });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  });

  it("an expense of more than a year ago is sent once it is confirmed", async () => {
    expect(await questions({ ...trip, fecha_gasto: "2025-11-18" })).toEqual([]);
    const old = await send({ ...trip, fecha_gasto: "2023-11-17" });
    expect([old.status, old.body.code]).toEqual([409, "expense.old"]);
    expect(old.body.message).toContain("más de 1 año");
    const confirmed = { ...trip, fecha_gasto: "2023-11-17", confirmado: true };
    expect((await send(confirmed)).status).toBe(200);
  });
});
