import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as absences from "@atrio/contract/leave/absences";
import * as expenses from "@atrio/contract/leave/expenses";
import * as requests from "@atrio/contract/leave/requests";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { jpeg, uploadFile } from "../../../../test/files.ts";
import { type Answer, inSpanish, startTestApp, type TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let supervisor: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company });
  supervisor = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  await t.factory.supervise(supervisor, worker);
});

afterAll(() => t.stop());

async function receipt(who = worker): Promise<number> {
  const answer = await uploadFile(t, { token: who.token, bytes: jpeg(), name: "ticket.jpg" });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

type Asked = Record<string, unknown>;

const meal = { fecha_gasto: "2026-11-10", importe: 12.5, pe_gasto_tipo_id: 4 };
const byCar = { fecha_gasto: "2026-11-10", kilometros: 100, pe_gasto_tipo_id: 2 };

async function send(asked: Asked, who = worker): Promise<Answer> {
  const body = { pe_solicitud_tipo_id: 9, ...asked };
  return t.call(absences.createRequest, { token: who.token, body });
}

/** Sends an expense that must be accepted; answers its request. */
async function sent(asked: Asked, who = worker): Promise<Answer["body"]> {
  const answer = await send(asked, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

const preview = async (asked: Asked, who = worker): Promise<Answer> =>
  t.call(absences.previewRequest, {
    token: who.token,
    body: { pe_solicitud_tipo_id: 9, ...asked },
  });

const approve = async (id: number, who = supervisor): Promise<Answer> =>
  t.call(requests.approveRequest, { token: who.token, body: { solicitud_id: id } });

const pay = async (id: number, who = administrator): Promise<Answer> =>
  t.call(expenses.payExpense, { token: who.token, body: { solicitud_id: id } });

const check = async (importe: number, who = worker, fecha?: string): Promise<Answer> =>
  t.call(expenses.checkSalary, {
    token: who.token,
    body: { importe, ...(fecha === undefined ? {} : { fecha_gasto: fecha }) },
  });

type Query = { trabajador_id?: number; month?: string; startDate?: string; endDate?: string };

const sums = async (query: Query = {}, who = worker): Promise<Answer> =>
  t.call(expenses.monthlyExpenses, { token: who.token, query });

type Rule = { desde: string; tarifa_km: number; limite_porcentaje_salario: number | null };

const setRule = async (body: Rule, who = administrator): Promise<Answer> =>
  t.call(expenses.saveExpenseRule, { token: who.token, body, headers: inSpanish });

async function earns(amount: number, vigencia = "[2024-01-01,)"): Promise<void> {
  await t.sql(
    "insert into trabajador_salario (empresa_id, trabajador_id, salario_bruto_anual, vigencia) values ($1, $2, $3, $4)",
    [company.empresa_id, worker.trabajador_id, amount, vigencia],
  );
}

describe("an expense that is sent", () => {
  it("an expense carries its amount, kind and receipt, and its supervisor decides it", async () => {
    const file = await receipt();
    const request = await sent({ ...meal, documento_ids: [file] });
    expect(request).toMatchObject({
      pe_solicitud_tipo_id: 9,
      estado_id: 1,
      documentos: 1,
      ausencia: null,
      gasto: { ...meal, kilometros: null, tarifa_km: null, pagado_en: null },
    });
    expect((await approve(request.id)).body.data).toMatchObject({ estado_id: 2 });
  });

  it("an expense by kilometres has the rate of its day, whatever amount the page sends", async () => {
    await setRule({ desde: "2026-11-10", tarifa_km: 0.3, limite_porcentaje_salario: null });
    await setRule({ desde: "2026-11-15", tarifa_km: 0.35, limite_porcentaje_salario: null });
    const amounts: unknown[] = [];
    for (const day of ["2026-11-09", "2026-11-10", "2026-11-14", "2026-11-15"]) {
      const { gasto } = await sent({ ...byCar, fecha_gasto: day, kilometros: 12.34, importe: 99 });
      amounts.push([gasto.importe, gasto.tarifa_km]);
    }
    expect(amounts).toEqual([
      [3.21, 0.26],
      [3.7, 0.3],
      [3.7, 0.3],
      [4.32, 0.35],
    ]);
  });

  it("an expense keeps its figures when the company changes its rate", async () => {
    const { id } = await sent(byCar);
    await setRule({ desde: "2026-01-01", tarifa_km: 0.5, limite_porcentaje_salario: null });
    expect((await approve(id)).body.data.gasto).toMatchObject({ importe: 26, tarifa_km: 0.26 });
  });

  it("a pending expense is edited: figures and receipts", async () => {
    const { id } = await sent(byCar);
    const edit = async (asked: Asked): Promise<Answer> =>
      t.call(absences.editRequest, {
        token: worker.token,
        params: { id },
        body: { pe_solicitud_tipo_id: 9, ...asked },
      });
    const without = await edit(meal);
    expect([without.status, without.body.code]).toEqual([422, "expense.receipt_required"]);
    const edited = await edit({ ...meal, documento_ids: [await receipt()] });
    expect(edited.body.data).toMatchObject({
      gasto: { ...meal, kilometros: null, tarifa_km: null },
      documentos: 1,
    });
    // Its receipt is there already.
    expect((await edit({ ...meal, importe: 13 })).body.data.gasto.importe).toBe(13);
    await approve(id);
    expect((await edit(byCar)).body.code).toBe("approval.already_decided");
  });

  it.each<[string, Asked, number, string, string]>([
    [
      "without a date",
      { ...meal, fecha_gasto: undefined },
      422,
      "expense.incomplete",
      "fecha_gasto",
    ],
    [
      "without a kind",
      { ...meal, pe_gasto_tipo_id: undefined },
      422,
      "expense.incomplete",
      "pe_gasto_tipo_id",
    ],
    ["without an amount", { ...meal, importe: undefined }, 422, "expense.incomplete", "importe"],
    ["of tomorrow", { ...meal, fecha_gasto: "2026-11-19" }, 422, "expense.future", "fecha_gasto"],
    ["without a receipt", meal, 422, "expense.receipt_required", "documento_ids"],
    [
      "with kilometres of a taxi",
      { ...byCar, pe_gasto_tipo_id: 3 },
      422,
      "request.field_invalid",
      "kilometros",
    ],
    [
      "with somebody's file",
      { ...byCar, documento_ids: [2_000_000_000] },
      404,
      "document.not_found",
      "documento_ids",
    ],
    ["of nothing", { ...meal, importe: 0 }, 422, "request.invalid", "importe"],
    ["of less than nothing", { ...meal, importe: -5 }, 422, "request.invalid", "importe"],
    ["of half a cent", { ...meal, importe: 1.005 }, 422, "request.invalid", "importe"],
    ["of a million", { ...meal, importe: 1_000_000 }, 422, "request.invalid", "importe"],
    [
      "of a kind that is none",
      { ...meal, pe_gasto_tipo_id: 7 },
      422,
      "request.invalid",
      "pe_gasto_tipo_id",
    ],
    ["of no kilometres", { ...byCar, kilometros: 0 }, 422, "request.invalid", "kilometros"],
  ])("an expense is refused %s", async (name, asked, status, code, field) => {
    const needsReceipt = name !== "without a receipt" && !("documento_ids" in asked);
    const files = needsReceipt ? { documento_ids: [await receipt()] } : {};
    const answer = await send({ ...asked, ...files });
    expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([status, code]);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    const rows = await t.sql("select from solicitud where trabajador_id = $1", [
      worker.trabajador_id,
    ]);
    expect(rows).toEqual([]);
  });

  it("an expense dates from today at the worker's centre", async () => {
    t.clock.set("2026-11-18T23:30:00Z");
    const own = await t.factory.signedIn({ company });
    const { gasto } = await sent({ ...byCar, fecha_gasto: "2026-11-19" }, own);
    expect(gasto.fecha_gasto).toBe("2026-11-19");
  });

  it("an expense over the company's limit is refused, in the form too, without the figure", async () => {
    await earns(24_000);
    await setRule({ desde: "2026-01-01", tarifa_km: 0.26, limite_porcentaje_salario: 5 });
    const file = await receipt();
    const over = { ...meal, importe: 100.01, documento_ids: [file] };
    const refused = await send(over);
    expect([refused.status, refused.body.code]).toEqual([409, "expense.over_limit"]);
    const shown = (await preview(over)).body.data.problemas;
    expect(shown).toMatchObject([{ code: "expense.over_limit", field: "importe" }]);
    expect(JSON.stringify([refused.body, shown])).not.toMatch(
      /24[. ]?000|2[. ]?000|100[,.]00|\b5\b/,
    );
    expect((await preview({ ...over, importe: 100 })).body.data.problemas).toEqual([]);
    await sent({ ...over, importe: 100 });
  });

  it("the preview of an expense shows its stored figures and everything that is missing", async () => {
    const shown = await preview({ kilometros: 50, pe_gasto_tipo_id: 2 });
    expect(shown.body.data).toMatchObject({ importe: 13, tarifa_km: 0.26 });
    const codes = shown.body.data.problemas.map((one: { field: string }) => one.field);
    expect(codes).toEqual(["fecha_gasto"]);
    const empty = (await preview({})).body.data;
    expect(empty).toMatchObject({ importe: null, tarifa_km: 0.26 });
    expect(empty.problemas.map((one: { field: string }) => one.field)).toEqual([
      "fecha_gasto",
      "pe_gasto_tipo_id",
      "importe",
      "documento_ids",
    ]);
  });
});

describe("an expense that is paid", () => {
  it("an administrator marks an expense as paid once; worker and timeline are told", async () => {
    const { id } = await sent(byCar);
    await approve(id);
    const firstTime = expect.stringMatching(/^2026-11-18T08:00:00/);
    const paid = await pay(id);
    expect(paid.body.data).toMatchObject({ id, gasto: { pagado_en: firstTime } });
    t.clock.advance({ hours: 1 });
    expect((await pay(id)).body.data.gasto.pagado_en).toEqual(firstTime);
    const events = await t.sql(
      "select autor_id from solicitud_suceso where solicitud_id = $1 and tipo = 'pagada'",
      [id],
    );
    expect(events).toEqual([{ autor_id: administrator.trabajador_id }]);
    const told = await t.sql("select from notificacion where trabajador_id = $1 and clave = $2", [
      worker.trabajador_id,
      `expense_paid:${id}`,
    ]);
    expect(told).toHaveLength(1);
  });

  it("an expense is marked as paid once by simultaneous administrators", async () => {
    const { id } = await sent(byCar);
    await approve(id);
    const other = await t.factory.signedIn({ company, trabajador: { administrador: true } });
    const answers = await Promise.all([pay(id), pay(id, other), pay(id), pay(id, other)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const events = await t.sql(
      "select from solicitud_suceso where solicitud_id = $1 and tipo = 'pagada'",
      [id],
    );
    expect(events).toHaveLength(1);
  });

  it.each([
    ["pending", async () => {}],
    [
      "rejected",
      async (id: number) => {
        const body = { solicitud_id: id, motivo: "No procede" };
        await t.call(requests.rejectRequest, { token: supervisor.token, body });
      },
    ],
  ])("only an approved expense can be paid, not %s", async (_, decide) => {
    const { id } = await sent(byCar);
    await decide(id);
    const answer = await pay(id);
    expect([answer.status, answer.body.code]).toEqual([409, "expense.not_approved"]);
  });

  it("paying is refused for own expenses, other companies and other kinds of request", async () => {
    const { id } = await sent(byCar, administrator);
    const office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
    const decide = { solicitud_id: id, aprobada: true };
    await t.call(requests.decideAsAdministrator, { token: office.token, body: decide });
    const own = await pay(id, administrator);
    expect([own.status, own.body.code]).toEqual([403, "approval.own"]);
    const away = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await pay(id, away)).body.code).toBe("approval.not_found");
    expect((await pay(id, supervisor)).body.code).toBe("access.denied");
    const { id: other } = await t.factory.insert<{ id: number }>("solicitud", {
      empresa_id: company.empresa_id,
      trabajador_id: worker.trabajador_id,
      pe_solicitud_tipo_id: 10,
      estado_id: 2,
      creada_en: "2026-11-01T08:00:00Z",
      decidida_en: "2026-11-02T08:00:00Z",
    });
    expect((await pay(other)).body.code).toBe("approval.not_found");
    expect((await pay(id, office)).status).toBe(200);
  });
});

describe("sums of expenses", () => {
  it("expenses are summed by kind: asked for, approved and paid, without cancelled ones", async () => {
    const ids: number[] = [];
    for (const kilometres of [100, 50, 10, 5]) {
      ids.push((await sent({ ...byCar, kilometros: kilometres })).id);
    }
    const [paid = 0, approved = 0, , cancelled = 0] = ids;
    await sent({ ...meal, documento_ids: [await receipt()] });
    await sent({ ...byCar, fecha_gasto: "2026-10-31" });
    for (const id of [paid, approved]) await approve(id);
    await pay(paid);
    await t.call(absences.cancelRequest, {
      token: worker.token,
      params: { id: cancelled },
      body: {},
    });
    expect((await sums({ month: "2026-11" })).body.data).toEqual({
      desde: "2026-11-01",
      hasta: "2026-11-30",
      total: { pedido: 54.1, aprobado: 39, pagado: 26 },
      tipos: [
        { pe_gasto_tipo_id: 2, pedido: 41.6, aprobado: 39, pagado: 26 },
        { pe_gasto_tipo_id: 4, pedido: 12.5, aprobado: 0, pagado: 0 },
      ],
      tarifa_km: 0.26,
    });
    expect((await sums()).body.data.total.pedido).toBe(54.1);
    const both = await sums({ startDate: "2026-10-31", endDate: "2026-11-30" });
    expect(both.body.data.total.pedido).toBe(80.1);
    expect((await sums({ month: "9" })).body.data).toMatchObject({
      desde: "2026-09-01",
      tipos: [],
    });
  });

  it("sums are of own expenses only, and of a valid range", async () => {
    await sent(byCar);
    expect((await sums({}, supervisor)).body.data.total.pedido).toBe(0);
    expect((await sums({ trabajador_id: worker.trabajador_id }, supervisor)).status).toBe(404);
    for (const query of [
      { startDate: "2026-11-01" },
      { startDate: "2026-11-30", endDate: "2026-11-01" },
      { startDate: "2000-01-01", endDate: "2026-11-01" },
    ]) {
      const answer = await sums(query);
      expect([answer.status, answer.body.code]).toEqual([422, "workday.range"]);
    }
    expect((await sums({ month: "13" })).status).toBe(422);
  });

  it("the sums of expenses have today's rate per kilometre", async () => {
    await setRule({ desde: "2026-11-18", tarifa_km: 0.3123, limite_porcentaje_salario: null });
    await setRule({ desde: "2026-11-19", tarifa_km: 0.4, limite_porcentaje_salario: null });
    expect((await sums({ month: "2026-01" })).body.data.tarifa_km).toBe(0.3123);
  });
});

describe("check of an amount against the limit", () => {
  it("the check of an amount answers for its day, and nothing else", async () => {
    await earns(24_000, "[2024-01-01,2026-07-01)");
    await earns(36_000, "[2026-07-01,)");
    await setRule({ desde: "2026-01-01", tarifa_km: 0.26, limite_porcentaje_salario: 50 });
    const answer = await check(1500);
    expect(answer.body).toEqual({ data: { permitido: true } });
    expect((await check(1500.01)).body).toEqual({ data: { permitido: false } });
    expect((await check(1000, worker, "2026-06-30")).body.data.permitido).toBe(true);
    expect((await check(1000.01, worker, "2026-06-30")).body.data.permitido).toBe(false);
    // Before the rule there is no limit.
    expect((await check(900_000, worker, "2025-12-31")).body.data.permitido).toBe(true);
  });

  it("the check of an amount refuses another person's salary", async () => {
    await earns(12_000);
    await setRule({ desde: "2026-01-01", tarifa_km: 0.26, limite_porcentaje_salario: 10 });
    expect((await check(101)).body.data.permitido).toBe(false);
    expect((await check(101, supervisor)).body.data.permitido).toBe(true);
    const body = { importe: 101, trabajador_id: worker.trabajador_id };
    const asked = await t.call(expenses.checkSalary, { token: supervisor.token, body });
    expect(asked.status).toBe(404);
  });

  it("the check answers twenty different amounts an hour, and repeated ones again", async () => {
    await earns(24_000);
    await setRule({ desde: "2026-01-01", tarifa_km: 0.26, limite_porcentaje_salario: 50 });
    for (let amount = 1; amount <= 20; amount += 1) {
      expect((await check(amount * 100)).status).toBe(200);
    }
    const refused = await check(2100);
    expect([refused.status, refused.body.code]).toEqual([429, "request.too_many"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await check(300)).status).toBe(200);
    expect((await check(50, supervisor)).status).toBe(200);
    t.clock.advance({ hours: 1 });
    expect((await check(2100)).status).toBe(200);
  });

  it("the check does not reveal the salary, even by bisection", async () => {
    await earns(23_456.78);
    await setRule({ desde: "2026-01-01", tarifa_km: 0.26, limite_porcentaje_salario: 100 });
    let [low, high] = [0, 1_000_000];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const { body } = await check(middle / 100);
      if (body.code === "request.too_many") t.clock.advance({ hours: 1 });
      else if (body.data.permitido === true) low = middle;
      else high = middle;
    }
    // A month of 1,954.73 €: the limit is rounded up to the next hundred.
    expect(low).toBe(200_000);
  });
});

describe("allowance of a company", () => {
  it("administrators set the expense allowance from a day on, correct it, and it is audited", async () => {
    const rule = { desde: "2026-01-01", tarifa_km: 0.3, limite_porcentaje_salario: 12.5 };
    expect((await setRule(rule)).body.data.message).toBe("Las reglas de gastos se han guardado.");
    await setRule({ ...rule, tarifa_km: 0.31, limite_porcentaje_salario: null });
    expect((await sums()).body.data.tarifa_km).toBe(0.31);
    const trail = await t.sql(
      "select objeto_id, detalle from auditoria where accion = 'gastos.configurados' and empresa_id = $1 order by id",
      [company.empresa_id],
    );
    expect(trail).toEqual([
      { objeto_id: "2026-01-01", detalle: { tarifa_km: 0.3, limite_porcentaje_salario: 12.5 } },
      { objeto_id: "2026-01-01", detalle: { tarifa_km: 0.31, limite_porcentaje_salario: null } },
    ]);
    expect((await setRule(rule, supervisor)).body.code).toBe("access.denied");
    const other = await t.factory.signedIn();
    expect((await sums({}, other)).body.data.tarifa_km).toBe(0.26);
  });

  it.each([
    [{ tarifa_km: 0 }],
    [{ tarifa_km: 5.01 }],
    [{ tarifa_km: 0.123_45 }],
    [{ limite_porcentaje_salario: 0.5 }],
    [{ limite_porcentaje_salario: 501 }],
    [{ desde: "2026-02-30" }],
  ])("the expense allowance is refused with %j", async (wrong) => {
    const rule = { desde: "2026-01-01", tarifa_km: 0.3, limite_porcentaje_salario: null };
    expect((await setRule({ ...rule, ...wrong })).status).toBe(422);
  });
});
