import { createHash } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as contract from "@atrio/contract/company/payroll";
import type { PayrollRow } from "@atrio/contract/company/payroll";
import { enterAbsence } from "@atrio/contract/leave/absence-office";
import { yearOverview } from "@atrio/contract/time/time";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let admin: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  ({ company, administrator: admin, worker } = await leave.team());
});

afterAll(() => t.stop());

const mes = "2026-10";

const show = (filters: object = {}, token = admin.token): Promise<Answer> =>
  t.call(contract.listPayroll, {
    token,
    query: { paramsFront: JSON.stringify({ mes, ...filters }) },
  });

async function rowOf(who = worker): Promise<PayrollRow> {
  const { data } = (await show()).body;
  return data.find((row: PayrollRow) => row.persona.id === who.trabajador_id);
}

const handOver = (changes: object = {}, token = admin.token): Promise<Answer> =>
  t.call(contract.handOverPayroll, {
    token,
    body: { mes, formato_id: null, tipo: "csv" as const, ...changes },
  });

const byConcept = {
  nombre: "Gestoría",
  filas: "concepto" as const,
  columnas: [
    { campo: "codigo" as const, titulo: "TRAB" },
    { campo: "concepto" as const, titulo: "" },
    { campo: "cantidad" as const, titulo: "" },
    { campo: "unidad" as const, titulo: "" },
  ],
  decimal: "." as const,
};

const saveLayout = (changes: object = {}, token = admin.token): Promise<Answer> =>
  t.call(contract.savePayrollLayout, { token, body: { ...byConcept, ...changes } });

