import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as absences from "@atrio/contract/leave/absences";
import * as leave from "@atrio/contract/leave/leave";
import type { Balance, RequestKind } from "@atrio/contract/leave/leave";
import * as office from "@atrio/contract/leave/leave-office";
import * as requests from "@atrio/contract/leave/requests";
import * as changes from "@atrio/contract/time/changes";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  worker = await hire();
  await t.call(office.loadStatutoryRules, { token: admin.token, body: {} });
});

afterAll(() => t.stop());

async function hire(trabajador: Record<string, unknown> = {}): Promise<SignedIn> {
  const person = await t.factory.signedIn({ company, trabajador });
  const tramos = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "08:00", "16:00"]);
  await t.factory.schedule({ worker: person, tramos });
  return person;
}

async function balanceOf(saldo: string, year = 2026, who = worker): Promise<Balance> {
  const answer = await t.call(leave.listBalances, {
    token: who.token,
    params: { id: who.trabajador_id },
    query: { year },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.find((one: Balance) => one.saldo === saldo);
}

async function ask(body: Record<string, unknown>): Promise<number> {
  const answer = await t.call(absences.createRequest, { token: worker.token, body: body as never });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

async function approve(id: number): Promise<void> {
  const body = { solicitud_id: id, aprobada: true };
  const answer = await t.call(requests.decideAsAdministrator, { token: admin.token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const subtypeId = async (kind: number, codigo: string): Promise<number> => {
  const [row] = await t.sql<{ id: number }>(
    "select id from permiso_tipo where empresa_id = $1 and pe_solicitud_tipo_id = $2 and codigo = $3",
    [company.empresa_id, kind, codigo],
  );
  return row?.id ?? 0;
};

describe("holidays of a year", () => {
  it("a request over New Year is charged to two years", async () => {
    await t.factory.holiday(company, "2027-01-01", 2, "Año Nuevo");
    const id = await ask({
      pe_solicitud_tipo_id: 1,
      periodos: [{ fecha_inicio: "2026-12-28", fecha_fin: "2027-01-04" }],
    });
    const year = async (number: number) => {
      const answer = await t.call(leave.holidayBalance, {
        token: worker.token,
        params: { year: number },
      });
      return answer.body.data;
    };
    expect(await year(2026)).toMatchObject({
      dias_totales: 22,
      dias_pendientes: 4,
      dias_aprobados: 0,
      dias_restantes: 18,
      dias_disponibles_anyo: 18,
    });
    expect(await year(2027)).toMatchObject({ dias_pendientes: 1, dias_restantes: 21 });
    await approve(id);
    expect(await year(2026)).toMatchObject({ dias_aprobados: 4, dias_pendientes: 0 });
    expect(await year(2027)).toMatchObject({
      dias_aprobados: 1,
      fechas: [{ solicitud_id: id, fecha: "2027-01-04", coste: 1, estado_id: 2, devuelta: false }],
      anyos: [2027, 2026],
    });
  });

  it("holidays are granted pro rata for a partial year, rounded up to half days", async () => {
    // 22 days of 184 in 365 are 11.09, of 31 in 365 1.87
    const late = await hire({ fecha_alta: "2026-07-01" });
    expect(await balanceOf("vacaciones", 2026, late)).toMatchObject({ dias_totales: 11.5 });
    const leaving = await hire({ fecha_baja: "2027-01-31" });
    expect(await balanceOf("vacaciones", 2027, leaving)).toMatchObject({ dias_totales: 2 });
    // 960 minutes of 184 in 365 are 483.9
    expect(await balanceOf("horas_retribuidas", 2026, late)).toMatchObject({ dias_totales: 484 });
  });

  it("the balance has carried-over days with their last day, and expired ones", async () => {
    await t.sql(
      `update saldo_regla set desde_anyo = 2025, arrastre_maximo = 5, arrastre_hasta = '03-31'
       where empresa_id = $1 and saldo = 'vacaciones'`,
      [company.empresa_id],
    );
    expect(await balanceOf("vacaciones", 2025)).toMatchObject({
      dias_resultantes: 22,
      dias_caducados: 17,
      dias_restantes: 0,
    });
    expect(await balanceOf("vacaciones")).toMatchObject({
      dias_totales: 22,
      dias_ajuste: 5,
      dias_resultantes: 27,
      dias_caducados: 5,
      dias_restantes: 22,
      lotes: [
        { origen: "arrastre", anyo: 2025, cantidad: 5, caduca_el: "2026-03-31", caducado: 5 },
        { origen: "anual", anyo: 2026, cantidad: 17, caduca_el: "2026-12-31", caducado: 0 },
        { origen: "anual", anyo: 2026, cantidad: 5, caduca_el: "2027-03-31", caducado: 0 },
      ],
    });
  });

  it("holidays and personal affairs have calls of their own with the same balance", async () => {
    const answer = await t.call(leave.personalBalance, {
      token: worker.token,
      body: { year: 2026 },
    });
    expect(answer.body.data).toEqual(await balanceOf("asuntos_propios"));
    expect(answer.body.data).toMatchObject({ dias_totales: 2, habilitado: true });
  });
});

describe("Sundays", () => {
  it("each Sunday and holiday worked earns a day, until the end of the next year", async () => {
    await t.factory.holiday(company, "2026-11-09", 4, "Almudena");
    const supervisor = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true },
    });
    await t.factory.supervise(supervisor, worker);
    const [type] = await t.sql<{ id: number }>(
      "select id from fichador where empresa_id = $1 order by orden",
      [company.empresa_id],
    );
    // A holiday, a Sunday and an ordinary Monday.
    for (const dia of ["2026-11-09", "2026-11-15", "2026-11-16"]) {
      const answer = await t.call(changes.addTeamSigning, {
        token: supervisor.token,
        body: {
          trabajador_id: worker.trabajador_id,
          dia,
          fichador_id: type?.id ?? 0,
          hora_inicio: `${dia}T07:00:00Z`,
          hora_fin: `${dia}T15:00:00Z`,
          motivo: "Inventario",
        },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
    const rows = await t.sql<{ id: number }>(
      "select id from fichaje where trabajador_id = $1 order by hora_inicio",
      [worker.trabajador_id],
    );
    expect(await balanceOf("domingos")).toMatchObject({
      dias_totales: 2,
      dias_restantes: 2,
      lotes: [
        { origen: "domingo", desde: "2026-11-09", caduca_el: "2027-12-31", cantidad: 1 },
        { origen: "domingo", desde: "2026-11-15", caduca_el: "2027-12-31", cantidad: 1 },
      ],
    });
    expect(await balanceOf("domingos", 2027)).toMatchObject({ dias_totales: 0, dias_ajuste: 2 });
    await t.call(changes.deleteTeamSigning, {
      token: supervisor.token,
      query: { trabajador_id: worker.trabajador_id, id: rows[1]?.id ?? 0, motivo: "No vino" },
    });
    expect(await balanceOf("domingos")).toMatchObject({ dias_totales: 1, dias_restantes: 1 });
  });

  it("a Sunday earns rest from half of a usual day on, in proportion, or from the company's minimum", async () => {
    const desk = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    await t.factory.supervise(desk, worker);
    const [type] = await t.sql<{ id: number }>(
      "select id from fichador where empresa_id = $1 order by orden",
      [company.empresa_id],
    );
    const work = async (dia: string, hora_fin: string): Promise<void> => {
      const stated = {
        fichador_id: type?.id ?? 0,
        hora_inicio: `${dia}T07:00:00Z`,
        motivo: "Inventario",
      };
      const body = {
        trabajador_id: worker.trabajador_id,
        dia,
        hora_fin: `${dia}T${hora_fin}Z`,
        ...stated,
      };
      expect((await t.call(changes.addTeamSigning, { token: desk.token, body })).status).toBe(200);
    };
    // The usual day has eight hours: one second, less than half of it, half of it, nine hours.
    await work("2026-10-18", "07:00:01");
    await work("2026-10-25", "10:29:00");
    expect(await balanceOf("domingos")).toMatchObject({ dias_totales: 0 });
    await work("2026-11-01", "11:00:00");
    await work("2026-11-08", "16:00:00");
    expect(await balanceOf("domingos")).toMatchObject({ dias_totales: 1.5 });
    await t.sql("update empresa set minimo_festivo_minutos = 200 where empresa_id = $1", [
      company.empresa_id,
    ]);
    // 209 of 480 minutes count now: 0.44.
    expect(await balanceOf("domingos")).toMatchObject({ dias_totales: 1.94 });
  });
});

describe("kinds of request", () => {
  async function kinds(who = worker, headers: Record<string, string> = {}): Promise<RequestKind[]> {
    const answer = await t.call(leave.listRequestKinds, { token: who.token, query: {}, headers });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }

  it("the nine kinds of request are listed with their rules, in the caller's language", async () => {
    const found = await kinds();
    // No Sunday has been worked, but the company grants them.
    expect(found.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(found[0]).toMatchObject({ nombre: "Vacaciones", subtipos: [{ codigo: "general" }] });
    expect(found[8]).toMatchObject({ nombre: "Gasto", subtipos: [] });
    const french = await kinds(worker, { "accept-language": "fr" });
    expect(french[4]?.nombre).toBe("Congé sans solde");
    expect(french[5]?.subtipos[0]?.nombre).toBe("Arrêt court");
  });

  it("the list of kinds leaves out switched-off and ungranted ones; expenses stay", async () => {
    await t.sql(
      "update permiso_tipo set activo = false where empresa_id = $1 and pe_solicitud_tipo_id <> 2",
      [company.empresa_id],
    );
    expect((await kinds()).map(({ id }) => id)).toEqual([2, 9]);
    await t.sql("update saldo_regla set cantidad = 0 where empresa_id = $1", [company.empresa_id]);
    expect((await kinds()).map(({ id }) => id)).toEqual([9]);
  });

  it("the list of kinds of request needs the module", async () => {
    await t.sql("delete from empresa_modulo where empresa_id = $1 and modulo_id = 2", [
      company.empresa_id,
    ]);
    const answer = await t.call(leave.listRequestKinds, { token: worker.token, query: {} });
    expect([answer.status, answer.body.code]).toEqual([403, "module.not_hired"]);
  });

  it("kinds of request have their subtypes in calls of their own, only those in use", async () => {
    const params = { id: worker.trabajador_id };
    const paid = await t.call(leave.paidLeaveTypes, { token: worker.token, params });
    const keys = paid.body.data.map(({ codigo }: { codigo: string }) => codigo);
    expect(keys).toContain("matrimonio");
    expect(keys).not.toContain("donacion_sangre");
    const unpaid = await t.call(leave.unpaidLeaveTypes, { token: worker.token, params });
    expect(unpaid.body.data[0]).toMatchObject({ codigo: "permiso_parental", retribuido: false });
  });
});

describe("leave of a year", () => {
  it("the leave of a year is listed by subtype, with the rest of a yearly limit", async () => {
    const id = await ask({
      pe_solicitud_tipo_id: 4,
      pe_solicitud_subtipo_id: await subtypeId(4, "fuerza_mayor_familiar"),
      periodos: [
        {
          fecha_inicio: "2026-12-14",
          fecha_fin: "2026-12-14",
          pe_tipo_periodo_id: 4,
          hora_inicio: "09:00",
          hora_fin: "11:00",
        },
      ],
    });
    const totals = async () => {
      const params = { id: worker.trabajador_id };
      const { body } = await t.call(leave.paidLeave, {
        token: worker.token,
        params,
        query: { year: 2026 },
      });
      const subtipos: Array<{ codigo: string }> = body.data.subtipos;
      return { ...body.data, own: subtipos.find((one) => one.codigo === "fuerza_mayor_familiar") };
    };
    expect((await totals()).own).toMatchObject({ usados: 0, pendientes: 120, restantes: 1800 });
    await approve(id);
    // Hours are not summed with days; only their rule has them.
    expect(await totals()).toMatchObject({
      total: null,
      usados: 0,
      own: { usados: 120, pendientes: 0, restantes: 1800 },
    });
  });

  it("the leave of a year sums days, with their yearly limits", async () => {
    await t.sql(
      `update permiso_tipo set limite = 6, limite_por = 'anyo'
       where empresa_id = $1 and codigo = 'asuntos_propios_dias'`,
      [company.empresa_id],
    );
    const own = await subtypeId(5, "asuntos_propios_dias");
    const days = (from: string, to: string) => ({
      pe_solicitud_tipo_id: 5,
      pe_solicitud_subtipo_id: own,
      periodos: [{ fecha_inicio: from, fecha_fin: to }],
    });
    await approve(await ask(days("2026-12-14", "2026-12-15")));
    await ask(days("2026-12-21", "2026-12-21"));
    const { body } = await t.call(leave.unpaidLeave, {
      token: worker.token,
      params: { id: worker.trabajador_id },
      query: {},
    });
    expect(body.data).toMatchObject({ total: 6, usados: 2, pendientes: 1, restantes: 3 });
  });
});

describe("holiday rules", () => {
  it("holiday rules begin with the law's text, in four languages", async () => {
    for (const [language, title] of [
      ["es", "Lo que garantiza la ley"],
      ["en", "What the law guarantees"],
      ["fr", "Ce que la loi garantit"],
      ["pt", "O que a lei garante"],
    ] as const) {
      const { body } = await t.call(leave.listHolidayRules, {
        token: worker.token,
        params: { id: worker.trabajador_id },
        headers: { "accept-language": language },
      });
      expect(body.data).toMatchObject([{ titulo: title, documento: null }]);
    }
  });

  it("the document of the holiday rules is opened by its own company alone", async () => {
    const bytes = Buffer.from("%PDF-1.7 convenio");
    const key = await t.ctx.storage.put({ ...company, bytes, encrypted: true });
    const texts = JSON.stringify({ es: "Convenio", en: "a", fr: "b", pt: "c" });
    const { id } = await t.factory.insert<{ id: number }>("regla_vacaciones", {
      empresa_id: company.empresa_id,
      titulo: texts,
      descripcion: texts,
      documento_nombre: "Convenio colectivo.pdf",
      documento_tipo: "application/pdf",
      documento_clave: key,
      orden: 1,
    });
    const params = { id };
    const answer = await t.call(leave.downloadHolidayRule, { token: worker.token, params });
    expect([answer.status, answer.body]).toEqual([200, "%PDF-1.7 convenio"]);
    expect(answer.headers["content-disposition"]).toContain("Convenio_colectivo.pdf");
    const stranger = await t.factory.signedIn();
    const refused = await t.call(leave.downloadHolidayRule, { token: stranger.token, params });
    expect([refused.status, refused.body.code]).toEqual([404, "document.not_found"]);
    await t.ctx.storage.delete({ ...company, clave: key });
    const gone = await t.call(leave.downloadHolidayRule, { token: worker.token, params });
    expect(gone.status).toBe(404);
  });
});
