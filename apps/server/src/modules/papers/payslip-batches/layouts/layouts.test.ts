import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { batchById } from "@atrio/contract/papers/payslip-batches";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";
import {
  changeLayout,
  createLayout,
  deleteLayout,
  payslipLayouts,
  sheetText,
  tryLayout,
} from "@atrio/contract/papers/payslip-layouts";
import type { LayoutField, PayslipLayout, SheetPage } from "@atrio/contract/papers/payslip-layouts";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";
import { paidWorker, sendBatch } from "../../../../../test/payslip-batches.ts";
import type { Paid } from "../../../../../test/payslip-batches.ts";
import { payslipPages, payslipPaper } from "../../../../../test/payslip-paper.ts";
import type { PaperPage } from "../../../../../test/payslip-paper.ts";

let t: TestApp;
let company: Company;
let office: SignedIn;
let ana: Paid;
let bea: Paid;

beforeAll(async () => {
  t = await startTestApp();
});

async function newOffice(): Promise<{ company: Company; office: SignedIn }> {
  const made = await t.factory.company();
  await t.sql("update empresa set cif = 'B12345674' where empresa_id = $1", [made.empresa_id]);
  const admin = await t.factory.signedIn({ company: made, trabajador: { administrador: true } });
  return { company: made, office: admin };
}

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  ({ company, office } = await newOffice());
  ana = await namedWorker(company, "Pérez");
  bea = await namedWorker(company, "Robles");
});

/** A worker whose payslips print `GARCIA PEREZ, ANA MARIA c`. */
async function namedWorker(of: Company, surname: string): Promise<Paid> {
  const made = await paidWorker(t, of, { apellido2: surname });
  return { ...made, printed: made.printed.replace(/NUÑEZ\d+/, surname.toUpperCase()) };
}

afterAll(() => t.stop());

/** A payslip with labels of its own, and the value above or beside each. */
function strangePage(who: Pick<Paid, "nif" | "printed">, net = "1.893,59"): PaperPage {
  return [
    "Hoja de haberes del grupo Norte",
    [
      [50, "Quien cobra"],
      [330, "Clave fiscal"],
    ],
    [
      [50, who.printed],
      [330, who.nif],
    ],
    [
      [50, "Tiempo que se paga"],
      [330, "octubre 2026"],
    ],
    [
      [50, "Lo que se gana"],
      [200, "Va a las cuotas"],
      [380, "Va a Hacienda"],
    ],
    [
      [50, "2.412,50"],
      [200, "156,33"],
      [380, "14,20"],
      [460, "342,58"],
    ],
    [
      [50, "Todo lo que se quita"],
      [330, "En mano"],
    ],
    [
      [50, "518,91"],
      [330, net],
    ],
  ];
}

const paper = (...people: Paid[]): Buffer => payslipPaper(people.map((who) => strangePage(who)));

type Batch = { id: number; lista: BatchSheet[] };

async function taken(bytes: Buffer, by: SignedIn = office, mes = 10): Promise<Batch> {
  const month = { anyo: 2026, mes, tipo_nomina: "NM" } as const;
  const answer = await sendBatch(t, { token: by.token, bytes, month });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await t.ctx.jobs.idle();
  return seen(answer.body.data.id, by);
}

async function seen(id: number, by: SignedIn = office): Promise<Batch> {
  const read = await t.call(batchById, { token: by.token, params: { id } });
  const batch: Batch = read.body.data;
  return { ...batch, lista: batch.lista.toSorted((a, b) => a.orden - b.orden) };
}

