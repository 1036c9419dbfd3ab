import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import {
  createDelegation,
  listDelegations,
  revokeDelegation,
} from "@atrio/contract/leave/delegations";

import type { Company, SignedIn, Worker } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let boss: SignedIn;
let stand: SignedIn;

const trabajador = { permiso_supervisor: true };

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  boss = await t.factory.signedIn({ company, trabajador, nombre: "Ana", apellido1: "Prieto" });
  stand = await t.factory.signedIn({ company, trabajador, nombre: "Berta", apellido1: "Soto" });
});

afterAll(() => t.stop());

type Given = Partial<{ delegado_id: number; desde: string; hasta: string; motivo: string }>;

const bodyOf = (change: Given = {}) => ({
  delegado_id: stand.trabajador_id,
  desde: "2026-11-18",
  hasta: "2026-11-30",
  ...change,
});

const give = async (change: Given = {}, who = boss): Promise<Answer> =>
  t.call(createDelegation, { token: who.token, body: bodyOf(change) });

const revoke = async (id: number, who = boss): Promise<Answer> =>
  t.call(revokeDelegation, { token: who.token, params: { id } });

const list = async (who = boss): Promise<Answer> => t.call(listDelegations, { token: who.token });

const idsIn = (some: Array<{ id: number }>): number[] => some.map((one) => one.id);

async function noticesOf(who: Worker): Promise<Array<{ titulo: string; enlace: string }>> {
  return t.sql(
    "select titulo, descripcion, enlace from notificacion where trabajador_id = $1 order by id",
    [who.trabajador_id],
  );
}

