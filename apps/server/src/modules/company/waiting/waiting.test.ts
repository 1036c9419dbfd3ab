import { createHash } from "node:crypto";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { OfficeRole } from "@atrio/contract/access/office-roles";
import { getWaiting } from "@atrio/contract/company/waiting";
import type { Waiting } from "@atrio/contract/company/waiting";
import { createRequest } from "@atrio/contract/leave/absences";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let owner: SignedIn;
let worker: SignedIn;

const office = (roles: readonly OfficeRole[]) =>
  t.factory.signedIn({ company, trabajador: { administrador: true, roles_administracion: roles } });

beforeAll(async () => {
  t = await startTestApp({ now: "2026-11-18T08:00:00Z" });
  const leave = createLeaveFactory(t);
  company = await leave.company();
  owner = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  worker = await leave.worker(company);
});

afterAll(() => t.stop());

async function waiting(who = owner): Promise<Waiting> {
  const answer = await t.call(getWaiting, { token: who.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function ask(day: string): Promise<void> {
  const sent = await t.call(createRequest, {
    token: worker.token,
    body: { pe_solicitud_tipo_id: 1, periodos: [{ fecha_inicio: day, fecha_fin: day }] },
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
}

async function fillCompany(): Promise<void> {
  const { empresa_id } = company;
  await t.factory.insert("incidencia", {
    empresa_id,
    trabajador_id: worker.trabajador_id,
    dia: "2026-10-20",
    minutos_diferencia: 95,
    minutos: 90,
    creada_en: "2026-10-21T08:00:00Z",
  });
  const invited = await t.factory.worker({ company, trabajador: { fecha_alta: "2026-11-23" } });
  await t.factory.insert("invitacion", {
    empresa_id,
    trabajador_id: invited.trabajador_id,
    email: invited.email,
    enviada_en: "2026-11-01T08:00:00Z",
    caduca_en: "2026-11-08T08:00:00Z",
  });
  const { id } = await t.factory.insert<{ id: number }>("nomina_lote", {
    empresa_id,
    anyo: 2026,
    mes: 11,
    tipo_nomina: "NM",
    path: "noviembre.pdf",
    hash: "0".repeat(64),
    bytes: 10,
    clave: "lote-prueba",
    paginas: 1,
    estado: "programado",
    publicar_el: "2026-11-20T17:00:00Z",
    creado_en: "2026-11-18T07:00:00Z",
  });
  await t.factory.insert("nomina_lote_hoja", {
    empresa_id,
    lote_id: id,
    orden: 1,
    pagina_desde: 1,
    pagina_hasta: 1,
    correspondencia: "dudosa",
    motivo: "otra_persona",
    trabajador_id: worker.trabajador_id,
    clave: "hoja-prueba",
    hash: "0".repeat(64),
    bytes: 10,
  });
}

describe("the first page of the office (Rules ACCESS-52 and TIME-146)", () => {
  it("is for administrators; where nothing waits it has no rows", async () => {
    expect((await t.call(getWaiting)).status).toBe(401);
    expect((await t.call(getWaiting, { token: worker.token })).status).toBe(403);
    expect(await waiting()).toMatchObject({
      hoy: "2026-11-18",
      filas: [],
      personas: { total: 2, trabajando: 0, ausentes: 0 },
    });
  });

  it("has a row for each kind that waits, the late and the near ones first", async () => {
    await fillCompany();
    await ask("2026-12-14");
    expect((await waiting()).filas).toMatchObject([
      { tipo: "incidencias", total: 1, urgencia: "cerca", minutos: 90, dias: 29 },
      { tipo: "nominas", total: 1, urgencia: "cerca", dias: 2 },
      {
        tipo: "solicitudes",
        total: 1,
        urgencia: "normal",
        tipos: [{ pe_solicitud_tipo_id: 1, total: 1 }],
        personas: [{ id: worker.trabajador_id }],
      },
      { tipo: "invitaciones", total: 1, urgencia: "normal", parte: 1 },
    ]);
    await ask("2026-11-19");
    t.clock.set("2026-11-20T08:00:00Z");
    for (const person of [owner, worker]) person.token = await t.factory.session(person);
    const [row] = (await waiting()).filas;
    expect(row).toMatchObject({ tipo: "solicitudes", total: 2, urgencia: "tarde", dias: 1 });
  });

  it("deadlines lie in two weeks from Monday on", async () => {
    expect((await waiting()).plazos).toMatchObject([
      { tipo: "nominas", el: "2026-11-20", total: 1 },
      { tipo: "alta", el: "2026-11-23", persona_id: expect.any(Number) },
    ]);
  });

  it("each role sees only what it decides, and deadlines that it reads", async () => {
    const kinds = async (...roles: OfficeRole[]) => {
      const { filas, plazos, personas } = await waiting(await office(roles));
      return [filas.map((row) => row.tipo), plazos.map((one) => one.tipo), personas !== null];
    };
    expect(await kinds("lectura")).toEqual([[], ["alta"], true]);
    expect(await kinds("nominas")).toEqual([["nominas"], ["nominas"], false]);
    expect(await kinds("personas")).toEqual([["invitaciones"], ["alta"], false]);
    expect(await kinds("documentos")).toEqual([[], [], false]);
    expect(await kinds("tiempo")).toEqual([["solicitudes", "incidencias"], [], true]);
  });

  it("owners see the company's own certificate from sixty days before its end, near from thirty", async () => {
    const seal = { empresa_id: company.empresa_id, sujeto: "CN=Prueba", material: Buffer.of(1) };
    const certificate = async (valido_hasta: string, propio = true) => {
      await t.sql("update certificado_sello set retirado_en = now()");
      await t.factory.insert("certificado_sello", {
        ...seal,
        propio,
        huella: createHash("sha256").update(valido_hasta).digest("hex"),
        valido_desde: "2026-01-01T00:00:00Z",
        valido_hasta,
        creado_en: "2026-01-01T00:00:00Z",
      });
    };
    const row = async (who = owner) =>
      (await waiting(who)).filas.find(({ tipo }) => tipo === "sello");
    await certificate("2026-12-01T12:00:00Z", false);
    expect(await row()).toBeUndefined();
    await certificate("2027-01-20T12:00:00Z");
    expect(await row()).toBeUndefined();
    await certificate("2027-01-19T12:00:00Z");
    expect(await row()).toMatchObject({ total: 1, urgencia: "normal", dias: 60, por: "fecha" });
    await certificate("2026-12-20T12:00:00Z");
    expect(await row()).toMatchObject({ urgencia: "cerca", dias: 30 });
    expect(await row(await office(["documentos"]))).toBeUndefined();
    await certificate("2026-11-24T12:00:00Z");
    expect((await waiting(await office(["lectura"]))).plazos).toContainEqual(
      expect.objectContaining({ tipo: "sello", el: "2026-11-24" }),
    );
    await certificate("2026-11-19T12:00:00Z");
    expect(await row()).toMatchObject({ urgencia: "tarde", dias: 1 });
  });

  it("the number of statements does not grow with what waits", async () => {
    const before = await statementsOf(() => waiting());
    await ask("2026-12-15");
    await ask("2026-12-16");
    expect(await statementsOf(() => waiting())).toBe(before);
  });
});
