import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as absences from "@atrio/contract/leave/absences";
import * as contract from "@atrio/contract/leave/date-rules";
import * as requests from "@atrio/contract/leave/requests";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let admin: SignedIn;
let boss: SignedIn;
let worker: SignedIn;
let mate: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  company = await leave.company();
  boss = await leave.supervisor(company, "Ana");
  worker = await leave.worker(company, [boss]);
  mate = await leave.worker(company, [boss]);
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const block = {
  nombre: "Campaña de Navidad",
  desde: "2026-12-14",
  hasta: "2026-12-18",
  tipos: [1 as const],
  centro_trabajo_id: null,
  departamento: null,
  impide: true,
};

const cover = {
  nombre: "Urgencias",
  centro_trabajo_id: null,
  departamento: null,
  supervisor_id: null as number | null,
  personas: 2 as number | null,
  porcentaje: null as number | null,
  dias: [1, 2, 3, 4, 5],
  impide: true,
};

const saveBlock = (changes: object = {}, token = admin.token): Promise<Answer> =>
  t.call(contract.saveBlockedPeriod, { token, body: { ...block, ...changes } });

const saveCover = (changes: object = {}, token = admin.token): Promise<Answer> =>
  t.call(contract.saveMinimumCover, {
    token,
    body: { ...cover, supervisor_id: boss.trabajador_id, ...changes },
  });

const show = (token = admin.token): Promise<Answer> => t.call(contract.listDateRules, { token });

const askedFor = (desde: string, hasta: string, kind = 1) => ({
  pe_solicitud_tipo_id: kind,
  periodos: [{ fecha_inicio: desde, fecha_fin: hasta }],
});

const ask = (who: SignedIn, desde: string, hasta = desde, kind = 1): Promise<Answer> =>
  t.call(absences.createRequest, { token: who.token, body: askedFor(desde, hasta, kind) });

const preview = (who: SignedIn, desde: string, hasta = desde, kind = 1): Promise<Answer> =>
  t.call(absences.previewRequest, { token: who.token, body: askedFor(desde, hasta, kind) });

const codesOf = ({ body }: Answer, key: "problemas" | "avisos"): string[] =>
  body.data[key].map((one: { code: string }) => one.code);

describe("blocked periods (Rule LEAVE-100)", () => {
  it("answers 401 without a session, 403 for a worker, 404 for an unknown one and 422 for wrong fields", async () => {
    expect((await t.call(contract.listDateRules)).status).toBe(401);
    expect((await show(worker.token)).status).toBe(403);
    expect((await saveBlock({}, worker.token)).status).toBe(403);
    const unknown = await saveBlock({ id: 999_999 });
    expect([unknown.status, unknown.body.code]).toEqual([404, "leave.date_rule_not_found"]);
    const reversed = await saveBlock({ desde: "2026-12-19" });
    expect([reversed.status, reversed.body.code]).toEqual([422, "leave.rule_invalid"]);
    expect((await saveBlock({ tipos: [7] })).status).toBe(422);
    expect((await saveBlock({ departamento: "Nadie" })).body.errors).toHaveProperty("departamento");
    const { id } = (await saveBlock()).body.data;
    const call = { token: worker.token, params: { id } };
    expect((await t.call(contract.deleteBlockedPeriod, call)).status).toBe(403);
  });

  it("a period that impedes names its days in the preview, and the request is refused with its reason", async () => {
    await saveBlock();
    const seen = await preview(worker, "2026-12-17", "2026-12-22");
    expect(codesOf(seen, "problemas")).toEqual(["leave.blocked_period"]);
    expect(seen.body.data.problemas[0].message).toContain(
      "Campaña de Navidad (17 de diciembre de 2026 y 18 de diciembre de 2026)",
    );
    const refused = await ask(worker, "2026-12-17", "2026-12-22");
    expect([refused.status, refused.body.code]).toEqual([409, "leave.blocked_period"]);
    expect((await ask(worker, "2026-12-21")).status).toBe(200);
  });

  it("a period that only warns lets the request through and says it beforehand and to who decides", async () => {
    await saveBlock({ impide: false });
    const seen = await preview(worker, "2026-12-17");
    expect(codesOf(seen, "problemas")).toEqual([]);
    expect(codesOf(seen, "avisos")).toContain("blocked_period");
    const { id } = (await ask(worker, "2026-12-17")).body.data;
    const detail = await t.call(absences.getRequest, { token: boss.token, params: { id } });
    expect(detail.body.data.reglas).toMatchObject([
      { clase: "bloqueo", nombre: "Campaña de Navidad", impide: false },
    ]);
    const own = await t.call(absences.getRequest, { token: worker.token, params: { id } });
    expect(own.body.data.reglas).toEqual([]);
  });

  it("sick leave and kinds that are not named are never blocked", async () => {
    await saveBlock();
    expect((await ask(worker, "2026-12-15", "2026-12-15", 2)).status).toBe(200);
    expect((await ask(mate, "2026-12-15", "2026-12-16", 7)).status).toBe(200);
  });

  it("concerns the people of its centre or department alone, and nobody once it is deleted", async () => {
    await t.sql("update trabajador set nombre_departamento_trabajador = 'Caja' where id = $1", [
      worker.trabajador_id,
    ]);
    const { id } = (await saveBlock({ departamento: "Caja" })).body.data;
    expect((await ask(mate, "2026-12-15")).status).toBe(200);
    expect((await ask(worker, "2026-12-15")).status).toBe(409);
    const removed = await t.call(contract.deleteBlockedPeriod, {
      token: admin.token,
      params: { id },
    });
    expect(removed.status).toBe(200);
    expect((await show()).body.data.bloqueos).toEqual([]);
    expect((await ask(worker, "2026-12-15")).status).toBe(200);
  });

  it("a rectification is judged by the days that it adds", async () => {
    const { id } = (await ask(worker, "2026-12-14", "2026-12-16")).body.data;
    await t.call(requests.approveRequest, { token: boss.token, body: { solicitud_id: id } });
    await saveBlock();
    const rectify = (hasta: string): Promise<Answer> =>
      t.call(absences.rectifyRequest, {
        token: worker.token,
        params: { id },
        body: askedFor("2026-12-14", hasta),
      });
    expect((await rectify("2026-12-17")).body.code).toBe("leave.blocked_period");
    expect((await rectify("2026-12-15")).status).toBe(200);
  });
});