async function textOf(batch: Batch, by: SignedIn = office): Promise<SheetPage> {
  const [sheet] = batch.lista;
  const answer = await t.call(sheetText, {
    token: by.token,
    params: { id: batch.id, hojaId: sheet?.id ?? 0 },
    query: {},
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

/** Body of a layout as an administrator teaches it. */
type Body = Pick<PayslipLayout, "nombre" | "ancho" | "alto" | "etiquetas" | "zonas">;

const labels = ["Quien cobra", "Clave fiscal", "Lo que se gana", "En mano"];

/** Marks of an administrator on a page: the labels, and each value with some room around it. */
function marked(page: SheetPage, who: Paid): Body {
  const cell = (text: string): SheetPage["celdas"][number] => {
    const found = page.celdas.find(({ texto }) => texto === text);
    if (found === undefined) throw new Error(`There is no ${text}`);
    return found;
  };
  const zone = (campo: LayoutField, text: string): Body["zonas"][number] => {
    const { x, y, ancho, alto } = cell(text);
    return { campo, x: x - 0.01, y: y - 0.004, ancho: ancho + 0.05, alto: alto + 0.006 };
  };
  return {
    nombre: "Haberes del Norte",
    ancho: page.ancho,
    alto: page.alto,
    etiquetas: labels.map((text) => ({ texto: text, x: cell(text).x, y: cell(text).y })),
    zonas: [
      zone("nombre", who.printed),
      zone("nif", who.nif),
      zone("periodo", "octubre 2026"),
      zone("total_devengado", "2.412,50"),
      zone("total_aportaciones", "156,33"),
      zone("porcentaje_irpf", "14,20"),
      zone("descuento_irpf", "342,58"),
      zone("total_deducciones", "518,91"),
      zone("total_percibir", "1.893,59"),
    ],
  };
}

const teach = async (body: Body, by: SignedIn = office): Promise<Answer> =>
  t.call(createLayout, { token: by.token, body });

/** A layout that was taught on Ana's page of a batch; both. */
async function taught(): Promise<{ batch: Batch; body: Body; id: number }> {
  const batch = await taken(paper(ana));
  const body = marked(await textOf(batch), ana);
  const answer = await teach(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { batch, body, id: answer.body.data.id };
}

/** The batch's view of its sheets. */
const saysOf = (batch: Batch): unknown[] =>
  batch.lista.map((sheet) => [sheet.correspondencia, sheet.con_cifras, sheet.total_percibir]);

describe("a layout that nobody knows", () => {
  it("a strange page is doubtful, and is read with its figures once its layout is taught", async () => {
    const { batch } = await taught();
    expect(batch.lista[0]).toMatchObject({ nif: ana.nif, con_cifras: false });
    const next = await taken(paper(bea, ana));
    expect(next.lista).toMatchObject([
      { trabajador: { id: bea.trabajador_id }, nombre_leido: bea.printed },
      { trabajador: { id: ana.trabajador_id }, nombre_leido: ana.printed },
    ]);
    expect(saysOf(next)).toEqual([
      ["segura", true, 1893.59],
      ["segura", true, 1893.59],
    ]);
    // Sheets read before the layout stay as they were.
    expect(await seen(batch.id)).toEqual(batch);
  });

  it("a layout that nobody knows is tried on a sheet, page by page", async () => {
    const { batch, id } = await taught();
    const [sheet] = batch.lista;
    const answer = await t.call(tryLayout, {
      token: office.token,
      params: { id },
      body: { lote_id: batch.id, hoja_id: sheet?.id },
    });
    expect(answer.body.data).toEqual([
      {
        pagina: 1,
        encaja: true,
        nombre: ana.printed,
        nif: ana.nif,
        meses: ["2026-10"],
        total_devengado: 2412.5,
        total_aportaciones: 156.33,
        porcentaje_irpf: 14.2,
        descuento_irpf: 342.58,
        total_deducciones: 518.91,
        total_percibir: 1893.59,
        lineas: null,
      },
    ]);
  });

  it("a layout that nobody knows has no effect in another company", async () => {
    await taught();
    const other = await newOffice();
    const cleo = await namedWorker(other.company, "Sanz");
    const batch = await taken(paper(cleo), other.office);
    expect(batch.lista[0]).toMatchObject({ con_cifras: false });
    const list = await t.call(payslipLayouts, { token: other.office.token });
    expect(list.body.data).toEqual([]);
  });

  it("a taught layout reads no page of another layout", async () => {
    const { body } = await taught();
    const moved = strangePage(ana).map((line, index) => (index === 6 ? "En mano" : line));
    const batch = await taken(payslipPaper([moved]));
    expect(batch.lista[0]).toMatchObject({ con_cifras: false, total_percibir: null });
    // Place of its totals; the official model has others.
    const official = payslipPages({ nif: bea.nif, nombre: bea.printed })[0] ?? [];
    expect(saysOf(await taken(payslipPaper([official])))).toEqual([["segura", true, 1893.59]]);
    expect((await teach(body)).body.code).toBe("layout.name_taken");
  });

  it("a layout never makes another person's page sure", async () => {
    await taught();
    const named = (line: PaperPage[number]): PaperPage => [...strangePage(ana), line];
    const pages = [
      named(`Clave fiscal ${bea.nif}`),
      named([[50, `Trabajador: ${bea.printed}`]]),
      strangePage({ nif: ana.nif, printed: bea.printed }),
      strangePage(ana, "1.893,58"),
    ];
    for (const page of pages) {
      const { lista } = await taken(payslipPaper([page]));
      expect(lista.map((sheet) => sheet.correspondencia)).not.toContain("segura");
    }
    const twice = await taken(payslipPaper([strangePage(ana, "1.893,59 1.800,00")]));
    expect(twice.lista[0]).toMatchObject({
      con_cifras: false,
      total_percibir: null,
      motivos: [{ motivo: "cifras_ambiguas" }],
    });
  });
});

describe("the calls", () => {
  it("a layout is changed and deleted, and both are audited", async () => {
    const { batch, body, id } = await taught();
    const zones: Body["zonas"] = [{ campo: "nombre", x: 0.9, y: 0.9, ancho: 0.1, alto: 0.1 }];
    const changed = await t.call(changeLayout, {
      token: office.token,
      params: { id },
      body: { ...body, nombre: "Otra", zonas: zones },
    });
    expect(changed.body.data).toMatchObject({ id, nombre: "Otra", version: 2, zonas: zones });
    expect(changed.body.data.etiquetas).toHaveLength(labels.length);
    expect((await taken(paper(bea))).lista[0]).toMatchObject({ con_cifras: false });
    expect(await seen(batch.id)).toEqual(batch);
    const forgotten = await t.call(deleteLayout, { token: office.token, params: { id } });
    expect(forgotten.status).toBe(200);
    const list = await t.call(payslipLayouts, { token: office.token });
    expect(list.body.data).toEqual([]);
    const trail = await t.sql<{ accion: string }>(
      "select accion from auditoria where empresa_id = $1 and accion ~ 'plantilla|hoja_abierta' order by id",
      [company.empresa_id],
    );
    expect(trail.map(({ accion }) => accion)).toEqual([
      "nomina_lote.hoja_abierta",
      "nomina_plantilla.creada",
      "nomina_plantilla.cambiada",
      "nomina_plantilla.borrada",
    ]);
    const reads = await t.sql<{ n: number }>(
      "select count(*)::int as n from acceso_documento where empresa_id = $1",
      [company.empresa_id],
    );
    expect(reads[0]?.n).toBe(1);
  });

  it("layouts are refused to strangers, for unknown ids and with wrong bodies", async () => {
    const { batch, body, id } = await taught();
    const sheet = { params: { id: batch.id, hojaId: batch.lista[0]?.id ?? 0 }, query: {} };
    const trial = { params: { id }, body: { lote_id: batch.id, hoja_id: sheet.params.hojaId } };
    const statuses = async (token: string | undefined): Promise<number[]> => {
      const who = token === undefined ? {} : { token };
      const answers = [
        await t.call(payslipLayouts, who),
        await t.call(createLayout, { ...who, body }),
        await t.call(changeLayout, { ...who, params: { id }, body }),
        await t.call(deleteLayout, { ...who, params: { id } }),
        await t.call(tryLayout, { ...who, ...trial }),
        await t.call(sheetText, { ...who, ...sheet }),
      ];
      return answers.map((answer) => answer.status);
    };
    expect(await statuses(undefined)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await statuses(ana.token)).toEqual([403, 403, 403, 403, 403, 403]);
    const other = await newOffice();
    expect(await statuses(other.office.token)).toEqual([200, 200, 404, 404, 404, 404]);

    const label = { texto: "Quien cobra", x: 0.1, y: 0.1 };
    const zone = { campo: "nif", x: 0.5, y: 0.5, ancho: 0.1, alto: 0.1 };
    const wrong: Array<Record<string, unknown>> = [
      { ...body, nombre: "B", de_mas: 1 },
      { ...body, nombre: " " },
      { ...body, nombre: "B", ancho: 0 },
      { ...body, nombre: "B", etiquetas: [label, label] },
      { ...body, nombre: "B", etiquetas: [label, label, { ...label, texto: "Núm. 12" }] },
      { ...body, nombre: "B", etiquetas: [label, label, { ...label, x: 1.2 }] },
      { ...body, nombre: "B", zonas: [] },
      { ...body, nombre: "B", zonas: [zone, zone] },
      { ...body, nombre: "B", zonas: [{ ...zone, ancho: 0.6 }] },
      { ...body, nombre: "B", zonas: [{ ...zone, y: -0.1 }] },
      { ...body, nombre: "B", zonas: [{ ...zone, campo: "iban" }] },
    ];
    const headers = { authorization: `Bearer ${office.token}` };
    const calls = [
      ["POST", createLayout.path],
      ["PUT", `${payslipLayouts.path}/${id}`],
    ] as const;
    for (const payload of wrong) {
      for (const [method, path] of calls) {
        const url = `/api/v1${path}`;
        const answer = await t.app.inject({ method, url, headers, payload });
        expect(answer.statusCode, JSON.stringify(payload)).toBe(422);
      }
    }
    const list = await t.call(payslipLayouts, { token: office.token });
    expect(list.body.data).toHaveLength(1);
  });
});