async function enter(kind: number, desde: string, hasta: string): Promise<void> {
  const answer = await t.call(enterAbsence, {
    token: admin.token,
    body: {
      trabajador_id: worker.trabajador_id,
      pe_solicitud_tipo_id: kind,
      periodos: [{ fecha_inicio: desde, fecha_fin: hasta }],
      motivo: "Parte",
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function expense(importe: number, estado_id: number): Promise<void> {
  const request = await t.factory.insert<{ id: number }>("solicitud", {
    empresa_id: company.empresa_id,
    trabajador_id: worker.trabajador_id,
    pe_solicitud_tipo_id: 9,
    estado_id,
    creada_en: "2026-10-20T08:00:00Z",
    ...(estado_id === 1 ? {} : { decidida_en: "2026-10-21T08:00:00Z" }),
  });
  await t.factory.insert("gasto", {
    empresa_id: company.empresa_id,
    solicitud_id: request.id,
    trabajador_id: worker.trabajador_id,
    fecha_gasto: "2026-10-19",
    importe,
    pe_gasto_tipo_id: 1,
  });
}

/** A closure of October of a person. */
async function close(who: SignedIn, closure: { estado_id?: number; vigente?: boolean }) {
  const own = { empresa_id: company.empresa_id, trabajador_id: who.trabajador_id };
  const request = await t.factory.insert<{ id: number }>("solicitud", {
    ...own,
    pe_solicitud_tipo_id: 10,
    estado_id: closure.estado_id,
    creada_en: "2026-11-02T08:00:00Z",
    ...(closure.estado_id === 1 ? {} : { decidida_en: "2026-11-03T08:00:00Z" }),
  });
  await t.factory.insert("cierre_mes", {
    ...own,
    solicitud_id: request.id,
    anyo: 2026,
    mes: 10,
    minutos_previstos: 0,
    minutos_trabajados: 0,
    saldo_minutos: 0,
    vigente: closure.vigente,
  });
}

const textOf = ({ body }: Answer): string => String(body);

describe("a month for payroll (Rule COMPANY-95)", () => {
  it("answers 401 without a session, 403 for workers and other roles, 422 for a month to come", async () => {
    expect((await t.call(contract.listPayroll)).status).toBe(401);
    expect((await show({}, worker.token)).status).toBe(403);
    expect((await handOver({}, worker.token)).status).toBe(403);
    expect((await saveLayout({}, worker.token)).status).toBe(403);
    const future = await show({ mes: "2026-12" });
    expect([future.status, future.body.code]).toEqual([422, "payroll.month_future"]);
    expect((await handOver({ mes: "2026-12" })).body.code).toBe("payroll.month_future");
  });

  it("has the last month, the hours of the worker's own year, and approved absences by kind", async () => {
    await enter(1, "2026-10-05", "2026-10-06");
    await enter(7, "2026-10-26", "2026-10-27");
    expect((await t.call(contract.listPayroll, { token: admin.token })).body.mes).toBe(mes);
    const row = await rowOf();
    const own = await t.call(yearOverview, {
      token: worker.token,
      query: { trabajador_id: worker.trabajador_id, year: 2026 },
    });
    const october = own.body.data.meses.find((one: { month: number }) => one.month === 10);
    expect(row.cifras).toMatchObject({
      previstas: october.minutos_previstos,
      trabajadas: october.minutos_trabajados,
      saldo: october.saldo_minutos,
      vacaciones: 2,
      baja: 2,
      gastos: 0,
    });
    expect(row.cifras.previstas).toBeGreaterThan(0);
  });

  it("counts approved expenses of the month, and names what waits first", async () => {
    await expense(20.5, 2);
    await expense(99, 1);
    const { body } = await show({ ver: "problemas" });
    const row = body.data.find((one: PayrollRow) => one.persona.id === worker.trabajador_id);
    expect(row).toMatchObject({ pendientes: 1, mes_abierto: true });
    expect(row.cifras.gastos).toBe(20.5);
    expect(body.con_pendientes).toBe(1);
  });

  it("calls a month open exactly where the worker's own year does, whatever its closure", async () => {
    const people = [worker];
    const states = [
      { estado_id: 1, vigente: true },
      { estado_id: 2, vigente: true },
      { estado_id: 2, vigente: false },
      { estado_id: 3, vigente: false },
      { inicio_registro: "2026-11-01" },
      { inicio_registro: "2026-10-31" },
    ];
    for (const { inicio_registro = null, ...closure } of states) {
      const person = await t.factory.signedIn({ company, trabajador: { inicio_registro } });
      people.push(person);
      if (inicio_registro === null) await close(person, closure);
    }
    const { body } = await show({ take: 50 });
    expect(body).toMatchObject({ personas: 10, total: 10 });
    for (const person of people) {
      const own = await t.call(yearOverview, {
        token: person.token,
        query: { trabajador_id: person.trabajador_id, year: 2026 },
      });
      const { cierre, sin_registro } = own.body.data.meses.find(
        (one: { month: number }) => one.month === 10,
      );
      const row = body.data.find((one: PayrollRow) => one.persona.id === person.trabajador_id);
      expect(row.mes_abierto, cierre).toBe(cierre !== "aprobado" && !sin_registro);
    }
    const open = body.data.map((one: PayrollRow) => one.mes_abierto);
    expect(body.abiertos).toBe(open.filter(Boolean).length);
    expect(open).toEqual(open.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
    const pages = await Promise.all([0, 25].map((skip) => show({ skip, take: 25 })));
    expect(pages.map((page) => page.body.data.length)).toEqual([10, 0]);
  });

  it("says who joined, whose contract changed and whose hours are paid", async () => {
    await t.sql("update trabajador set fecha_alta = '2026-10-05' where id = $1", [
      worker.trabajador_id,
    ]);
    await t.factory.insert("incidencia", {
      empresa_id: company.empresa_id,
      trabajador_id: worker.trabajador_id,
      dia: "2026-10-14",
      minutos_diferencia: 90,
      minutos: 90,
      pe_compensacion_id: 2,
      estado_id: 3,
      creada_en: "2026-10-15T08:00:00Z",
      decidida_en: "2026-10-16T08:00:00Z",
      decidida_por: admin.trabajador_id,
    });
    const row = await rowOf();
    expect(row).toMatchObject({ alta: "2026-10-05", baja: null });
    expect(row.cifras.horas_nomina).toBe(90);
  });
});

describe("files for payroll (Rules COMPANY-96 to COMPANY-99)", () => {
  it("a file is recorded with its hash, and figures that change afterwards are told", async () => {
    await enter(1, "2026-10-05", "2026-10-06");
    const file = await handOver();
    expect(file.status).toBe(200);
    const { entregas } = (await show()).body;
    expect(entregas).toMatchObject([
      {
        tipo: "csv",
        personas: 4,
        sha256: createHash("sha256").update(String(file.body)).digest("hex"),
      },
    ]);
    expect((await rowOf()).cambios).toEqual([]);
    await enter(1, "2026-10-07", "2026-10-07");
    const row = await rowOf();
    expect(row.cambios).toContainEqual({ concepto: "vacaciones", antes: 2, ahora: 3 });
    expect((await show({ ver: "cambios" })).body).toMatchObject({ total: 1, personas: 4 });
    await handOver({ tipo: "xlsx" });
    expect((await rowOf()).cambios).toEqual([]);
  });

  it("a layout of the company names its columns, their order and the decimal sign", async () => {
    await enter(1, "2026-10-05", "2026-10-06");
    await expense(20.5, 2);
    const { id } = (await saveLayout()).body.data;
    const text = textOf(await handOver({ formato_id: id }));
    const [heading, ...lines] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(heading).toBe("TRAB;Concepto;Cantidad;Unidad");
    const codigo = (await rowOf()).codigo ?? "";
    expect(lines).toContain(`${codigo};Vacaciones (días);2;días`);
    expect(lines).toContain(`${codigo};Gastos aprobados (€);20.5;euros`);
    const [audit] = await t.sql<{ n: number }>(
      "select count(*)::integer as n from auditoria where empresa_id = $1 and accion = 'prenomina.entregada'",
      [company.empresa_id],
    );
    expect(audit?.n).toBe(1);
  });

  it("refuses wrong columns, a taken name and an unknown layout", async () => {
    const { id } = (await saveLayout()).body.data;
    expect((await saveLayout()).body.code).toBe("payroll.layout_name_taken");
    expect((await saveLayout({ filas: "persona" })).body.code).toBe("payroll.layout_columns");
    expect((await saveLayout({ id, nombre: "Nueva" })).status).toBe(200);
    expect((await handOver({ formato_id: 999_999 })).body.code).toBe("payroll.layout_not_found");
    const gone = { token: admin.token, params: { id } };
    expect((await t.call(contract.deletePayrollLayout, gone)).status).toBe(200);
    expect((await t.call(contract.deletePayrollLayout, gone)).status).toBe(404);
  });
});
