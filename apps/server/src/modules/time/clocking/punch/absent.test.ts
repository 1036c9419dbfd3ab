import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as absences from "@atrio/contract/leave/absences";
import { approveRequest, listTeamRequests } from "@atrio/contract/leave/requests";
import { punch } from "@atrio/contract/time/time";

import type { Company, SignedIn, Worker } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let boss: SignedIn;
let office: number;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-17T07:00:00Z");
  company = await leave.company();
  boss = await leave.supervisor(company);
  worker = await leave.worker(company, [boss]);
  const [type] = await t.sql<{ id: number }>(
    "select id from fichador where empresa_id = $1 and tipo = 'presencial'",
    [company.empresa_id],
  );
  office = type?.id ?? 0;
});

afterAll(() => t.stop());

type Period = { fecha_inicio: string; fecha_fin: string; pe_tipo_periodo_id?: number };
type Body = { pe_solicitud_tipo_id: 1 | 2; periodos: Period[] };

const day = (fecha: string, more: Partial<Period> = {}): Body => ({
  pe_solicitud_tipo_id: 2,
  periodos: [{ fecha_inicio: fecha, fecha_fin: fecha, ...more }],
});

/** Asks and approves; answers the request's id. */
async function approved(body: Body): Promise<number> {
  const sent = await t.call(absences.createRequest, { token: worker.token, body });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const decision = { solicitud_id: sent.body.data.id };
  const answer = await t.call(approveRequest, { token: boss.token, body: decision });
  expect(answer.status).toBe(200);
  return sent.body.data.id;
}

async function clock(instant: string, accion: "entrada" | "salida"): Promise<Answer> {
  t.clock.set(instant);
  const { trabajador_id } = worker;
  const start = accion === "entrada" ? { fichador_id: office } : {};
  const token = await t.factory.session(worker);
  return t.call(punch, { token, body: { trabajador_id, accion, ...start } });
}

const told = async (who: Worker): Promise<Array<{ descripcion: string; enlace: string }>> =>
  t.sql(
    "select descripcion, enlace from notificacion where trabajador_id = $1 and clave like 'worked_absence%'",
    [who.trabajador_id],
  );

describe("a punch on a day of absence (Rule LEAVE-74)", () => {
  it("the punch is taken with a warning, and the supervisors are told once a day", async () => {
    await approved(day("2026-11-18"));
    const start = await clock("2026-11-18T07:00:00Z", "entrada");
    expect(start.status).toBe(200);
    expect(start.body.data.advertencia).toMatch(/^Hoy tienes una ausencia aprobada\./);
    expect((await clock("2026-11-18T09:00:00Z", "salida")).body.data.advertencia).toBeNull();
    expect((await clock("2026-11-18T10:00:00Z", "entrada")).body.data.advertencia).not.toBeNull();
    expect(await told(boss)).toEqual([
      {
        descripcion: expect.stringContaining("ha fichado el 18 de noviembre de 2026"),
        enlace: `/timeRegistrationSupervisor?trabajador=${worker.trabajador_id}&dia=2026-11-18`,
      },
    ]);
  });

  it("half a day of absence, a waiting one or none warns of nothing", async () => {
    await approved(day("2026-11-18", { pe_tipo_periodo_id: 2 }));
    await t.call(absences.createRequest, { token: worker.token, body: day("2026-11-19") });
    expect((await clock("2026-11-18T11:00:00Z", "entrada")).body.data.advertencia).toBeNull();
    await clock("2026-11-18T13:00:00Z", "salida");
    expect((await clock("2026-11-19T07:00:00Z", "entrada")).body.data.advertencia).toBeNull();
    expect(await told(boss)).toEqual([]);
  });
});

describe("a day of absence that was worked (Rule LEAVE-85)", () => {
  const asking = async (id: number, fecha: string, language = "es"): Promise<Answer> =>
    t.call(absences.withdrawWorkedDay, {
      token: await t.factory.session(worker),
      headers: { "accept-language": language },
      params: { id },
      body: { fecha },
    });
  const inForce = (): Promise<Array<{ fecha: string }>> =>
    t.sql("select fecha::text from ausencia where trabajador_id = $1 and vigente order by 1", [
      worker.trabajador_id,
    ]);

  it("its only day is asked to be withdrawn, and counts until the supervisor decides", async () => {
    const id = await approved(day("2026-11-18"));
    const start = await clock("2026-11-18T07:00:00Z", "entrada");
    expect(start.body.data.jornada.ausencias).toMatchObject([{ solicitud_id: id, completo: true }]);
    const asked = await asking(id, "2026-11-18", "en");
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect(asked.body.data).toMatchObject({
      estado_id: 1,
      descripcion: "I worked on 18 November 2026.",
      ausencia: { periodos: [] },
    });
    expect(await inForce()).toEqual([{ fecha: "2026-11-18" }]);
    expect((await asking(id, "2026-11-18")).body.code).toBe("leave.already_rectified");
    const decision = { solicitud_id: asked.body.data.id };
    const token = await t.factory.session(boss);
    expect((await t.call(approveRequest, { token, body: decision })).status).toBe(200);
    expect(await inForce()).toEqual([]);
  });

  it("a day within a run of days leaves the other days", async () => {
    const id = await approved({
      pe_solicitud_tipo_id: 1,
      periodos: [{ fecha_inicio: "2026-11-18", fecha_fin: "2026-11-20" }],
    });
    await clock("2026-11-19T07:00:00Z", "entrada");
    const asked = await asking(id, "2026-11-19");
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect(asked.body.data.ausencia.periodos).toMatchObject([
      { fecha_inicio: "2026-11-18", fecha_fin: "2026-11-18" },
      { fecha_inicio: "2026-11-20", fecha_fin: "2026-11-20" },
    ]);
    const token = await t.factory.session(boss);
    await t.call(approveRequest, { token, body: { solicitud_id: asked.body.data.id } });
    expect(await inForce()).toEqual([{ fecha: "2026-11-18" }, { fecha: "2026-11-20" }]);
  });

  it("another day, or another person's absence, is refused", async () => {
    const id = await approved(day("2026-11-18"));
    expect((await asking(id, "2026-11-19")).body.code).toBe("leave.day_not_absent");
    worker = await leave.worker(company, [boss]);
    expect((await asking(id, "2026-11-18")).status).toBe(404);
  });
});

describe("an absence for a day that was worked (Rule LEAVE-74)", () => {
  it("the preview warns, and who decides sees the time", async () => {
    await clock("2026-11-17T07:00:00Z", "entrada");
    await clock("2026-11-17T15:18:00Z", "salida");
    const token = await t.factory.session(worker);
    const preview = await t.call(absences.previewRequest, { token, body: day("2026-11-17") });
    expect(preview.body.data.problemas).toEqual([]);
    expect(preview.body.data.avisos).toContainEqual({
      code: "worked",
      message: expect.stringContaining("17 de noviembre de 2026 (8 h 18 min)"),
    });
    await t.call(absences.createRequest, { token, body: day("2026-11-17") });
    const list = await t.call(listTeamRequests, { token: boss.token, body: {} });
    expect(list.body.data[0].ausencia.fichado).toEqual([{ fecha: "2026-11-17", minutos: 498 }]);
  });
});
