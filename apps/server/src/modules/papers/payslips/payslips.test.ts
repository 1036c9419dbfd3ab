import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as contract from "@atrio/contract/papers/payslips";
import type { Payslip } from "@atrio/contract/papers/payslips";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import { createPayslipFactory } from "../../../../test/payslips.ts";
import type { PayslipInput } from "../../../../test/payslips.ts";
import { statementsOf } from "../../../../test/statements.ts";

import { publishPayslips } from "./payslips.service.ts";
import type { NewPayslip } from "./payslips.service.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let payslip: (input?: PayslipInput) => Promise<number>;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company });
  const factory = createPayslipFactory(t);
  payslip = (input) => factory.payslip(worker, input);
});

afterAll(() => t.stop());

const list = (query: Record<string, string> = {}, who = worker): Promise<Answer> =>
  t.call(contract.payslips, { token: who.token, params: { id: who.trabajador_id }, query });

const open = (id: number, token: string | undefined = worker.token): Promise<Answer> =>
  t.call(contract.payslipById, { token, params: { id } });

const accesses = (id: number, token: string | undefined = worker.token): Promise<Answer> =>
  t.call(contract.payslipAccesses, { token, params: { id } });

const idsOf = (answer: Answer): number[] => answer.body.data.map(({ id }: Payslip) => id);

/** People without access to a worker's payslip. */
async function others(): Promise<Record<string, SignedIn>> {
  const supervisor = await t.factory.signedIn({
    company,
    trabajador: { permiso_supervisor: true },
  });
  await t.factory.supervise(supervisor, worker);
  return {
    colleague: await t.factory.signedIn({ company }),
    supervisor,
    administrator: await t.factory.signedIn({ company, trabajador: { administrador: true } }),
    stranger: await t.factory.signedIn(),
  };
}