describe("giving a delegation", () => {
  it("a delegation needs a session and the supervisor's role", async () => {
    expect((await t.call(createDelegation, { body: bodyOf() })).status).toBe(401);
    const worker = await t.factory.signedIn({ company });
    expect((await give({}, worker)).body.code).toBe("access.denied");
  });

  it("a new delegation is answered, told to the delegate and audited", async () => {
    const answer = await give({ motivo: "  Vacaciones  " });
    expect([answer.status, answer.body.data]).toEqual([
      200,
      {
        id: expect.any(Number),
        supervisor: { id: boss.trabajador_id, nombre_completo: "Ana Prieto", link_foto: null },
        delegado: { id: stand.trabajador_id, nombre_completo: "Berta Soto", link_foto: null },
        desde: "2026-11-18",
        hasta: "2026-11-30",
        motivo: "Vacaciones",
        revocada_en: null,
      },
    ]);
    expect(await noticesOf(stand)).toEqual([
      {
        titulo: "Apruebas en lugar de otra persona",
        descripcion:
          "Ana Prieto te ha delegado la aprobación de las solicitudes de su equipo (18–30 de noviembre de 2026).",
        enlace: "/absencesSupervisor",
      },
    ]);
    const trail = await t.sql("select actor_id, detalle from auditoria where accion = $1", [
      "delegacion.dada",
    ]);
    expect(trail).toEqual([
      {
        actor_id: boss.trabajador_id,
        detalle: { delegado_id: stand.trabajador_id, desde: "2026-11-18", hasta: "2026-11-30" },
      },
    ]);
  });

  it.each([
    ["before today", { desde: "2026-11-17" }, "desde"],
    ["the end before the start", { desde: "2026-11-25", hasta: "2026-11-24" }, "hasta"],
    ["for more than a year", { hasta: "2027-11-19" }, "hasta"],
  ])("a delegation is refused %s", async (_, change, field) => {
    const answer = await give(change);
    expect([answer.status, answer.body.code]).toEqual([422, "delegation.dates"]);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("a delegation may be for a single day and for a whole year", async () => {
    expect((await give({ hasta: "2026-11-18" })).status).toBe(200);
    expect((await give({ desde: "2026-11-19", hasta: "2027-11-19" })).status).toBe(200);
  });

  it("a delegate is another supervisor who works here", async () => {
    const self = await give({ delegado_id: boss.trabajador_id });
    expect([self.status, self.body.code]).toEqual([422, "delegation.self"]);
    const others = [
      await t.factory.worker({ company }),
      await t.factory.worker({ trabajador }),
      await t.factory.worker({ company, trabajador: { ...trabajador, fecha_baja: "2026-11-17" } }),
    ];
    for (const { trabajador_id } of others) {
      const answer = await give({ delegado_id: trabajador_id });
      expect([answer.status, answer.body.code]).toEqual([422, "delegation.not_supervisor"]);
      expect(Object.keys(answer.body.errors)).toEqual(["delegado_id"]);
    }
  });

  it("one delegation at a time, also from two tabs at once; revoked days are free again", async () => {
    const third = await t.factory.worker({ company, trabajador });
    const both = await Promise.all([give(), give({ delegado_id: third.trabajador_id })]);
    expect(both.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find((one) => one.status === 409)?.body.code).toBe("delegation.overlap");
    expect((await give({ desde: "2026-11-30", hasta: "2026-12-02" })).status).toBe(409);
    const kept = both.find((one) => one.status === 200)?.body.data.id;
    expect((await revoke(kept)).status).toBe(200);
    expect((await give({ desde: "2026-11-30", hasta: "2026-12-02" })).status).toBe(200);
  });

  it("a delegation is given once for an idempotency key", async () => {
    const call = {
      token: boss.token,
      body: bodyOf(),
      headers: { "idempotency-key": "delegation-1" },
    };
    const [one, again] = [
      await t.call(createDelegation, call),
      await t.call(createDelegation, call),
    ];
    expect(again.body).toEqual(one.body);
    expect(await noticesOf(stand)).toHaveLength(1);
  });
});

describe("the list of delegations", () => {
  it("lists given delegations, received ones in force or to come, and possible delegates", async () => {
    const plain = await t.factory.worker({ company });
    const other = await t.factory.signedIn({ company, trabajador, nombre: "Álvaro" });
    await t.factory.worker({ trabajador });
    const first = (await give({ hasta: "2026-11-20" })).body.data.id;
    const second = (await give({ desde: "2026-12-01", hasta: "2026-12-05" })).body.data.id;
    const lent = (await give({ delegado_id: boss.trabajador_id }, other)).body.data.id;
    const mine = (await list()).body.data;
    expect(idsIn(mine.propias)).toEqual([second, first]);
    expect(idsIn(mine.recibidas)).toEqual([lent]);
    expect(idsIn(mine.candidatos)).toEqual([other.trabajador_id, stand.trabajador_id]);
    expect(idsIn(mine.candidatos)).not.toContain(plain.trabajador_id);
    expect(idsIn((await list(stand)).body.data.recibidas)).toEqual([second, first]);
    t.clock.set("2026-11-21T08:00:00Z");
    const token = await t.factory.session(stand);
    expect(idsIn((await list({ ...stand, token })).body.data.recibidas)).toEqual([second]);
  });
});

describe("ending a delegation", () => {
  it("revoking a delegation ends it now, once, and tells the delegate", async () => {
    const { id } = (await give()).body.data;
    t.clock.advance({ minutes: 5 });
    const answer = await revoke(id);
    expect(answer.body.data).toMatchObject({ id, revocada_en: "2026-11-18T08:05:00Z" });
    t.clock.advance({ minutes: 5 });
    expect((await revoke(id)).body.data.revocada_en).toBe("2026-11-18T08:05:00Z");
    expect((await noticesOf(stand)).map((one) => one.titulo)).toEqual([
      "Apruebas en lugar de otra persona",
      "Delegación terminada",
    ]);
    expect((await list(stand)).body.data.recibidas).toEqual([]);
  });

  it("revoking a delegation that is over changes nothing", async () => {
    const { id } = (await give({ hasta: "2026-11-18" })).body.data;
    t.clock.set("2026-11-19T08:00:00Z");
    const token = await t.factory.session(boss);
    const answer = await revoke(id, { ...boss, token });
    expect([answer.status, answer.body.data.revocada_en]).toEqual([200, null]);
  });

  it("a delegation is revoked by who gave it: others get 404", async () => {
    const { id } = (await give()).body.data;
    const away = await t.factory.signedIn({ trabajador });
    for (const who of [stand, away]) {
      expect((await revoke(id, who)).body.code).toBe("delegation.not_found");
    }
    expect((await list()).body.data.propias[0].revocada_en).toBeNull();
  });
});
