import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Found } from "@atrio/contract/company/search";
import { searchPortal } from "@atrio/contract/company/search";
import { moduleIds } from "@atrio/contract/modules";
import { writeDirectoryGrants } from "@atrio/contract/people/directory";
import { assignWorkers, createShift } from "@atrio/contract/shifts/shifts";

import { publishDocument, uploadPersonal } from "../../../../test/documents.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import { pdf } from "../../../../test/files.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";
import { createPayslipFactory } from "../../../../test/payslips.ts";
import { makeProject } from "../../../../test/projects.ts";
import { ignoreRestRules, makeArea } from "../../../../test/shifts.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let lucia: SignedIn;
let marcos: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  const leave = createLeaveFactory(t);
  const payslips = createPayslipFactory(t);
  const company = await leave.company();
  const named = (nombre: string, apellido1: string, trabajador = {}) =>
    t.factory.signedIn({ company, nombre, apellido1, trabajador });
  lucia = await named("Lucía", "Gómez");
  marcos = await named("Marcos", "Herrero", { permiso_supervisor: true });
  admin = await named("Adela", "Vives", { administrador: true });
  await named("Carmen", "Soler", { puesto: "Recepcionista", telefono_trabajo: "600000012" });
  await named("María del Carmen", "Ruiz");
  await named("Julio", "Ibáñez");
  await named("Carmelo", "Antiguo", { fecha_baja: "2026-10-31" });
  await t.factory.worker({ nombre: "Carmen", apellido1: "Ajena" });
  await t.factory.supervise(marcos, lucia);
  for (const mes_pago of [8, 9, 10]) await payslips.payslip(lucia, { mes_pago });
  await payslips.payslip(lucia, { anyo: 2025, mes_pago: 10 });
  await payslips.payslip(lucia, { mes_pago: 11, estado_nomina_id: 1, publicada_portal: false });
  await payslips.payslip(marcos, { mes_pago: 10 });
  await publishDocument(t, admin, { fields: { titulo: "Convenio del metal" }, bytes: pdf() });
  await uploadPersonal(t, lucia, { fields: { titulo: "Título de grado" }, bytes: pdf() });
  await makeProject(t, { company, nombre: "Reforma de Vigo", workers: [lucia] });
  await makeProject(t, { company, nombre: "Reforma secreta", workers: [marcos] });
  await ignoreRestRules(t, company);
  const manager = await named("Gema", "Turnos", { permiso_gestor_turnos: true });
  const makeShift = async (area: number, fecha: string, who: SignedIn, publicado = true) => {
    const { token } = manager;
    const hours = { hora_inicio: "06:00", hora_fin: "14:00" };
    const body = { fecha, ...hours, pe_area_trabajo_id: area, publicado };
    const made = await t.call(createShift, { token, body });
    const worker_ids = [who.trabajador_id];
    await t.call(assignWorkers, { token, body: { turno_id: made.body.data.id, worker_ids } });
  };
  const staff = { company, managers: [manager], workers: [lucia, marcos] };
  const ward = await makeArea(t, { ...staff, nombre: "Urgencias" });
  const store = await makeArea(t, { ...staff, nombre: "Almacén" });
  await makeShift(ward, "2026-11-16", lucia);
  await makeShift(ward, "2026-11-20", lucia);
  await makeShift(store, "2026-12-03", lucia);
  await makeShift(store, "2026-12-04", lucia, false);
  await makeShift(ward, "2026-11-21", marcos);
  const rule = async (kind: number) =>
    (
      await t.sql<{ id: number }>(
        "select id from permiso_tipo where empresa_id = $1 and pe_solicitud_tipo_id = $2",
        [company.empresa_id, kind],
      )
    )[0]?.id;
  const request = async (who: SignedIn, kind: number, day: string, titulo: string | null) => {
    const { id } = await t.factory.insert<{ id: number }>("solicitud", {
      empresa_id: who.empresa_id,
      trabajador_id: who.trabajador_id,
      pe_solicitud_tipo_id: kind,
      pe_solicitud_subtipo_id: await rule(kind),
      creada_en: "2026-07-01T08:00:00Z",
      titulo,
    });
    await t.factory.insert("solicitud_periodo", {
      empresa_id: who.empresa_id,
      trabajador_id: who.trabajador_id,
      solicitud_id: id,
      fecha_inicio: day,
      fecha_fin: day,
      pe_tipo_periodo_id: 1,
      diferencia_dias: 1,
    });
  };
  await request(lucia, 1, "2026-08-10", null);
  await request(lucia, 1, "2026-12-28", "Fin de año");
  await request(lucia, 2, "2026-10-05", "Mudanza de Carmen");
  await request(marcos, 1, "2026-08-11", "Mudanza de Marcos");
});

afterAll(() => t.stop());

const ask = async (texto: string, who = lucia): Promise<Answer> =>
  t.call(searchPortal, { token: who.token, query: { texto } });

