import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  createRecurrence,
  deleteRecurrence,
  updateRecurrence,
} from "@atrio/contract/shifts/recurrences";
import * as rest from "@atrio/contract/shifts/rest-rules";
import * as shifts from "@atrio/contract/shifts/shifts";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { makeArea } from "../../../../test/shifts.ts";

let t: TestApp;
let company: Company;
let manager: SignedIn;
let administrator: SignedIn;
let ana: SignedIn;
let minor: SignedIn;
let area: number;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  manager = await t.factory.signedIn({ company, trabajador: { permiso_gestor_turnos: true } });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await t.factory.signedIn({ company });
  minor = await t.factory.signedIn({ company, trabajador: { fecha_nacimiento: "2009-06-01" } });
  area = await makeArea(t, { company, managers: [manager], workers: [ana, minor] });
});

afterAll(() => t.stop());

async function post(fecha: string, hora_inicio: string, hora_fin: string): Promise<number> {
  const answer = await t.call(shifts.createShift, {
    token: manager.token,
    body: { fecha, hora_inicio, hora_fin, pe_area_trabajo_id: area, publicado: 0 },
  });
  return answer.body.data.id;
}

const assign = async (turno_id: number, who: SignedIn, more = {}): Promise<Answer> =>
  t.call(shifts.assignWorkers, {
    token: manager.token,
    body: { turno_id, worker_ids: [who.trabajador_id], ...more },
  });

const levels = async (normas: Array<{ norma: string; nivel: string }>): Promise<Answer> =>
  t.call(rest.saveRestRules, { token: administrator.token, body: { normas } as never });

