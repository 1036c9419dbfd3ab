import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as office from "@atrio/contract/leave/absence-office";
import type { RequestView } from "@atrio/contract/request-view";

import type { SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";
import { statementsOf } from "../../../../../test/statements.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let worker: SignedIn;
let boss: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  ({ worker, first: boss, administrator: admin } = await leave.team());
});

afterAll(() => t.stop());

const list = (filters: Record<string, unknown> = {}, token = admin.token): Promise<Answer> =>
  t.call(office.listAbsences, { token, query: { paramsFront: JSON.stringify(filters) } });

async function enter(kind: number, from: string, to = from): Promise<number> {
  const answer = await t.call(office.enterAbsence, {
    token: admin.token,
    body: {
      trabajador_id: worker.trabajador_id,
      pe_solicitud_tipo_id: kind,
      periodos: [{ fecha_inicio: from, fecha_fin: to }],
      motivo: "Parte de baja",
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

const idsOf = ({ body }: Answer): number[] => body.data.map((one: RequestView) => one.id);

describe("absences of everybody (Rule LEAVE-95)", () => {
  it("answers 401 without a session and 403 for workers and supervisors", async () => {
    expect((await t.call(office.listAbsences)).status).toBe(401);
    expect((await list({}, worker.token)).status).toBe(403);
    expect((await list({}, boss.token)).status).toBe(403);
  });

  it("lists them by their first day, the latest first, and by kind, state, year and person", async () => {
    const sick = await enter(7, "2026-11-16", "2026-11-17");
    const holidays = await enter(1, "2026-12-21", "2026-12-22");
    const next = await enter(1, "2027-02-01");
    const all = await list();
    expect(idsOf(all)).toEqual([next, holidays, sick]);
    expect(all.body).toMatchObject({ total: 3, hoy: "2026-11-18" });
    expect(idsOf(await list({ pe_solicitud_tipo_id: 7 }))).toEqual([sick]);
    expect(idsOf(await list({ anyo: 2026 }))).toEqual([holidays, sick]);
    expect(idsOf(await list({ estado_id: 1 }))).toEqual([]);
    expect(idsOf(await list({ texto: "nadie con ese nombre" }))).toEqual([]);
    expect(idsOf(await list({ skip: 1, take: 10 }))).toEqual([holidays, sick]);
  });

  it("costs the same statements for one absence and for many", async () => {
    await enter(1, "2026-12-21");
    const ask = async () => expect((await list()).status).toBe(200);
    const few = await statementsOf(ask);
    for (const day of ["22", "23", "28", "29"]) await enter(1, `2026-12-${day}`);
    expect(await statementsOf(ask)).toBe(few);
  });
});