describe("the list of payslips", () => {
  it("the list of payslips is refused without a session, to others, and with unknown states", async () => {
    const params = { id: worker.trabajador_id };
    expect((await t.call(contract.payslips, { params })).status).toBe(401);
    await payslip();
    for (const [who, { token }] of Object.entries(await others())) {
      const answer = await t.call(contract.payslips, { token, params });
      expect(answer.status, who).toBe(404);
    }
    const none = await t.factory.signedIn({ company: await t.factory.company({ modulos: [] }) });
    expect((await list({}, none)).body.code).toBe("module.not_hired");
    expect((await list({ estado_nomina_id: "9" })).status).toBe(422);
  });

  it("the list of payslips is newest first, with figures as numbers and non-salary perceptions", async () => {
    const september = await payslip({ mes_pago: 9 });
    const december = await payslip({ anyo: 2025, mes_pago: 12 });
    const october = await payslip({
      lineas: [
        { seccion: "devengo_salarial", importe: 1500.25 },
        {
          seccion: "devengo_no_salarial",
          concepto: "plus_transporte",
          texto: "Plus de transporte",
          importe: 60.1,
        },
        { seccion: "aportacion_trabajador", importe: 101.36 },
        { seccion: "irpf", tipo: 14.5, importe: 226.25 },
        { seccion: "anticipo", importe: 200 },
      ],
    });
    const answer = await list();
    expect(answer.status).toBe(200);
    expect(idsOf(answer)).toEqual([october, september, december]);
    expect(answer.body.anyos).toEqual([2026, 2025]);
    expect(answer.body.data[0]).toEqual({
      id: october,
      anyo: 2026,
      mes_pago: 10,
      fecha_inicio: "2026-10-01",
      fecha_fin: "2026-10-31",
      tipo_nomina: "NM",
      estado_nomina_id: 2,
      publicada_en: "2026-10-28T09:00:00Z",
      total_devengado: 1560.35,
      total_aportaciones: 101.36,
      porcentaje_irpf: 14.5,
      descuento_irpf: 226.25,
      otras_deducciones: 200,
      total_percibir: 1032.74,
      percepciones_no_salariales: [
        { concepto: "plus_transporte", texto: "Plus de transporte", importe: 60.1 },
      ],
      path: null,
      hash: null,
      sustituye_id: null,
      sustituida_por: null,
    });
  });

  it("the list of payslips holds published, issued or paid payslips, for any filter", async () => {
    const issued = await payslip({ mes_pago: 10 });
    const paid = await payslip({ mes_pago: 9, estado_nomina_id: 3 });
    await payslip({ mes_pago: 8, estado_nomina_id: 1 });
    await payslip({ mes_pago: 7, estado_nomina_id: 4 });
    await payslip({ mes_pago: 6, estado_nomina_id: 2, publicada_portal: false });
    expect(idsOf(await list())).toEqual([issued, paid]);
    expect(idsOf(await list({ estado_nomina_id: "2,3", publicada_portal: "1" }))).toEqual([
      issued,
      paid,
    ]);
    expect(idsOf(await list({ estado_nomina_id: "3" }))).toEqual([paid]);
    expect(idsOf(await list({ estado_nomina_id: "1,4" }))).toEqual([]);
  });

  it("the list of payslips can be limited to a year and to a number", async () => {
    const older = await payslip({ anyo: 2025, mes_pago: 3 });
    await payslip({ mes_pago: 1 });
    const newest = await payslip({ mes_pago: 2 });
    const answer = await list({ anyo: "2025" });
    expect(idsOf(answer)).toEqual([older]);
    expect(answer.body.anyos).toEqual([2026, 2025]);
    expect(idsOf(await list({ take: "1" }))).toEqual([newest]);
  });

  it("withdrawing a correction makes the former payslip valid, ready for a new correction", async () => {
    const wrong = await payslip();
    const withdrawn = await payslip({ sustituye_id: wrong, estado_nomina_id: 4 });
    const answer = await list();
    // Withdrawing the correction makes the former payslip valid again.
    expect(answer.body.data).toMatchObject([{ id: wrong, sustituida_por: null }]);
    const right = await payslip({ sustituye_id: withdrawn });
    expect((await list()).body.data).toMatchObject([
      { id: right, sustituye_id: null, sustituida_por: null },
      { id: wrong, sustituida_por: right },
    ]);
  });

  it("the list of payslips needs a constant number of queries for any history", async () => {
    await payslip();
    const short = await statementsOf(() => list());
    for (const month of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await payslip({ mes_pago: month });
    expect(await statementsOf(() => list())).toBe(short);
  });
});

describe("a single payslip", () => {
  it("a payslip is refused without a session, and is a 404 for everybody else", async () => {
    const id = await payslip();
    expect((await t.call(contract.payslipById, { params: { id } })).status).toBe(401);
    for (const [who, { token }] of Object.entries(await others())) {
      expect((await open(id, token)).body.code, who).toBe("payslip.not_found");
      expect((await accesses(id, token)).body.code, who).toBe("payslip.not_found");
    }
    expect((await open(2_147_483_647)).status).toBe(404);
    expect((await open(0)).status).toBe(422);
  });

  it("a payslip answers 404 before it is published and once withdrawn", async () => {
    for (const state of [1, 4] as const) {
      const id = await payslip({ estado_nomina_id: state });
      expect((await open(id)).status).toBe(404);
      expect((await accesses(id)).status).toBe(404);
    }
  });

  it("a payslip has its lines and head, completed with the worker's known data", async () => {
    await t.sql("update empresa set nombre = 'Talleres Sol', cif = 'B1' where empresa_id = $1", [
      company.empresa_id,
    ]);
    const id = await payslip({
      cabecera: { nombre: "Nombre de entonces", grupo_cotizacion: 5, dias: 30 },
      bases: { contingencias_comunes: 2000, irpf: 2000 },
    });
    const { body } = await open(id);
    expect(body.data).toMatchObject({
      id,
      cabecera: {
        empresa: "Talleres Sol",
        cif: "B1",
        nombre: "Nombre de entonces",
        grupo_cotizacion: 5,
        dias: 30,
        antiguedad_desde: "2024-01-08",
        naf: null,
      },
      bases: { contingencias_comunes: 2000, irpf: 2000, prorrata_pagas: null },
      total_devengado: 2000,
      total_deducciones: 394,
      total_percibir: 1606,
      comparaciones: [],
      pdf_disponible: true,
    });
    expect(body.data.lineas.map((line: { concepto: string }) => line.concepto)).toEqual([
      "salario_base",
      "cotizacion_cc",
      "irpf",
    ]);
    expect(body.data.lineas[1]).toEqual({
      seccion: "aportacion_trabajador",
      concepto: "cotizacion_cc",
      texto: "Contingencias comunes",
      unidades: null,
      precio: null,
      base: 2000,
      tipo: 4.7,
      importe: 94,
    });
  });

  it("a payslip without known figures has none, only its PDF", async () => {
    const id = await payslip({ sinCifras: true, pdf: Buffer.from("%PDF-1.7") });
    await payslip({ mes_pago: 9 });
    const { body } = await open(id);
    expect(body.data).toMatchObject({
      total_percibir: null,
      total_deducciones: null,
      lineas: [],
      comparaciones: [],
      path: "nomina.pdf",
      pdf_disponible: true,
    });
    await t.sql("update nomina set clave = 'ffffffffffffffffffffffffffffffff.enc' where id = $1", [
      id,
    ]);
    expect((await open(id)).body.data.pdf_disponible).toBe(false);
  });

  it("each opening of a payslip is recorded once, with the kind of session", async () => {
    const id = await payslip();
    await open(id);
    t.clock.advance({ minutes: 5 });
    await open(id);
    const administrator = await t.factory.signedIn({
      company,
      trabajador: { administrador: true },
    });
    const handedOver = await t.factory.session(worker, {
      suplantada_por: administrator.trabajador_id,
    });
    expect((await open(id, handedOver)).status).toBe(200);
    t.clock.advance({ minutes: 15 });
    await open(id);
    const { body } = await accesses(id);
    const self = expect.objectContaining({ id: worker.trabajador_id });
    expect(body.data).toEqual([
      { quien: self, modo: "visto", en: "2026-11-18T08:20:00Z", suplantada: false },
      { quien: self, modo: "visto", en: "2026-11-18T08:05:00Z", suplantada: true },
      { quien: self, modo: "visto", en: "2026-11-18T08:00:00Z", suplantada: false },
    ]);
    const [row] = await t.sql(
      "select suplantada_por, trabajador_id from acceso_documento where objeto_id = $1 and suplantada_por is not null",
      [id],
    );
    expect(row).toEqual({
      suplantada_por: administrator.trabajador_id,
      trabajador_id: worker.trabajador_id,
    });
  });

  it("a payslip needs a constant number of queries for any history", async () => {
    const id = await payslip();
    const alone = await statementsOf(() => open(id));
    for (const month of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await payslip({ mes_pago: month });
    await payslip({ anyo: 2025 });
    expect(await statementsOf(() => open(id))).toBe(alone);
  });
});

describe("comparison with earlier payslips", () => {
  it("a payslip is compared with the newest before it and the same month last year, of its kind", async () => {
    const id = await payslip();
    const lastYear = await payslip({ anyo: 2025 });
    const wrong = await payslip({ mes_pago: 8, lineas: [{ seccion: "irpf", importe: 0 }] });
    const august = await payslip({ mes_pago: 8, sustituye_id: wrong });
    // Further kinds, states and future months.
    await payslip({ mes_pago: 9, tipo_nomina: "PE" });
    await payslip({ mes_pago: 9, estado_nomina_id: 4 });
    await payslip({ mes_pago: 11 });
    await payslip({ mes_pago: 9, sinCifras: true, pdf: Buffer.from("%PDF-1.7") });
    const { body } = await open(id);
    expect(body.data.comparaciones).toEqual([
      {
        frente_a: "mes_anterior",
        nomina_id: august,
        anyo: 2026,
        mes_pago: 8,
        diferencia: 0,
        causas: [],
      },
      {
        frente_a: "anyo_anterior",
        nomina_id: lastYear,
        anyo: 2025,
        mes_pago: 10,
        diferencia: 0,
        causas: [],
      },
    ]);
  });
});

describe("a published payslip", () => {
  /** Runs a statement with the application's own rights. */
  const asTheApplication = (text: string): Promise<unknown> =>
    t.ctx.db.tenant(company.empresa_id, async (tx) =>
      tx.executeQuery({
        sql: text,
        parameters: [],
        query: { kind: "RawNode", sqlFragments: [], parameters: [] },
        queryId: { queryId: "test" },
      }),
    );

  it("a published payslip, its lines and its readers cannot be altered by the application", async () => {
    const id = await payslip();
    await open(id);
    const refused = [
      `update nomina set total_percibir = 1 where id = ${id}`,
      `update nomina set clave = 'x' where id = ${id}`,
      `update nomina set trabajador_id = 1 where id = ${id}`,
      `update nomina_linea set importe = 1 where nomina_id = ${id}`,
      `delete from nomina_linea where nomina_id = ${id}`,
      `update acceso_documento set modo = 'visto' where objeto_id = ${id}`,
      `delete from acceso_documento where objeto_id = ${id}`,
    ];
    for (const text of refused) {
      await expect(asTheApplication(text), text).rejects.toThrow(/permission denied/);
    }
    await asTheApplication(`delete from nomina where id = ${id}`);
    expect(await t.sql("select id from nomina where id = $1", [id])).toEqual([{ id }]);
    // A draft may still go.
    const draft = await payslip({ estado_nomina_id: 1 });
    await asTheApplication(`delete from nomina where id = ${draft}`);
    expect(await t.sql("select id from nomina where id = $1", [draft])).toEqual([]);
  });
});

describe("publishing", () => {
  const figures = {
    total_devengado: 2000,
    total_aportaciones: 130,
    porcentaje_irpf: 15,
    descuento_irpf: 300,
    otras_deducciones: 0,
    total_percibir: 1570,
    aportacion_empresa: 640,
    bases: { contingencias_comunes: 2000 },
    lineas: [],
  };
  const fresh = (more: Partial<NewPayslip> = {}): NewPayslip => ({
    trabajador_id: worker.trabajador_id,
    tipo_nomina: "NM",
    anyo: 2026,
    mes_pago: 11,
    fecha_inicio: "2026-11-01",
    fecha_fin: "2026-11-30",
    cifras: figures,
    pdf: null,
    lote_id: null,
    sustituye_id: null,
    ...more,
  });
  const publish = (payslips: NewPayslip[]): Promise<number[]> =>
    t.ctx.db.tenant(company.empresa_id, async (tx) =>
      publishPayslips(t.ctx, tx, { payslips, now: "2026-11-18T08:00:00Z" }),
    );

  it("publishing tells the worker without figures, and names a correction as such", async () => {
    const [first = 0] = await publish([fresh()]);
    const [second] = await publish([fresh({ sustituye_id: first })]);
    const notices = await t.sql(
      "select titulo, descripcion, enlace from notificacion where trabajador_id = $1 order by id",
      [worker.trabajador_id],
    );
    expect(notices).toEqual([
      {
        titulo: "Tienes una nómina nueva",
        descripcion: "Tu nómina de noviembre de 2026 ya está disponible en el portal.",
        enlace: `/paysheets?nomina=${first}`,
      },
      {
        titulo: "Tu nómina se ha corregido",
        descripcion: expect.stringContaining("noviembre de 2026"),
        enlace: `/paysheets?nomina=${second}`,
      },
    ]);
    const mails = (await t.outbox()).filter(({ headers }) => headers["to"]?.includes(worker.email));
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).not.toMatch(/1570|1\.570|2000|2\.000|15/);
    expect(idsOf(await list())).toEqual([second, first]);
  });

  it("published payslips are answered in the order of the call, with their lines", async () => {
    const line = (importe: number) => ({
      seccion: "devengo_salarial" as const,
      concepto: "salario_base",
      texto: "Salario base",
      unidades: 30,
      precio: 66.6667,
      base: null,
      tipo: null,
      importe,
    });
    const some = [3, 1, 2].map((mes_pago) =>
      fresh({ mes_pago, cifras: { ...figures, lineas: [line(mes_pago), line(2000 - mes_pago)] } }),
    );
    const ids = await publish(some);
    for (const [index, id] of ids.entries()) {
      const { body } = await open(id);
      const month = some[index]?.mes_pago;
      expect(body.data.mes_pago).toBe(month);
      expect(body.data.lineas).toEqual([line(month ?? 0), line(2000 - (month ?? 0))]);
    }
  });

  it("publishing to many people needs as few queries as to one", async () => {
    const people = [worker];
    for (let index = 0; index < 11; index += 1) {
      people.push(await t.factory.signedIn({ company }));
    }
    const some = people.map(({ trabajador_id }) => fresh({ trabajador_id }));
    const ids = await publish(some);
    const told = await t.sql<{ trabajador_id: number; enlace: string }>(
      "select trabajador_id, enlace from notificacion where empresa_id = $1 order by trabajador_id",
      [company.empresa_id],
    );
    expect(told).toEqual(
      people.map(({ trabajador_id }, index) => ({
        trabajador_id,
        enlace: `/paysheets?nomina=${ids[index]}`,
      })),
    );
    const one = await statementsOf(() => publish([fresh()]));
    const twelve = await statementsOf(() => publish(some));
    // Each gets a mail and the badge of their open pages; nothing else is asked once a person.
    expect(twelve - one).toBeLessThanOrEqual(11 * 3);
  });

  it("publishing is refused where A − B is not the net, and for a corrected payslip", async () => {
    const wrong = { ...figures, total_percibir: 1571 };
    await expect(publish([fresh({ cifras: wrong })])).rejects.toThrow(/nomina_liquido/);
    const [first = 0] = await publish([fresh()]);
    await publish([fresh({ sustituye_id: first })]);
    await expect(publish([fresh({ sustituye_id: first })])).rejects.toThrow(
      /nomina_sustituida_una_vez/,
    );
    const colleague = await t.factory.worker({ company });
    const [mine = 0] = await publish([fresh({ mes_pago: 12 })]);
    const theirs = fresh({ sustituye_id: mine, trabajador_id: colleague.trabajador_id });
    await expect(publish([theirs])).rejects.toThrow(/nomina_sustituye/);
  });
});
