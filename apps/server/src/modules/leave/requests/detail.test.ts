import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as absences from "@atrio/contract/leave/absences";
import * as requests from "@atrio/contract/leave/requests";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let first: SignedIn;
let second: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  ({ company, first, second, worker, administrator } = await leave.team());
});

afterAll(() => t.stop());

type Body = EndpointRequest<typeof absences.createRequest>["body"];

const days = (from: string, to = from, kind = 1): Body => ({
  pe_solicitud_tipo_id: kind,
  periodos: [{ fecha_inicio: from, fecha_fin: to }],
});

const ask = async (body: Body, who = worker): Promise<Answer> =>
  t.call(absences.createRequest, { token: who.token, body });
const approve = async (id: number, who: SignedIn): Promise<Answer> =>
  t.call(requests.approveRequest, { token: who.token, body: { solicitud_id: id } });
const detail = async (id: number, who = worker): Promise<Answer> =>
  t.call(absences.getRequest, { token: who.token, params: { id } });

async function sent(body: Body, who = worker): Promise<number> {
  const answer = await ask(body, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

async function approved(body: Body): Promise<number> {
  const id = await sent(body);
  for (const one of [first, second]) {
    const answer = await approve(id, one);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
  return id;
}

describe("one request in full", () => {
  it("a request is shown day by day with its files and its history, to its readers", async () => {
    await t.factory.holiday(company, "2026-12-25", 2, "Navidad");
    const file = await leave.file(worker);
    const id = await sent({ ...days("2026-12-24", "2026-12-26"), documento_ids: [file] });
    for (const who of [worker, first, administrator]) {
      const { data } = (await detail(id, who)).body;
      expect(data.dias).toEqual([
        expect.objectContaining({ fecha: "2026-12-24", coste: 1, minutos: 420, desde: null }),
        expect.objectContaining({ coste: 0, motivo_no_cuenta: "festivo", festivo: "Navidad" }),
        expect.objectContaining({ coste: 0, motivo_no_cuenta: "descanso", festivo: null }),
      ]);
      expect(data.documentos).toMatchObject([{ id: file, nombre: "justificante.pdf" }]);
      expect(data.sucesos).toMatchObject([{ tipo: "enviada" }]);
    }
    const colleague = await leave.supervisor(company);
    const stranger = await leave.worker(await leave.company());
    for (const who of [colleague, stranger]) {
      const answer = await detail(id, who);
      expect([answer.status, answer.body.code]).toEqual([404, "approval.not_found"]);
    }
    expect((await t.call(absences.getRequest, { params: { id } })).status).toBe(401);
  });

  it("periods are in order of their days", async () => {
    const whole = (day: string) => ({ fecha_inicio: day, fecha_fin: day });
    const asked = ["2026-12-17", "2026-12-15", "2026-12-14"];
    const id = await sent({ ...days("2026-12-14"), periodos: asked.map(whole) });
    const { periodos } = (await detail(id)).body.data.ausencia;
    const starts = periodos.map((one: { fecha_inicio: string }) => one.fecha_inicio);
    expect(starts).toEqual(asked.toReversed());
  });

  it("a request needs the module of its kind", async () => {
    const id = await sent(days("2026-12-14"));
    await t.sql("delete from empresa_modulo where empresa_id = $1 and modulo_id = 101", [
      company.empresa_id,
    ]);
    expect((await detail(id, first)).body.code).toBe("module.not_hired");
    expect((await detail(id)).status).toBe(200);
  });

  it("the own list of a year has the requests with days in it", async () => {
    const id = await sent(days("2027-01-11"));
    const list = async (anyo_dias: number): Promise<number[]> => {
      const answer = await t.call(requests.listOwnRequests, {
        token: worker.token,
        params: { id: worker.trabajador_id },
        body: { paramsFront: JSON.stringify({ anyo_dias }) },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data.map((one: { id: number }) => one.id);
    };
    expect(await list(2027)).toEqual([id]);
    expect(await list(2026)).toEqual([]);
  });
});

describe("the own absences of a range", () => {
  it("the own absences of a range are the days in force, pending and approved", async () => {
    const id = await approved(days("2026-12-14"));
    const other = await sent({
      pe_solicitud_tipo_id: 3,
      periodos: [
        {
          fecha_inicio: "2026-12-15",
          fecha_fin: "2026-12-15",
          pe_tipo_periodo_id: 4,
          hora_inicio: "09:00",
          hora_fin: "10:30",
        },
      ],
    });
    const own = async (desde: string, hasta: string, who = worker): Promise<Answer> =>
      t.call(absences.ownAbsences, {
        token: who.token,
        params: { id: worker.trabajador_id },
        query: { desde, hasta },
      });
    expect((await own("2026-12-01", "2026-12-31")).body.data).toEqual([
      {
        solicitud_id: id,
        fecha: "2026-12-14",
        pe_solicitud_tipo_id: 1,
        estado_id: 2,
        minutos: 420,
        completo: true,
      },
      {
        solicitud_id: other,
        fecha: "2026-12-15",
        pe_solicitud_tipo_id: 3,
        estado_id: 1,
        minutos: 90,
        completo: false,
      },
    ]);
    expect((await own("2026-12-01", "2027-12-31")).body.code).toBe("workday.range");
    expect((await own("2026-12-02", "2026-12-01")).body.code).toBe("workday.range");
    expect((await own("2026-12-01", "2026-12-31", first)).status).toBe(404);
  });
});
