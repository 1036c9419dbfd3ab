import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { getStaffCard, listStaff } from "@atrio/contract/company/staff";
import type { StaffCard } from "@atrio/contract/company/staff";
import * as changes from "@atrio/contract/company/staff-changes";
import type { EndpointRequest } from "@atrio/contract/endpoint";
import { myDataReadings } from "@atrio/contract/people/profile";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;
let boss: Worker;
let schedule: number;

/** An account with a password. */
const known = { password_hash: "x" };

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  admin = await t.factory.signedIn({
    company,
    trabajador: { administrador: true },
    account: known,
  });
  boss = await t.factory.worker({
    company,
    nombre: "Marcos",
    trabajador: { permiso_supervisor: true },
    account: known,
  });
  schedule = await t.factory.schedule({ worker: boss, tramos: [[1, "08:00", "15:00"]] });
});

afterAll(() => t.stop());

const card = async (id: number): Promise<StaffCard> =>
  (await t.call(getStaffCard, { token: admin.token, params: { id } })).body.data;

const lucia = {
  nombre: "Lucía",
  apellido1: "García",
  nif: "12345678Z",
  email: "lucia@prueba.test",
  codigo: "1004",
  puesto: "Enfermera",
  fecha_alta: "2026-12-01",
};

type HireBody = EndpointRequest<typeof changes.hireWorker>["body"];
type ChangeBody = EndpointRequest<typeof changes.changeStaff>["body"];
type Chosen = Pick<ChangeBody, "filtro" | "trabajadores_ids">;

const hire = async (body: HireBody): Promise<Answer> =>
  t.call(changes.hireWorker, { token: admin.token, body });

const change = async (body: ChangeBody): Promise<Answer> =>
  t.call(changes.changeStaff, { token: admin.token, body });

