import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { payExpense, saveExpenseRule } from "@atrio/contract/leave/expenses";
import { listExpenseRules, listOfficeExpenses } from "@atrio/contract/leave/office-inbox";

import type { Company, SignedIn, Worker } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let payer: SignedIn;
let worker: SignedIn;

const office = (roles: readonly string[] | null) =>
  t.factory.signedIn({ company, trabajador: { administrador: true, roles_administracion: roles } });

beforeAll(async () => {
  t = await startTestApp({ now: "2026-11-18T08:00:00Z" });
  company = await t.factory.company();
  payer = await office(["nominas"]);
  worker = await t.factory.signedIn({ company, nombre: "Wanda", apellido1: "Gil" });
});

afterAll(() => t.stop());

/** An expense, approved on a day. */
async function approved(who: Worker, importe: number, day: string): Promise<number> {
  const { id } = await t.factory.insert<{ id: number }>("solicitud", {
    empresa_id: who.empresa_id,
    trabajador_id: who.trabajador_id,
    pe_solicitud_tipo_id: 9,
    estado_id: 2,
    titulo: "Taxi",
    creada_en: "2026-11-02T08:00:00Z",
    decidida_en: `${day}T08:00:00Z`,
  });
  await t.factory.insert("gasto", {
    empresa_id: who.empresa_id,
    solicitud_id: id,
    trabajador_id: who.trabajador_id,
    fecha_gasto: "2026-11-01",
    importe,
    pe_gasto_tipo_id: 3,
  });
  return id;
}

const list = async (asked: object = {}, who = payer): Promise<Answer> =>
  t.call(listOfficeExpenses, {
    token: who.token,
    query: { paramsFront: JSON.stringify(asked) },
  });

const pay = async (id: number, who = payer): Promise<Answer> =>
  t.call(payExpense, { token: who.token, body: { solicitud_id: id } });

describe("approved expenses in the office (Rule ACCESS-51)", () => {
  it("only the pay role and owners see them", async () => {
    expect((await t.call(listOfficeExpenses)).status).toBe(401);
    for (const who of [worker, await office(["lectura"]), await office(["tiempo"])]) {
      expect((await list({}, who)).status).toBe(403);
    }
    expect((await list({ pagado: "no" })).status).toBe(422);
    expect((await list({}, await office(null))).status).toBe(200);
  });

  it("wait from the oldest approval on, with their sum, and are paid by the pay role alone", async () => {
    const late = await approved(worker, 20.5, "2026-11-12");
    const early = await approved(worker, 10, "2026-11-05");
    const own = await approved(payer, 5, "2026-11-16");
    const answer = await list();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({ total: 3, importe_total: 35.5 });
    expect(answer.body.data).toMatchObject([
      { solicitud_id: early, importe: 10, pe_gasto_tipo_id: 3, can: { pagar: true } },
      { solicitud_id: late, titulo: "Taxi", fecha_gasto: "2026-11-01", can: { pagar: true } },
      { solicitud_id: own, can: { pagar: false } },
    ]);
    expect((await list({ texto: "gil" })).body).toMatchObject({ total: 2 });
    expect((await pay(early)).status).toBe(200);
    expect((await pay(own)).status).toBe(403);
    expect((await list()).body.total).toBe(2);
    expect((await list({ pagado: true })).body.data).toMatchObject([
      { solicitud_id: early, pagado_en: "2026-11-18T08:00:00Z", can: { pagar: false } },
    ]);
  });
});

describe("rules of expenses in the office", () => {
  it("the time role reads the rules that it has set, the newest first", async () => {
    const boss = await office(["tiempo"]);
    const read = (who: SignedIn) => t.call(listExpenseRules, { token: who.token });
    expect((await t.call(listExpenseRules)).status).toBe(401);
    expect((await read(worker)).status).toBe(403);
    expect((await read(boss)).body.data).toEqual([]);
    for (const desde of ["2026-01-01", "2027-01-01"]) {
      const body = { desde, tarifa_km: 0.3, limite_porcentaje_salario: 20 };
      expect((await t.call(saveExpenseRule, { token: boss.token, body })).status).toBe(200);
    }
    expect((await read(boss)).body.data).toEqual([
      { desde: "2027-01-01", tarifa_km: 0.3, limite_porcentaje_salario: 20 },
      { desde: "2026-01-01", tarifa_km: 0.3, limite_porcentaje_salario: 20 },
    ]);
  });
});
