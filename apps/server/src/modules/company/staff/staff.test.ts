import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { exportStaff, getStaffCard, listStaff, staffOptions } from "@atrio/contract/company/staff";
import type { StaffMember } from "@atrio/contract/company/staff";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;
let boss: Worker;
let lucia: Worker;

/** An account with a password. */
const known = { password_hash: "x" };

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  admin = await t.factory.signedIn({
    company,
    nombre: "Olga",
    trabajador: { administrador: true },
    account: known,
  });
  boss = await t.factory.worker({
    company,
    nombre: "Marcos",
    apellido1: "Herrero",
    trabajador: { permiso_supervisor: true },
    account: known,
  });
  lucia = await t.factory.worker({
    company,
    nombre: "Lucía",
    apellido1: "García",
    trabajador: {
      nif: "12345678Z",
      puesto: "Gestora de citas",
      nombre_departamento_trabajador: "Administración",
    },
    account: known,
  });
  await t.factory.supervise(boss, lucia);
  await t.factory.worker({
    company,
    nombre: "Nora",
    apellido1: "Futura",
    trabajador: { fecha_alta: "2026-12-01" },
  });
  await t.factory.worker({
    company,
    nombre: "Gil",
    apellido1: "Antiguo",
    trabajador: { fecha_baja: "2026-10-31" },
  });
});

afterAll(() => t.stop());