/** Answer in words: a letter for the kind and what was found, in order. */
async function find(texto: string, who = lucia): Promise<string[]> {
  const answer = await ask(texto, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const found: Found = answer.body.data;
  return [
    ...found.personas.map((one) => `p ${one.nombre_completo}`),
    ...found.nominas.map((one) => `n ${one.mes_pago}/${one.anyo}`),
    ...found.documentos.map((one) => `d ${one.titulo}`),
    ...found.solicitudes.map((one) => `s ${one.pe_solicitud_tipo_id} ${one.fecha_inicio}`),
    ...found.proyectos.map((one) => `y ${one.nombre}`),
    ...found.turnos.map((one) => `t ${one.fecha} ${one.area}`),
    ...found.dias.map((day) => `f ${day}`),
  ];
}

const everyPayslip = ["n 10/2026", "n 9/2026", "n 8/2026", "n 10/2025"];

describe("search of the portal (Rules COMPANY-80 and COMPANY-81)", () => {
  it("is for people who are signed in, and takes texts of up to 120 characters", async () => {
    expect((await t.call(searchPortal, { query: { texto: "ana" } })).status).toBe(401);
    expect((await ask("x".repeat(121))).status).toBe(422);
    expect(await find("")).toEqual([]);
    expect(await find("de la")).toEqual([]);
  });

  it.each<[string, string[]]>([
    ["carmen", ["p Carmen Soler", "p María del Carmen Ruiz", "s 2 2026-10-05"]],
    ["Cármen  sóler", ["p Carmen Soler"]],
    ["camren soler", ["p Carmen Soler"]],
    ["teléfono de Carmen Soler", ["p Carmen Soler"]],
    ["julio", ["p Julio Ibáñez"]],
    ["recepcionista", ["p Carmen Soler"]],
    ["herero", ["p Marcos Herrero"]],
    ["carmelo", ["p Carmen Soler", "p María del Carmen Ruiz", "s 2 2026-10-05"]],
    ["última nómina", ["n 10/2026"]],
    ["ultima nomnia", ["n 10/2026"]],
    ["nóminas", everyPayslip],
    ["nómina octubre", ["n 10/2026", "n 10/2025"]],
    ["nómina octubre 2025", ["n 10/2025"]],
    ["nomina novienbre", []],
    ["payslip september", ["n 9/2026"]],
    ["last payslip", ["n 10/2026"]],
    ["bulletin de paie d'août", ["n 8/2026"]],
    ["dernier bulletin", ["n 10/2026"]],
    ["recibo de vencimento de agosto", ["n 8/2026"]],
    ["octubre 2025", ["n 10/2025"]],
    ["agosto", ["n 8/2026", "s 1 2026-08-10"]],
    ["convenio", ["d Convenio del metal"]],
    ["convemio metal", ["d Convenio del metal"]],
    ["titulo de grado", ["d Título de grado"]],
    ["vacaciones", ["s 1 2026-12-28", "s 1 2026-08-10"]],
    ["vacacoines de agosto", ["s 1 2026-08-10"]],
    ["holidays in december", ["s 1 2026-12-28"]],
    ["congés août", ["s 1 2026-08-10"]],
    ["férias de dezembro", ["s 1 2026-12-28"]],
    ["mudanza", ["s 2 2026-10-05"]],
    ["mudansa", ["s 2 2026-10-05"]],
    ["reforma", ["y Reforma de Vigo"]],
    ["refroma vigo", ["y Reforma de Vigo"]],
    ["mis próximos turnos", ["t 2026-11-20 Urgencias", "t 2026-12-03 Almacén"]],
    ["turno urgensias", ["t 2026-11-20 Urgencias"]],
    ["shifts in december", ["t 2026-12-03 Almacén"]],
    ["mes créneaux de novembre", ["t 2026-11-16 Urgencias", "t 2026-11-20 Urgencias"]],
    ["turnos de quirófano", []],
    ["ayer", ["f 2026-11-17"]],
    ["yesterday", ["f 2026-11-17"]],
    ["10 de agosto", ["s 1 2026-08-10", "f 2026-08-10"]],
    ["12/11", ["f 2026-11-12"]],
    ["nadie se llama así", []],
    ["%", []],
    ["_____", []],
  ])("a worker who types '%s' finds %j", async (texto, expected) => {
    expect(await find(texto)).toEqual(expected);
  });

  it("supervisors and administrators find their own papers, never those of their people", async () => {
    expect(await find("nómina octubre", marcos)).toEqual(["n 10/2026"]);
    expect(await find("vacaciones", marcos)).toEqual(["s 1 2026-08-11"]);
    expect(await find("reforma", marcos)).toEqual(["y Reforma secreta"]);
    expect(await find("turnos", marcos)).toEqual(["t 2026-11-21 Urgencias"]);
    expect(await find("turnos", admin)).toEqual([]);
    expect(await find("nómina", admin)).toEqual([]);
    expect(await find("título de grado", admin)).toEqual([]);
    expect(await find("mudanza", admin)).toEqual([]);
  });

  it("a phone is told where the directory tells it", async () => {
    const phone = async () => (await ask("carmen soler")).body.data.personas[0];
    expect(await phone()).toMatchObject({ telefono: "600000012", puesto: "Recepcionista" });
    const hide = t.call(writeDirectoryGrants, {
      token: admin.token,
      body: { permisos: [{ campo: "telefono", audiencia: "nadie" }] },
    });
    expect((await hide).status).toBe(200);
    expect(await phone()).toMatchObject({ telefono: null });
  });

  it("parts of modules that are not hired stay empty", async () => {
    const company = await t.factory.company({ modulos: [moduleIds.calendar] });
    const alone = await t.factory.signedIn({ company, nombre: "Lucía" });
    await createPayslipFactory(t).payslip(alone);
    expect(await find("lucía", alone)).toEqual([]);
    expect(await find("nómina", alone)).toEqual([]);
    expect(await find("ayer", alone)).toEqual([]);
  });

  it("needs the same statements whatever is found", async () => {
    const count = async (texto: string) => statementsOf(() => ask(texto));
    expect(await count("carmen")).toBe(await count("recepcionista"));
  });
});
