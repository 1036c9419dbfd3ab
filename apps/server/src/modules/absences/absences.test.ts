import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as absences from "@atrio/contract/absences";
import * as requests from "@atrio/contract/requests";

import type { Company, SignedIn } from "../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../test/harness.ts";
import { createLeaveFactory } from "../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let first: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await leave.company();
  first = await leave.supervisor(company, "Ana");
  second = await leave.supervisor(company, "Berta");
  worker = await leave.worker(company, [first, second]);
});

afterAll(() => t.stop());

const days = (from: string, to = from, kind = 1) => ({
  pe_solicitud_tipo_id: kind,
  periodos: [{ fecha_inicio: from, fecha_fin: to }],
});

async function ask(body: Record<string, unknown>, who = worker): Promise<Answer> {
  return t.call(absences.createRequest, { token: who.token, body: body as never });
}

async function preview(body: Record<string, unknown>, who = worker): Promise<Answer> {
  return t.call(absences.previewRequest, { token: who.token, body: body as never });
}

describe("asking for days", () => {
  it("keeps what each day costs, reserves it and tells those who decide", async () => {
    const shown = await preview(days("2026-12-14", "2026-12-20"));
    expect(shown.status, JSON.stringify(shown.body)).toBe(200);
    expect(shown.body.data).toMatchObject({
      unidad: "laborables",
      coste: 5,
      saldo: { saldo: "vacaciones", anyos: [{ anyo: 2026, antes: 22, coste: 5, despues: 17 }] },
      problemas: [],
    });
    const answer = await ask(days("2026-12-14", "2026-12-20"));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject({
      estado_id: 1,
      pe_solicitud_tipo_id: 1,
      ausencia: { coste: 5, unidad: "laborables", periodos: [{ diferencia_dias: 5 }] },
    });
  });
});