describe("minimum cover (Rules LEAVE-101 and LEAVE-102)", () => {
  it("answers 403 for a worker and 422 unless it has people or a share", async () => {
    expect((await saveCover({}, worker.token)).status).toBe(403);
    const both = await saveCover({ porcentaje: 50 });
    expect([both.status, both.body.code]).toEqual([422, "leave.rule_invalid"]);
    expect((await saveCover({ personas: null })).status).toBe(422);
    expect((await saveCover({ supervisor_id: 999_999 })).body.errors).toHaveProperty(
      "supervisor_id",
    );
  });

  it("is listed with the people whom it concerns, and can be changed and deleted", async () => {
    const { id } = (await saveCover()).body.data;
    expect((await show()).body.data.coberturas).toMatchObject([
      { id, nombre: "Urgencias", personas: 2, miembros: 2 },
    ]);
    await saveCover({ id, nombre: "Planta" });
    expect((await show()).body.data.coberturas).toMatchObject([{ id, nombre: "Planta" }]);
    const gone = { token: admin.token, params: { id } };
    expect((await t.call(contract.deleteMinimumCover, gone)).status).toBe(200);
    expect((await t.call(contract.deleteMinimumCover, gone)).status).toBe(404);
  });

  it("refuses holidays that leave fewer people than the minimum, on its days of the week", async () => {
    await saveCover({ dias: [1, 2] });
    const refused = await ask(worker, "2026-12-14", "2026-12-18");
    expect([refused.status, refused.body.code]).toEqual([409, "leave.below_cover"]);
    const seen = await preview(worker, "2026-12-14", "2026-12-18");
    expect(seen.body.data.problemas[0].message).toContain(
      "14 de diciembre de 2026 y 15 de diciembre de 2026",
    );
    expect((await ask(worker, "2026-12-16", "2026-12-18")).status).toBe(200);
  });

  it("a share is rounded up, and sick leave is never refused", async () => {
    await saveCover({ personas: null, porcentaje: 51 });
    expect((await ask(worker, "2026-12-14")).body.code).toBe("leave.below_cover");
    expect((await ask(worker, "2026-12-14", "2026-12-14", 7)).status).toBe(200);
    await t.sql("update cobertura_minima set porcentaje = 50 where empresa_id = $1", [
      company.empresa_id,
    ]);
    expect((await ask(mate, "2026-12-16")).status).toBe(200);
  });

  it("a second request that leaves too few is not approved by supervisors, and can be by administrators", async () => {
    await saveCover({ personas: 1 });
    const first = (await ask(worker, "2026-12-14")).body.data.id;
    const second = (await ask(mate, "2026-12-14")).body.data.id;
    const approve = (solicitud_id: number): Promise<Answer> =>
      t.call(requests.approveRequest, { token: boss.token, body: { solicitud_id } });
    expect((await approve(first)).status).toBe(200);
    const refused = await approve(second);
    expect([refused.status, refused.body.code]).toEqual([409, "leave.below_cover"]);
    const detail = await t.call(absences.getRequest, {
      token: boss.token,
      params: { id: second },
    });
    expect(detail.body.data).toMatchObject({
      estado_id: 1,
      reglas: [
        {
          clase: "cobertura",
          impide: true,
          dias: [{ fecha: "2026-12-14", presentes: 0, previstos: 2, minimo: 1 }],
        },
      ],
    });
    const decided = await t.call(requests.decideAsAdministrator, {
      token: admin.token,
      body: { solicitud_id: second, aprobada: true },
    });
    expect(decided.body.data.estado_id).toBe(2);
  });
});
