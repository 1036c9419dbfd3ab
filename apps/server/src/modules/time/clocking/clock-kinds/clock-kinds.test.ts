import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as kinds from "@atrio/contract/time/clock-kinds";
import { listClockInTypes, listPauseKinds, punch } from "@atrio/contract/time/time";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { TestApp } from "../../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const namesOf = (answer: { body: { data: Array<{ nombre: string }> } }): string[] =>
  answer.body.data.map((one) => one.nombre);

describe("clock-in types and pauses of a company (Rule COMPANY-43)", () => {
  it("only administrators see and change them", async () => {
    const worker = await t.factory.signedIn({ company });
    const body = { nombre: "Nave" };
    expect((await t.call(kinds.addClockInType, { body })).status).toBe(401);
    const refused = await t.call(kinds.addClockInType, { token: worker.token, body });
    expect(refused.status).toBe(403);
    const elsewhere = await t.factory.signedIn({ trabajador: { administrador: true } });
    const [type] = (await t.call(kinds.listClockInSettings, { token: admin.token })).body.data;
    const theirs = await t.call(kinds.changeClockInType, {
      token: elsewhere.token,
      params: { id: type.id },
      body: { nombre: "Ajeno" },
    });
    expect([theirs.status, theirs.body.code]).toEqual([404, "clock_kind.not_found"]);
  });

  it("a place with its networks is added once and offered at the clock", async () => {
    const { token } = admin;
    const wrong = await t.call(kinds.addClockInType, {
      token,
      body: { nombre: "Nave", rangos_ip: ["10.1.0.0/99"] },
    });
    expect(wrong.status).toBe(422);
    const body = { nombre: "Nave", rangos_ip: ["10.1.0.0/16"] };
    const added = await t.call(kinds.addClockInType, { token, body });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect(added.body.data).toMatchObject({ tipo: "lugar", activo: true, ...body });
    const again = await t.call(kinds.addClockInType, { token, body });
    expect([again.status, again.body.code]).toEqual([409, "clock_kind.name_taken"]);
    expect(namesOf(await t.call(listClockInTypes, { token }))).toContain("Nave");
  });

  it("the last clock-in type stays, and a running signing of another ends as usual", async () => {
    const { token } = admin;
    const all = (await t.call(kinds.listClockInSettings, { token })).body.data;
    const added = await t.call(kinds.addClockInType, { token, body: { nombre: "Nave" } });
    const start = { trabajador_id: admin.trabajador_id, fichador_id: added.body.data.id };
    expect((await t.call(punch, { token, body: start })).status).toBe(200);
    for (const { id } of [...all, added.body.data].slice(0, -1)) {
      const params = { id };
      const off = await t.call(kinds.changeClockInType, { token, params, body: { activo: false } });
      expect(off.status).toBe(200);
    }
    const last = await t.call(kinds.changeClockInType, {
      token,
      params: { id: added.body.data.id },
      body: { activo: false },
    });
    expect([last.status, last.body.code]).toEqual([409, "clock_kind.last"]);
    const other = { id: all[0].id };
    await t.call(kinds.changeClockInType, { token, params: other, body: { activo: true } });
    await t.call(kinds.changeClockInType, {
      token,
      params: { id: added.body.data.id },
      body: { activo: false },
    });
    t.clock.advance({ hours: 1 });
    const end = await t.call(punch, { token, body: { trabajador_id: admin.trabajador_id } });
    expect(end.status, JSON.stringify(end.body)).toBe(200);
  });

  it("a pause is added, renamed and taken off the clock; what it counts as stays", async () => {
    const { token } = admin;
    const body = { nombre: "Café", cuenta_como_trabajo: true };
    const { data } = (await t.call(kinds.addPauseKind, { token, body })).body;
    const params = { id: data.id };
    const flipped = await t.call(kinds.changePauseKind, {
      token,
      params,
      // @ts-expect-error -- not a field of the call
      body: { cuenta_como_trabajo: false },
    });
    expect(flipped.status).toBe(422);
    const renamed = await t.call(kinds.changePauseKind, {
      token,
      params,
      body: { nombre: "Almuerzo", clase_tiempo: "disponibilidad" },
    });
    expect(renamed.body.data).toMatchObject({ nombre: "Almuerzo", cuenta_como_trabajo: true });
    expect(namesOf(await t.call(listPauseKinds, { token }))).toContain("Almuerzo");
    await t.call(kinds.changePauseKind, { token, params, body: { activo: false } });
    expect(namesOf(await t.call(listPauseKinds, { token }))).not.toContain("Almuerzo");
    const every = await t.call(kinds.listPauseSettings, { token });
    expect(every.body.data).toContainEqual(
      expect.objectContaining({ nombre: "Almuerzo", activo: false }),
    );
    const lines = await t.sql(
      "select accion, actor_id from auditoria where empresa_id = $1 and accion = 'parada.guardada'",
      [company.empresa_id],
    );
    expect(lines).toHaveLength(3);
  });
});
