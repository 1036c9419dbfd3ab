import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { currentUser } from "@atrio/contract/access/auth";
import { getStaffCard } from "@atrio/contract/company/staff";
import { savePermissions } from "@atrio/contract/company/staff-changes";
import type { EndpointRequest } from "@atrio/contract/endpoint";
import { myDataReadings } from "@atrio/contract/people/profile";

import type { Company, SignedIn, Worker } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";

type Body = EndpointRequest<typeof savePermissions>["body"];

let t: TestApp;
let company: Company;
let admin: SignedIn;
let boss: SignedIn;
let other: Worker;

const none = {
  permiso_supervisor: false,
  supervisor_bolsa_horas: false,
  permiso_gestor_turnos: false,
};
const today = "2026-11-18";

beforeAll(async () => {
  t = await startTestApp({ now: `${today}T09:00:00Z` });
  company = await t.factory.company();
  const known = { password_hash: "x" };
  admin = await t.factory.signedIn({
    company,
    trabajador: { administrador: true },
    account: known,
  });
  boss = await t.factory.signedIn({ company, trabajador: {}, account: known });
  other = await t.factory.worker({ company, trabajador: { permiso_supervisor: true } });
});

afterAll(() => t.stop());

type Someone = Pick<Worker, "trabajador_id">;
const paramsOf = (person: Someone) => ({ id: person.trabajador_id });

const save = async (person: Someone, body: Partial<Body>, who = admin): Promise<Answer> =>
  t.call(savePermissions, {
    token: who.token,
    params: paramsOf(person),
    body: { ...none, ...body },
  });

async function cardOf(person: Someone) {
  return (await t.call(getStaffCard, { token: admin.token, params: paramsOf(person) })).body.data;
}

async function teamOf(supervisor: Someone): Promise<Worker> {
  const worker = await t.factory.worker({ company });
  await t.factory.insert("supervision", {
    empresa_id: company.empresa_id,
    supervisor_id: supervisor.trabajador_id,
    supervisado_id: worker.trabajador_id,
    vigencia: "[2026-01-01,)",
  });
  return worker;
}

describe("permissions of a person (Rule PEOPLE-61)", () => {
  it("needs the role of people, a person who works here, and somebody else than oneself", async () => {
    expect((await t.call(savePermissions, { params: paramsOf(boss), body: none })).status).toBe(
      401,
    );
    expect((await save(boss, {}, boss)).status).toBe(403);
    expect((await save({ trabajador_id: 2_000_000_000 }, {})).body.code).toBe("worker.not_found");
    const left = await t.factory.worker({ company, trabajador: { fecha_baja: "2026-11-17" } });
    expect((await save(left, {})).body.code).toBe("worker.not_found");
    const own = await save(admin, { permiso_supervisor: true });
    expect(own).toMatchObject({ status: 409, body: { code: "staff.own_permissions" } });
  });

  it("holds at once, stands on the card, and the person sees who gave it", async () => {
    const given = { permiso_supervisor: true, permiso_gestor_turnos: true };
    expect((await save(boss, given)).status).toBe(200);
    expect(await cardOf(boss)).toMatchObject({ ...none, ...given });
    expect((await t.call(currentUser, { token: boss.token })).body.user).toMatchObject(given);
    const readings = await t.call(myDataReadings, { token: boss.token, params: paramsOf(boss) });
    expect(readings.body.data[0]).toMatchObject({
      modo: "cambiado",
      quien: { id: admin.trabajador_id },
    });
    const total = readings.body.total;
    expect((await save(boss, given)).status).toBe(200);
    expect(
      (await t.call(myDataReadings, { token: boss.token, params: paramsOf(boss) })).body.total,
    ).toBe(total);
  });

  it("keeps no hours bank for somebody who does not supervise", async () => {
    const worker = await t.factory.worker({ company });
    expect((await save(worker, { supervisor_bolsa_horas: true })).status).toBe(200);
    expect(await cardOf(worker)).toMatchObject(none);
    await save(worker, { permiso_supervisor: true, supervisor_bolsa_horas: true });
    expect(await cardOf(worker)).toMatchObject({ supervisor_bolsa_horas: true });
  });

  it("a supervisor who is one no more leaves the team that day, to a successor who may supervise", async () => {
    const worker = await teamOf(boss);
    await t.sql("update trabajador set pe_modo_supervisor = true where id = $1", [
      boss.trabajador_id,
    ]);
    const stranger = await save(boss, { sustituto_id: worker.trabajador_id });
    expect(stranger).toMatchObject({
      status: 422,
      body: { code: "staff.not_supervisor", errors: { sustituto_id: [expect.any(String)] } },
    });
    expect((await save(boss, { sustituto_id: other.trabajador_id })).status).toBe(200);
    expect((await cardOf(worker)).supervisiones).toMatchObject([
      { id: boss.trabajador_id, hasta: "2026-11-17" },
      { id: other.trabajador_id, desde: today, hasta: null },
    ]);
    expect(await cardOf(boss)).toMatchObject({ ...none, supervisa: 0 });
  });

  it("people in charge of a project, or of an area of shifts, are replaced there first", async () => {
    const { empresa_id } = company;
    const worker = await t.factory.worker({
      company,
      trabajador: { permiso_supervisor: true, permiso_gestor_turnos: true },
    });
    const project = await t.factory.insert<{ id: number }>("proyecto", {
      empresa_id,
      codigo: "P1",
      nombre: "Almacén",
      fecha_inicio: "2026-01-01",
    });
    await t.factory.insert("proyecto_responsable", {
      empresa_id,
      proyecto_id: project.id,
      trabajador_id: worker.trabajador_id,
      vigencia: "[2026-01-01,)",
    });
    expect((await save(worker, { permiso_gestor_turnos: true })).body.code).toBe("staff.in_charge");
    const centre = await t.factory.insert<{ id: number }>("centro_trabajo", {
      empresa_id,
      codigo: "NAVE",
      nombre: "Nave",
      zona_horaria: "Europe/Madrid",
    });
    const area = await t.factory.insert<{ id: number }>("area_trabajo", {
      empresa_id,
      nombre: "Muelle",
      centro_trabajo_id: centre.id,
    });
    await t.factory.insert("area_gestor", {
      empresa_id,
      pe_area_trabajo_id: area.id,
      trabajador_id: worker.trabajador_id,
    });
    expect((await save(worker, { permiso_supervisor: true })).body.code).toBe("staff.plans_areas");
    await t.sql("update area_trabajo set activa = false where id = $1", [area.id]);
    expect((await save(worker, { permiso_supervisor: true })).status).toBe(200);
    expect(await cardOf(worker)).toMatchObject({ ...none, permiso_supervisor: true });
  });
});
