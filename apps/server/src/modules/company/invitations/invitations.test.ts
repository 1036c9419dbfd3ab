import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { listInvitations, sendInvitations } from "@atrio/contract/company/invitations";
import type { InvitationState } from "@atrio/contract/company/invitations";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;
let people: Worker[];

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
  people = [];
  for (const nombre of ["Ana", "Bea", "Carla"]) {
    people.push(
      await t.factory.worker({
        company,
        nombre,
        apellido1: "Sin Cuenta",
        account: { password_hash: null },
      }),
    );
  }
});

afterAll(() => t.stop());

const send = async (body: object, token = admin.token): Promise<Answer> =>
  t.call(sendInvitations, { token, body });

async function states(): Promise<Record<string, InvitationState>> {
  const answer = await t.call(listInvitations, { token: admin.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const rows: Array<{ nombre_completo: string; estado: InvitationState }> = answer.body.data;
  const named = rows.filter((one) => one.nombre_completo.endsWith("Sin Cuenta"));
  return Object.fromEntries(named.map((one) => [one.nombre_completo.split(" ")[0], one.estado]));
}

describe("invitations (Rule COMPANY-20)", () => {
  it("only administrators send and list invitations", async () => {
    const worker = await t.factory.signedIn({ company, account: known });
    expect((await t.call(sendInvitations, { body: {} })).status).toBe(401);
    expect((await send({}, worker.token)).status).toBe(403);
    expect((await t.call(listInvitations, { token: worker.token })).status).toBe(403);
  });

  it("invitations go to those who have none, again only on demand, and show their state", async () => {
    expect(await states()).toEqual({
      Ana: "sin_invitar",
      Bea: "sin_invitar",
      Carla: "sin_invitar",
    });
    const one = await send({ trabajadores_ids: [people[0]?.trabajador_id] });
    expect(one.body.data).toEqual({ invitados: 1 });
    expect(await states()).toEqual({ Ana: "invitado", Bea: "sin_invitar", Carla: "sin_invitar" });
    expect((await send({ centro_trabajo_id: company.centro_id })).body.data).toEqual({
      invitados: 2,
    });
    expect((await send({})).body.data).toEqual({ invitados: 0 });
    expect((await send({ otra_vez: true })).body.data).toEqual({ invitados: 3 });
    t.clock.set("2026-11-25T08:01:00Z");
    const token = await t.factory.session(admin);
    const query = { paramsFront: JSON.stringify({ estado: "invitado" }) };
    const waiting = await t.call(listInvitations, { token, query });
    expect(waiting.body).toMatchObject({ data: [], total: 0 });
    expect(waiting.body.estados).toEqual({ sin_invitar: 0, invitado: 0, caducado: 3, activado: 2 });
    expect((await send({}, token)).body.data).toEqual({ invitados: 3 });
    t.clock.set("2026-11-18T08:00:00Z");
  });

  it("people of another company, who have left or have a password are not invited", async () => {
    const other = await t.factory.worker({ account: { password_hash: null } });
    expect((await send({ trabajadores_ids: [other.trabajador_id] })).body.data).toEqual({
      invitados: 0,
    });
    const gone = { trabajador: { fecha_baja: "2026-11-01" }, account: { password_hash: null } };
    const left = await t.factory.worker({ company, ...gone });
    expect((await send({ trabajadores_ids: [left.trabajador_id] })).body.data).toEqual({
      invitados: 0,
    });
    const again = { trabajadores_ids: [admin.trabajador_id], otra_vez: true };
    expect((await send(again)).body.data).toEqual({ invitados: 0 });
  });
});
