import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  createInspectionLink,
  downloadInspection,
  listInspectionLinks,
  openInspection,
  revokeInspectionLink,
} from "@atrio/contract/time/evidence";

import { filesOf, type EvidenceWorld, workedWorld } from "../../../../../test/evidence/world.ts";
import type { Answer } from "../../../../../test/harness.ts";

let world: EvidenceWorld;
let token: string;

beforeAll(async () => {
  world = await workedWorld({ people: 2, days: 1 });
  token = await world.t.factory.session(world.admin);
}, 60_000);

afterAll(() => world.t.stop());

const period = { desde: "2026-11-01", hasta: "2026-11-30" };

function issue(body: Record<string, unknown> = {}): Promise<Answer> {
  const asked = { alcance: "empresa", ...period, motivo: "Acta 2026/117", ...body } as const;
  return world.t.call(createInspectionLink, { token, body: asked });
}

/** Issues a link and answers its token, as the inspector finds it in the address. */
async function tokenOf(
  body: Record<string, unknown> = {},
): Promise<{ id: number; secret: string }> {
  const { status, body: answer } = await issue(body);
  expect(status).toBe(200);
  const [, secret = ""] = String(answer.data.enlace).split("#token=");
  return { id: answer.data.id, secret };
}

const open = (secret: string): Promise<Answer> =>
  world.t.call(openInspection, { body: { token: secret } });

const listed = async (id: number): Promise<Record<string, unknown> | undefined> => {
  const { body } = await world.t.call(listInspectionLinks, { token });
  return body.data.find((one: { id: number }) => one.id === id);
};

describe("POST /administrador/enlaces-inspeccion", () => {
  it("an inspection link needs an administrator", async () => {
    const body = { alcance: "empresa", ...period, motivo: "x" } as const;
    const worker = await world.t.factory.signedIn({ company: world.company });
    expect((await world.t.call(createInspectionLink, { body })).status).toBe(401);
    expect((await world.t.call(createInspectionLink, { body, token: worker.token })).status).toBe(
      403,
    );
  });

  it("an inspection link needs a reason, a scope in its company and at most 30 days", async () => {
    const other = await world.t.factory.worker();
    expect((await issue({ motivo: " " })).status).toBe(422);
    expect((await issue({ dias: 31 })).status).toBe(422);
    const foreign = await issue({ alcance: "trabajador", trabajador_id: other.trabajador_id });
    expect(foreign.status).toBe(404);
  });

  it("the inspection address is answered once, its token in the fragment, and stored as a hash", async () => {
    const { body } = await issue();
    expect(body.data.enlace).toMatch(/^http:\/\/portal\.test\/inspection#token=[\w-]{43}$/);
    const secret = String(body.data.enlace).split("#token=")[1];
    const rows = await world.t.sql("select l::text as fila from enlace_inspeccion l");
    expect(JSON.stringify(rows)).not.toContain(secret);
    const trail = await world.t.sql("select detalle::text as d from auditoria");
    expect(JSON.stringify(trail)).not.toContain(secret);
  });
});

describe("an inspector with a link", () => {
  it("the link shows its person, scope, issuer and end, without signing in", async () => {
    const [person] = world.people;
    const { secret } = await tokenOf({
      alcance: "trabajador",
      trabajador_id: person?.trabajador_id,
      dias: 3,
    });
    const { status, body } = await open(secret);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      alcance: "trabajador",
      objeto: expect.stringContaining("=Ana"),
      ...period,
      motivo: "Acta 2026/117",
      empresa: "Talleres Ñandú",
      emisor: expect.stringMatching(/^Nombre\d+ Apellido\d+$/),
      personas: 1,
      expira_en: "2026-11-06T08:00:00Z",
      huella_clave: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("the link downloads exactly its scope, and each use is logged and shown", async () => {
    const [person] = world.people;
    const { id, secret } = await tokenOf({
      alcance: "trabajador",
      trabajador_id: person?.trabajador_id,
    });
    await open(secret);
    const response = await world.t.app.inject({
      method: "POST",
      url: `/api/v1${downloadInspection.path}`,
      payload: { token: secret },
    });
    expect(response.statusCode).toBe(200);
    const chains = [...filesOf(response.rawPayload).keys()].filter((one) =>
      one.startsWith("cadena"),
    );
    expect(chains).toEqual([`cadena/${person?.trabajador_id}.jsonl`]);
    expect(await listed(id)).toMatchObject({ consultas: 1, descargas: 1, revocado_en: null });
    const uses = await world.t.sql(
      `select accion, actor_id, host(ip) as ip from auditoria
       where objeto = 'enlace_inspeccion' and objeto_id = $1 and accion <> 'inspeccion.enlace_creado' order by id`,
      [String(id)],
    );
    expect(uses).toEqual([
      { accion: "inspeccion.consultada", actor_id: null, ip: "127.0.0.1" },
      { accion: "inspeccion.descargada", actor_id: null, ip: "127.0.0.1" },
    ]);
  });

  it("an inspector gets nothing with an unknown or malformed token", async () => {
    expect(await open("x".repeat(43))).toMatchObject({
      status: 404,
      body: { code: "inspection.link_expired" },
    });
    expect((await open("../../etc")).status).toBe(422);
  });

  it("an inspector gets nothing once the link is revoked, at once and for good", async () => {
    const { id, secret } = await tokenOf();
    const revoke = (): Promise<Answer> =>
      world.t.call(revokeInspectionLink, { token, params: { id } });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    expect((await open(secret)).status).toBe(404);
    expect(await listed(id)).toMatchObject({ revocado_en: "2026-11-03T08:00:00Z" });
    const trail = await world.t.sql(
      "select 1 from auditoria where accion = 'inspeccion.enlace_retirado' and objeto_id = $1",
      [String(id)],
    );
    expect(trail).toHaveLength(1);
  });

  it("an inspector gets nothing once the link has expired", async () => {
    const { secret } = await tokenOf({ dias: 1 });
    world.t.clock.advance({ hours: 23, minutes: 59 });
    expect((await open(secret)).status).toBe(200);
    world.t.clock.advance({ minutes: 1 });
    expect((await open(secret)).status).toBe(404);
    const late = await world.t.call(downloadInspection, { body: { token: secret } });
    expect(late.status).toBe(404);
    world.t.clock.set("2026-11-03T08:00:00Z");
  });

  it("an inspector with a link is told to wait after ten downloads in an hour", async () => {
    const { secret } = await tokenOf();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const { status } = await world.t.call(downloadInspection, { body: { token: secret } });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  }, 60_000);
});

describe("DELETE /administrador/enlaces-inspeccion/:id", () => {
  it("another company's inspection link answers 404", async () => {
    const { id } = await tokenOf();
    const company = await world.t.factory.company();
    const stranger = await world.t.factory.signedIn({
      company,
      trabajador: { administrador: true },
    });
    const answer = await world.t.call(revokeInspectionLink, {
      token: stranger.token,
      params: { id },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: "inspection.link_not_found" } });
    const list = await world.t.call(listInspectionLinks, { token: stranger.token });
    expect(list.body.data).toEqual([]);
  });
});