async function list(filter: object = {}): Promise<StaffMember[]> {
  const query = { paramsFront: JSON.stringify(filter) };
  const answer = await t.call(listStaff, { token: admin.token, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.total).toBeGreaterThanOrEqual(answer.body.data.length);
  return answer.body.data;
}

const names = async (filter: object): Promise<string[]> =>
  (await list(filter)).map((one) => one.nombre_completo.split(" ")[0] ?? "");

describe("people of the company (Rule PEOPLE-52)", () => {
  it("the list of people is for administrators with the role of people", async () => {
    expect((await t.call(listStaff, {})).status).toBe(401);
    const worker = await t.factory.signedIn({ company: await t.factory.company() });
    expect((await t.call(listStaff, { token: worker.token })).status).toBe(403);
  });

  it("the list holds people who work here, who come later and who have left, with their state", async () => {
    const all = await list();
    const states = Object.fromEntries(all.map((one) => [one.nombre_completo, one.estado]));
    expect(states).toMatchObject({
      "Lucía García": "activa",
      "Nora Futura": "futura",
      "Gil Antiguo": "anterior",
    });
    const found = all.find((one) => one.id === lucia.trabajador_id);
    expect(found).toMatchObject({
      email: lucia.email,
      centro_trabajo: "Centro",
      departamento: "Administración",
      supervisores: ["Marcos Herrero"],
      acceso: "activado",
    });
    const gone = all.find((one) => one.estado === "anterior");
    expect(gone?.centro_trabajo).toBe("Centro");
  });

  it("each filter of the list leaves the people it names", async () => {
    expect(await names({ estado: "futura" })).toEqual(["Nora"]);
    expect(await names({ estado: "anterior" })).toEqual(["Gil"]);
    expect(await names({ departamentos: ["Administración"] })).toEqual(["Lucía"]);
    expect(await names({ supervisor_id: boss.trabajador_id })).toEqual(["Lucía"]);
    expect(await names({ acceso: "sin_invitar" })).toEqual(["Gil", "Nora"]);
    expect(await names({ centros: [company.centro_id + 1000] })).toEqual([]);
    expect(await list({ centros: [company.centro_id] })).toHaveLength(5);
    for (const texto of ["lucia garcia", "12345678z", lucia.email, "citas"]) {
      expect(await names({ texto }), texto).toEqual(["Lucía"]);
    }
  });

  it("the list is put in order by name, code or first day, and comes by pages", async () => {
    expect(await names({ orden: "nombre", sentido: "desc" })).toEqual([
      "Olga",
      "Nora",
      "Marcos",
      "Lucía",
      "Gil",
    ]);
    expect((await names({ orden: "fecha_alta", sentido: "desc" }))[0]).toBe("Nora");
    expect(await list({ take: 10, skip: 4 })).toHaveLength(1);
  });

  it("a list of sixty people takes as many statements as one of five", async () => {
    const other = await t.factory.company();
    const owner = await t.factory.signedIn({
      company: other,
      trabajador: { administrador: true },
    });
    const query = { paramsFront: JSON.stringify({ take: 100 }) };
    const ask = (): Promise<unknown> => t.call(listStaff, { token: owner.token, query });
    const few = await statementsOf(ask);
    for (let number = 0; number < 60; number += 1) await t.factory.worker({ company: other });
    expect((await t.call(listStaff, { token: owner.token, query })).body.data).toHaveLength(61);
    expect(await statementsOf(ask)).toBe(few);
  });

  it("the options name centres, departments and supervisors, and count today's people", async () => {
    const { body } = await t.call(staffOptions, { token: admin.token });
    expect(body.data).toMatchObject({
      personas: 3,
      centros: [{ id: company.centro_id, nombre: "Centro" }],
      departamentos: ["Administración"],
      supervisores: [{ id: boss.trabajador_id }],
    });
  });

  it("the exported list has a line for each filtered person and is an act of the trail", async () => {
    for (const formato of ["csv", "xlsx"] as const) {
      const file = await t.app.inject({
        method: exportStaff.method,
        url: `/api/v1${exportStaff.path}`,
        headers: { authorization: `Bearer ${admin.token}`, "accept-language": "es" },
        payload: { formato, estado: "activa" },
      });
      expect(file.statusCode, file.body).toBe(200);
      if (formato === "csv") {
        expect(file.body.trim().split("\r\n")).toHaveLength(4);
        expect(file.body).toContain("Lucía García");
      }
    }
    const acts = await t.sql<{ accion: string }>(
      "select accion from auditoria where accion = 'trabajadores.exportados'",
    );
    expect(acts).toHaveLength(2);
  });
});

describe("card of a person (Rule PEOPLE-53)", () => {
  const card = async (id: number) => t.call(getStaffCard, { token: admin.token, params: { id } });

  it("a person of another company is not found", async () => {
    const stranger = await t.factory.worker();
    expect((await card(stranger.trabajador_id)).status).toBe(404);
  });

  it("the card has this year's balances for administrators who read leave", async () => {
    const leave = createLeaveFactory(t);
    await leave.rule(company, { kind: 1, saldo: "vacaciones" });
    await leave.grant(company, "vacaciones", 22);
    const { status, body } = await card(lucia.trabajador_id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.saldos).toEqual([
      { saldo: "vacaciones", unidad: "laborables", disponible: 22, total: 22 },
    ]);
    const helper = await t.factory.signedIn({
      company,
      trabajador: { administrador: true, roles_administracion: ["personas"] },
    });
    const seen = await t.call(getStaffCard, {
      token: helper.token,
      params: { id: lucia.trabajador_id },
    });
    expect(seen.body.data.saldos).toBeNull();
  });

  it("the card has centre, schedule, contract and supervisors with their days, past and to come", async () => {
    await t.factory.schedule({
      worker: lucia,
      hasta: "2027-02-01",
      tramos: [[1, "08:00", "15:00"]],
    });
    await t.factory.insert("contrato", {
      empresa_id: company.empresa_id,
      trabajador_id: lucia.trabajador_id,
      codigo_contrato: "100",
      fecha_inicio: "2024-01-08",
      horas_semanales: 37.5,
      puesto: "Gestora de citas",
      creado_por: admin.trabajador_id,
      creado_en: "2026-11-18T08:00:00Z",
    });
    await t.factory.supervise(admin, lucia, "[2027-01-01,)");
    const { status, body } = await card(lucia.trabajador_id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      nif: "12345678Z",
      centros: [{ id: company.centro_id, desde: "2024-01-01", hasta: null }],
      horarios: [{ desde: "2024-01-01", hasta: "2027-01-31" }],
      contratos: [{ codigo_contrato: "100", horas_semanales: 37.5, hasta: null }],
      supervisiones: [
        { id: boss.trabajador_id, desde: "2024-01-01" },
        { id: admin.trabajador_id, desde: "2027-01-01" },
      ],
      segundo_factor: false,
      ultima_sesion: null,
      solicitudes_pendientes: 0,
    });
    expect((await card(admin.trabajador_id)).body.data.ultima_sesion).not.toBeNull();
    expect((await card(boss.trabajador_id)).body.data.supervisa).toBe(1);
  });
});