describe("hiring a person (Rule PEOPLE-54)", () => {
  it("readers of the office hire nobody", async () => {
    const reader = await t.factory.signedIn({
      company,
      trabajador: { administrador: true, roles_administracion: ["lectura"] },
    });
    expect((await t.call(changes.hireWorker, { token: reader.token, body: lucia })).status).toBe(
      403,
    );
  });

  it("each wrong field of the form has its own reason", async () => {
    const { status, body } = await hire({
      ...lucia,
      codigo: "",
      nombre: "",
      nif: "12345678A",
      email: "no es un correo",
      fecha_alta: "pronto",
      telefono: "abc",
    });
    expect([status, body.code]).toEqual([422, "request.invalid"]);
    expect(Object.keys(body.errors).toSorted()).toEqual([
      "email",
      "fecha_alta",
      "nif",
      "nombre",
      "telefono",
    ]);
    expect(body.errors.nif).toEqual([
      "No es un NIF o NIE válido. Comprueba los números y la letra.",
    ]);
  });

  it("a hired person has centre, schedule, supervisors and contract from the first day on, and an invitation", async () => {
    const { status, body } = await hire({
      ...lucia,
      centro_trabajo_id: company.centro_id,
      horario_id: schedule,
      supervisores_ids: [boss.trabajador_id],
      contrato: { codigo_contrato: "100", horas_semanales: 37.5 },
      invitar: true,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const made = await card(body.data.id);
    const from = { desde: "2026-12-01", hasta: null };
    expect(made).toMatchObject({
      estado: "futura",
      acceso: "invitado",
      codigo: "1004",
      centros: [{ id: company.centro_id, ...from }],
      horarios: [{ id: schedule, ...from }],
      supervisiones: [{ id: boss.trabajador_id, ...from }],
      contratos: [{ codigo_contrato: "100", ...from }],
    });
  });

  it("a code, NIF or e-mail of somebody in the company is told at its field and changes nobody", async () => {
    const taken = async (body: Partial<HireBody>): Promise<string[]> => {
      const answer = await hire({ ...lucia, nombre: "Otra", ...body });
      expect(answer.status).toBe(422);
      return Object.keys(answer.body.errors);
    };
    expect(await taken({ nif: "", email: "otra@prueba.test" })).toEqual(["codigo"]);
    expect(await taken({ codigo: "2000", email: "otra@prueba.test" })).toEqual(["nif"]);
    expect(await taken({ codigo: "2000", nif: "" })).toEqual(["email"]);
    const query = { paramsFront: JSON.stringify({ texto: "Otra" }) };
    expect((await t.call(listStaff, { token: admin.token, query })).body.total).toBe(0);
  });

  it("a centre of another company and a supervisor without that permission are refused at their fields", async () => {
    const other = await t.factory.company();
    const away = await hire({ ...lucia, codigo: "9", centro_trabajo_id: other.centro_id });
    expect(Object.keys(away.body.errors)).toEqual(["centro_trabajo_id"]);
    const plain = await t.factory.worker({ company });
    const wrong = await hire({
      ...lucia,
      nif: "",
      codigo: "10",
      email: "diez@prueba.test",
      supervisores_ids: [plain.trabajador_id],
    });
    expect(Object.keys(wrong.body.errors)).toEqual(["supervisores_ids"]);
  });
});

describe("changes from a day on (Rule PEOPLE-55)", () => {
  const centre = async (codigo: string): Promise<number> =>
    (
      await t.factory.insert<{ id: number }>("centro_trabajo", {
        empresa_id: company.empresa_id,
        codigo,
        nombre: `Centro ${codigo}`,
        zona_horaria: "Europe/Madrid",
      })
    ).id;

  it("a new centre ends the former one the day before and replaces what was planned for later", async () => {
    const person = await t.factory.worker({ company });
    const [getafe, leganes] = [await centre("GE"), await centre("LE")];
    const trabajadores_ids = [person.trabajador_id];
    await change({ trabajadores_ids, desde: "2027-02-01", centro_trabajo_id: leganes });
    const done = await change({ trabajadores_ids, desde: "2027-01-01", centro_trabajo_id: getafe });
    expect(done.body.data, JSON.stringify(done.body)).toEqual({ personas: 1 });
    expect((await card(person.trabajador_id)).centros).toEqual([
      expect.objectContaining({ id: company.centro_id, hasta: "2026-12-31" }),
      expect.objectContaining({ id: getafe, desde: "2027-01-01", hasta: null }),
    ]);
    const again = await change({
      trabajadores_ids,
      desde: "2027-03-01",
      centro_trabajo_id: getafe,
    });
    expect(again.body.data).toEqual({ personas: 0 });
  });

  it("another contract ends the one before it the day before, for one person at a time", async () => {
    const person = await t.factory.worker({ company });
    const contract = { codigo_contrato: "200", horas_semanales: 20, jornada_porcentaje: 50 };
    const trabajadores_ids = [person.trabajador_id];
    const give = async (desde: string, who = trabajadores_ids): Promise<Answer> =>
      change({ trabajadores_ids: who, desde, contrato: { ...contract, puesto: "Celadora" } });
    await give("2026-11-01");
    expect((await give("2027-01-01")).body.data).toEqual({ personas: 1 });
    expect((await card(person.trabajador_id)).contratos).toEqual([
      expect.objectContaining({ desde: "2026-11-01", hasta: "2026-12-31" }),
      expect.objectContaining({ desde: "2027-01-01", hasta: null, jornada_porcentaje: 50 }),
    ]);
    expect((await give("2026-12-01")).status).toBe(409);
    const both = await give("2028-01-01", [person.trabajador_id, boss.trabajador_id]);
    expect([both.status, both.body.code]).toEqual([422, "staff.one_contract"]);
  });

  it("supervisors from a day on are those named and nobody else", async () => {
    const person = await t.factory.worker({ company });
    const second = await t.factory.worker({ company, trabajador: { permiso_supervisor: true } });
    await t.factory.supervise(boss, person);
    const trabajadores_ids = [person.trabajador_id];
    await change({
      trabajadores_ids,
      desde: "2027-01-01",
      supervisores_ids: [second.trabajador_id],
    });
    expect((await card(person.trabajador_id)).supervisiones).toEqual([
      expect.objectContaining({ id: boss.trabajador_id, hasta: "2026-12-31" }),
      expect.objectContaining({ id: second.trabajador_id, desde: "2027-01-01", hasta: null }),
    ]);
    const self = await change({
      trabajadores_ids: [second.trabajador_id],
      desde: "2027-01-01",
      supervisores_ids: [second.trabajador_id],
    });
    expect([self.status, self.body.code]).toEqual([422, "staff.own_supervisor"]);
  });

  it("a change of thirty people takes as many statements as one of two, and each of them sees it", async () => {
    const many = await t.factory.company();
    const owner = await t.factory.signedIn({
      company: many,
      trabajador: { administrador: true },
    });
    const next = await t.factory.insert<{ id: number }>("centro_trabajo", {
      empresa_id: many.empresa_id,
      codigo: "N",
      nombre: "Nuevo",
      zona_horaria: "Europe/Madrid",
    });
    const person = await t.factory.signedIn({ company: many });
    const days = Array.from(
      { length: 28 },
      (_, day) => `2028-02-${String(day + 1).padStart(2, "0")}`,
    );
    const turn = async (who: Chosen): Promise<number> =>
      statementsOf(() => {
        const index = days.length;
        const desde = days.shift() ?? "2029-01-01";
        const body = {
          ...who,
          desde,
          centro_trabajo_id: index % 2 === 0 ? next.id : many.centro_id,
        };
        return t.call(changes.changeStaff, { token: owner.token, body });
      });
    const everybody = { filtro: { estado: "activa" } } as const;
    const few = await turn(everybody);
    for (let number = 0; number < 30; number += 1) await t.factory.worker({ company: many });
    expect(await turn(everybody)).toBe(few);
    const seen = await t.call(myDataReadings, {
      token: person.token,
      params: { id: person.trabajador_id },
    });
    expect(JSON.stringify(seen.body)).toContain("Ficha de trabajo");
  });
});

describe("leaving and coming back (Rules PEOPLE-56 and PEOPLE-57)", () => {
  type EndBody = EndpointRequest<typeof changes.endEmployment>["body"];
  const end = async (id: number, body: EndBody): Promise<Answer> =>
    t.call(changes.endEmployment, { token: admin.token, params: { id }, body });

  it("the last day ends contract, schedule and team, and names who follows", async () => {
    const person = await t.factory.worker({ company, trabajador: { permiso_supervisor: true } });
    const team = await t.factory.worker({ company });
    await t.factory.supervise(person, team);
    await t.factory.schedule({ worker: person, tramos: [[1, "08:00", "15:00"]] });
    const done = await end(person.trabajador_id, {
      ultimo_dia: "2026-12-15",
      sustituto_id: boss.trabajador_id,
    });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await card(person.trabajador_id)).toMatchObject({
      fecha_baja: "2026-12-15",
      estado: "activa",
      horarios: [{ hasta: "2026-12-15" }],
    });
    expect((await card(team.trabajador_id)).supervisiones).toEqual([
      expect.objectContaining({ id: person.trabajador_id, hasta: "2026-12-15" }),
      expect.objectContaining({ id: boss.trabajador_id, desde: "2026-12-16", hasta: null }),
    ]);
  });

  it("a person who has left signs in no more, and does again from the return on", async () => {
    const person = await t.factory.signedIn({ company });
    const ask = async (): Promise<number> =>
      (
        await t.call(myDataReadings, {
          token: person.token,
          params: { id: person.trabajador_id },
        })
      ).status;
    await end(person.trabajador_id, { ultimo_dia: "2026-11-17" });
    expect(await ask()).toBe(401);
    const back = await t.call(changes.resumeEmployment, {
      token: admin.token,
      params: { id: person.trabajador_id },
      body: { desde: "2026-11-18", horario_id: schedule },
    });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(await card(person.trabajador_id)).toMatchObject({
      estado: "activa",
      fecha_baja: null,
      horarios: [{ id: schedule, desde: "2026-11-18" }],
    });
  });

  it("nobody ends their own employment, nor that of the only owner, nor before its first day", async () => {
    const own = await end(admin.trabajador_id, { ultimo_dia: "2026-12-31" });
    expect(own.body.code).toBe("staff.own_end");
    const helper = await t.factory.signedIn({
      company,
      trabajador: { administrador: true, roles_administracion: ["personas"] },
    });
    const owner = await t.call(changes.endEmployment, {
      token: helper.token,
      params: { id: admin.trabajador_id },
      body: { ultimo_dia: "2026-12-31" },
    });
    expect([owner.status, owner.body.code]).toEqual([409, "staff.last_owner"]);
    const early = await end(boss.trabajador_id, { ultimo_dia: "2020-01-01" });
    expect([early.status, early.body.code]).toEqual([422, "staff.before_hire"]);
    const stranger = await t.factory.worker();
    expect((await end(stranger.trabajador_id, { ultimo_dia: "2026-12-31" })).status).toBe(404);
  });

  it("chosen people without a password are invited, and nobody is no choice", async () => {
    const fresh = await t.factory.worker({ company, account: { password_hash: null } });
    const invite = async (body: object): Promise<Answer> =>
      t.call(changes.inviteStaff, { token: admin.token, body });
    const ids = { trabajadores_ids: [fresh.trabajador_id, boss.trabajador_id] };
    expect((await invite(ids)).body.data).toEqual({ invitados: 1 });
    expect((await invite({})).body.code).toBe("staff.nobody");
  });

  it("a password link goes to people with a password, and its act is theirs to see", async () => {
    const person = await t.factory.signedIn({ company, account: known });
    const send = async (id: number): Promise<Answer> =>
      t.call(changes.resetStaffPassword, { token: admin.token, params: { id }, body: {} });
    expect((await send(person.trabajador_id)).status).toBe(200);
    const seen = await t.call(myDataReadings, {
      token: person.token,
      params: { id: person.trabajador_id },
    });
    expect(JSON.stringify(seen.body)).toContain("Enlace para tu contraseña");
    const without = await t.factory.worker({ company, account: { password_hash: null } });
    expect((await send(without.trabajador_id)).body.code).toBe("staff.not_active");
  });
});
