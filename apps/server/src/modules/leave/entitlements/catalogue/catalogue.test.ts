import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as absences from "@atrio/contract/leave/absences";
import { listRequestKinds } from "@atrio/contract/leave/leave";
import { loadStatutoryRules } from "@atrio/contract/leave/leave-office";

import type { SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let worker: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  const company = await t.factory.company();
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  await t.call(loadStatutoryRules, { token: administrator.token, body: {} });
  worker = await leave.worker(company);
});

afterAll(() => t.stop());

async function ruleId(codigo: string): Promise<number> {
  const { body } = await t.call(listRequestKinds, { token: worker.token, query: {} });
  const kinds: Array<{ subtipos: Array<{ id: number; codigo: string }> }> = body.data;
  const found = kinds.flatMap((one) => one.subtipos).find((one) => one.codigo === codigo);
  return found?.id ?? 0;
}

async function ask(codigo: string, fecha_inicio: string, fecha_fin: string): Promise<Answer> {
  const body = {
    pe_solicitud_tipo_id: 5,
    pe_solicitud_subtipo_id: await ruleId(codigo),
    periodos: [{ fecha_inicio, fecha_fin }],
    documento_ids: [await leave.file(worker)],
  };
  return t.call(absences.createRequest, { token: worker.token, body });
}

describe("terms of the statutory catalogue (Rule LEAVE-70)", () => {
  it("a rule tells its terms to the form", async () => {
    const { body } = await t.call(listRequestKinds, { token: worker.token, query: {} });
    const kinds: Array<{ subtipos: Array<Record<string, unknown>> }> = body.data;
    const rules = kinds.flatMap((one) => one.subtipos);
    expect(rules.find((one) => one["codigo"] === "excedencia_voluntaria")).toMatchObject({
      minimo_meses: 4,
      maximo_meses: 60,
      ocasion: null,
    });
    expect(rules.find((one) => one["pe_solicitud_tipo_id"] === 8)).toMatchObject({
      ocasion: "hijo",
      plazo_meses: 12,
      prorroga_dias: 14,
      prorroga_meses: 96,
    });
  });

  it("childcare leave of three years is accepted, and a day more is refused with the figure", async () => {
    const longer = await ask("cuidado_hijo", "2027-04-01", "2030-04-01");
    expect([longer.status, longer.body.code]).toEqual([422, "leave.too_long"]);
    expect(longer.body.message).toBe("Cada periodo de este permiso dura 3 años como máximo.");
    const sent = await ask("cuidado_hijo", "2027-04-01", "2030-03-31");
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    expect(sent.body.data.ausencia.coste).toBe(1096);
  });

  it("voluntary leave lasts a year or five, and less than four months is refused", async () => {
    const short = await ask("excedencia_voluntaria", "2027-06-01", "2027-06-01");
    expect([short.status, short.body.message]).toEqual([
      422,
      "Cada periodo de este permiso dura 4 meses como mínimo.",
    ]);
    const five = await ask("excedencia_voluntaria", "2027-06-01", "2032-05-31");
    expect(five.status, JSON.stringify(five.body)).toBe(200);
    expect(five.body.data.ausencia.coste).toBe(1827);
  });
});