describe("levels of the rules of rest and time (SHIFTS-28)", () => {
  it("a soft rule asks for a reason, which stays; the board names what is broken", async () => {
    const late = await post("2026-12-07", "14:00", "22:00");
    expect((await assign(late, ana)).status).toBe(422);
    const soft = [{ norma: "pausa_jornada", nivel: "ninguna" }];
    expect((await levels(soft)).status).toBe(200);
    expect((await assign(late, ana)).status).toBe(200);
    const early = await post("2026-12-08", "06:00", "12:00");
    const refused = await assign(early, ana);
    expect([refused.status, refused.body.code]).toEqual([422, "shift.reason_required"]);
    expect(refused.body.message).toContain("12 horas de descanso entre jornadas");
    const forced = await assign(early, ana, { motivo: "Baja de última hora" });
    expect(forced.status).toBe(200);
    const [row] = await t.sql("select motivo from turno_trabajador where turno_id = $1", [early]);
    expect(row).toEqual({ motivo: "Baja de última hora" });
    const board = await t.call(shifts.getBoard, {
      token: manager.token,
      params: { supervisorId: manager.trabajador_id },
      query: { from: "2026-12-07", to: "2026-12-13" },
    });
    expect(board.body.data.avisos).toEqual([
      {
        trabajador_id: ana.trabajador_id,
        norma: "descanso_diario",
        nivel: "blanda",
        fecha: "2026-12-08",
        valor: 480,
        limite: 720,
      },
    ]);
    const later = await t.call(shifts.updateShift, {
      token: manager.token,
      params: { id: early },
      body: {
        fecha: "2026-12-08",
        hora_inicio: "05:00",
        hora_fin: "11:00",
        pe_area_trabajo_id: area,
        publicado: 0,
      },
    });
    expect([later.status, later.body.code]).toEqual([422, "shift.reason_required"]);
  });

  it("a hard rule refuses, whatever the reason, also when it is published", async () => {
    const evening = await post("2026-12-09", "18:00", "22:30");
    const refused = await assign(evening, minor, { motivo: "Cena de empresa" });
    expect([refused.status, refused.body.code]).toEqual([409, "shift.rule_broken"]);
    await levels([{ norma: "menores_noche", nivel: "blanda" }]);
    expect((await assign(evening, minor, { motivo: "Cena de empresa" })).status).toBe(200);
    await levels([{ norma: "menores_noche", nivel: "dura" }]);
    const published = await t.call(shifts.publishMassive, {
      token: manager.token,
      body: { from: "2026-12-09", to: "2026-12-09" },
    });
    expect([published.status, published.body.code]).toEqual([409, "shift.rule_broken"]);
    const alone = await t.call(shifts.updateShift, {
      token: manager.token,
      params: { id: evening },
      body: {
        fecha: "2026-12-09",
        hora_inicio: "18:00",
        hora_fin: "22:30",
        pe_area_trabajo_id: area,
        publicado: 1,
        motivo: "Cena de empresa",
      },
    });
    expect([alone.status, alone.body.code]).toEqual([409, "shift.rule_broken"]);
  });

  it("drafts of a series are not published while they break a hard rule", async () => {
    const young = await t.factory.signedIn({
      company,
      trabajador: { fecha_nacimiento: "2009-06-01" },
    });
    const place = { company, managers: [manager], workers: [young], nombre: "Terraza" };
    const own = await makeArea(t, place);
    const { token } = manager;
    await levels([{ norma: "menores_noche", nivel: "ninguna" }]);
    const turno = {
      hora_inicio: "18:00",
      hora_fin: "22:30",
      pe_area_trabajo_id: own,
      publicado: 0 as const,
      worker_ids: [young.trabajador_id],
    };
    const body = {
      nombre: "Cenas",
      fecha_inicio: "2026-12-14",
      tipo_fin: "veces" as const,
      num_veces: 2,
      turno,
    };
    const { id } = (await t.call(createRecurrence, { token, body })).body.data.recurrencia;
    await levels([{ norma: "menores_noche", nivel: "dura" }]);
    const publish = { ...body, turno: { ...turno, publicado: 1 as const } };
    const change = async (more = {}): Promise<Answer> =>
      t.call(updateRecurrence, { token, params: { id }, body: { ...publish, ...more } });
    const { huella } = (await change({ simular: true })).body.data.cambios;
    const refused = await change({ huella });
    expect([refused.status, refused.body.code]).toEqual([409, "shift.rule_broken"]);
    await levels([{ norma: "menores_noche", nivel: "blanda" }]);
    expect((await change({ huella })).status).toBe(200);
    await levels([{ norma: "menores_noche", nivel: "dura" }]);
  });

  it("a published shift changes with five days' notice, or with a reason (SHIFTS-29)", async () => {
    await levels([{ norma: "pausa_jornada", nivel: "ninguna" }]);
    const body = (fecha: string) => ({
      fecha,
      hora_inicio: "09:00",
      hora_fin: "13:00",
      pe_area_trabajo_id: area,
    });
    const published = async (fecha: string): Promise<number> => {
      const made = await t.call(shifts.createShift, { token: manager.token, body: body(fecha) });
      return made.body.data.id;
    };
    const { token } = manager;
    const late = await published("2026-11-22");
    const reason = [422, "shift.reason_required"];
    const said = ({ status, body: answer }: Answer): unknown[] => [status, answer.code];
    const unasked = await assign(late, ana);
    expect(said(unasked)).toEqual(reason);
    expect(unasked.body.message).toContain("preaviso");
    const motivo = "Avería";
    expect((await assign(late, ana, { motivo })).status).toBe(200);
    const change = async (fecha: string, id: number, more = {}): Promise<Answer> =>
      t.call(shifts.updateShift, { token, params: { id }, body: { ...body(fecha), ...more } });
    expect(said(await change("2026-11-22", late, { hora_fin: "14:00" }))).toEqual(reason);
    // Remarks are no change of the time.
    expect((await change("2026-11-22", late, { observaciones: "Llaves" })).status).toBe(200);
    expect((await change("2026-11-22", late, { hora_fin: "14:00", motivo })).status).toBe(200);
    const range = { from: "2026-11-22", to: "2026-11-22", accion: "retirar" as const };
    expect(said(await t.call(shifts.publishMassive, { token, body: range }))).toEqual(reason);
    expect(said(await t.call(shifts.deleteShift, { token, params: { id: late } }))).toEqual(reason);
    const removed = await t.call(shifts.deleteShift, {
      token,
      params: { id: late },
      query: { motivo },
    });
    expect(removed.status).toBe(200);
    const early = await published("2026-11-23");
    expect((await assign(early, ana)).status).toBe(200);
    await levels([{ norma: "preaviso", nivel: "dura" }]);
    const last = await published("2026-11-21");
    const hard = await assign(last, ana, { motivo });
    expect(said(hard)).toEqual([409, "shift.rule_broken"]);
    await levels([{ norma: "preaviso", nivel: "ninguna" }]);
    expect((await assign(last, ana)).status).toBe(200);
  });

  it("the preview of a series' end names the days that come too late (SHIFTS-29)", async () => {
    await levels([{ norma: "preaviso", nivel: "blanda" }]);
    const bea = await t.factory.signedIn({ company });
    const own = await makeArea(t, {
      company,
      managers: [manager],
      workers: [bea],
      nombre: "Norte",
    });
    const { token } = manager;
    const made = await t.call(createRecurrence, {
      token,
      body: {
        nombre: "Mañanas",
        fecha_inicio: "2026-11-22",
        tipo_fin: "veces",
        num_veces: 2,
        turno: {
          pe_area_trabajo_id: own,
          hora_inicio: "09:00",
          hora_fin: "13:00",
          worker_ids: [bea.trabajador_id],
        },
      },
    });
    expect(made.status).toBe(200);
    const end = async (query: object): Promise<Answer> =>
      t.call(deleteRecurrence, { token, params: { id: made.body.data.recurrencia.id }, query });
    const { body } = await end({ simular: "1" });
    const { avisos, huella, pierden } = body.data.cambios;
    expect(pierden).toHaveLength(2);
    const late = { trabajador_id: bea.trabajador_id, norma: "preaviso", fecha: "2026-11-22" };
    expect(avisos).toEqual([{ ...late, nivel: "blanda", valor: 4, limite: 5 }]);
    const unasked = await end({ huella });
    expect([unasked.status, unasked.body.code]).toEqual([422, "shift.reason_required"]);
    expect((await end({ huella, motivo: "Cierre" })).status).toBe(200);
  });

  it("administrators see each rule with its article and change its level", async () => {
    const worker = await t.call(rest.listRestRules, { token: ana.token, query: {} });
    expect(worker.status).toBe(403);
    const { token } = administrator;
    const answer = await t.call(rest.listRestRules, {
      token,
      query: {},
      headers: { "accept-language": "en" },
    });
    expect(answer.body.data.map((one: { norma: string }) => one.norma)).toEqual(rest.restRules);
    expect(answer.body.data[0]).toEqual({
      norma: "descanso_diario",
      nombre: "12 hours of rest between working days",
      articulo: "Workers’ Statute, art. 34.3",
      nivel: "blanda",
    });
  });
});
