import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

import { zipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import {
  batchById,
  batchSheetPdf,
  confirmBatch,
  deleteBatch,
  publishBatch,
  reviewSheet,
  workerBatches,
  workerBatchPdf,
  workerBatchYears,
} from "@atrio/contract/papers/payslip-batches";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";
import { payslipAccesses, payslipPdf, payslips } from "@atrio/contract/papers/payslips";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { paidWorker, sendBatch } from "../../../../test/payslip-batches.ts";
import type { Paid } from "../../../../test/payslip-batches.ts";
import { nieOf, nifOf, payslipPages, payslipPaper } from "../../../../test/payslip-paper.ts";
import type { PaperPage, PaperPayslip } from "../../../../test/payslip-paper.ts";
import { createPayslipFactory } from "../../../../test/payslips.ts";

let t: TestApp;
let company: Company;
let office: SignedIn;
let ana: Paid;
let bea: Paid;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  await t.sql("update empresa set cif = 'B12345674' where empresa_id = $1", [company.empresa_id]);
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await paidWorker(t, company);
  bea = await paidWorker(t, company);
});

afterAll(() => t.stop());

const sheetOf = (who: Paid, more: Partial<PaperPayslip> = {}): PaperPage[] =>
  payslipPages({ nif: who.nif, nombre: who.printed, ...more });
const paper = (...pages: PaperPage[][]): Buffer => payslipPaper(pages.flat());

type Sent = Partial<Omit<Parameters<typeof sendBatch>[1], "bytes">>;

/** Uploads a file and waits until it is read; answers the batch. */
async function taken(bytes: Buffer, sent: Sent = {}): Promise<Answer["body"]["data"]> {
  const answer = await sendBatch(t, { token: office.token, bytes, ...sent });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await t.ctx.jobs.idle();
  return view(answer.body.data.id);
}

async function view(id: number): Promise<Answer["body"]["data"]> {
  const answer = await t.call(batchById, { token: office.token, params: { id } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

const publish = async (id: number, publicar_el: string | null = null): Promise<Answer> =>
  t.call(publishBatch, { token: office.token, params: { id }, body: { publicar_el } });
const confirm = async (id: number, motivo: "cifras_no_leidas" | "mes_no_leido"): Promise<Answer> =>
  t.call(confirmBatch, { token: office.token, params: { id }, body: { motivo } });
const assign = async (
  batch: { id: number },
  sheet: BatchSheet,
  trabajador_id: number | null,
): Promise<Answer> =>
  t.call(reviewSheet, {
    token: office.token,
    params: { id: batch.id, hojaId: sheet.id },
    body: { trabajador_id },
  });

const inOrder = (batch: { lista: BatchSheet[] }): BatchSheet[] =>
  batch.lista.toSorted((a, b) => a.orden - b.orden);

async function payslipsOf(who: Paid): Promise<Array<Record<string, unknown>>> {
  const answer = await t.call(payslips, { token: who.token, params: { id: who.trabajador_id } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function stored(): Promise<number> {
  const folder = fileURLToPath(t.ctx.config.storageUrl);
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((one) => one.isFile()).length;
}

/** All streams of a PDF, unpacked. */
function streamsOf(bytes: Buffer): string[] {
  const text = bytes.toString("latin1");
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = ""]) =>
    inflateSync(Buffer.from(body, "latin1")).toString("latin1"),
  );
}

const trail = async (): Promise<string[]> => {
  const rows = await t.sql<{ accion: string }>(
    "select accion from auditoria where empresa_id = $1 and accion like 'nomina_lote.%' order by id",
    [company.empresa_id],
  );
  return rows.map((row) => row.accion);
};

describe("taking in", () => {
  it("a batch is cut into its workers' sheets with their figures", async () => {
    const batch = await taken(paper(sheetOf(ana, { pages: 2 }), sheetOf(bea)));
    expect(batch).toMatchObject({ estado: "revision", paginas: 3, path: "nominas.pdf" });
    expect(batch.hojas).toEqual({
      seguras: 2,
      dudosas: 0,
      sin_correspondencia: 0,
      descartadas: 0,
      publicadas: 0,
    });
    expect(inOrder(batch)).toMatchObject([
      {
        pagina_desde: 1,
        pagina_hasta: 2,
        nif: ana.nif,
        trabajador: { id: ana.trabajador_id },
        correspondencia: "segura",
        motivo: null,
        con_cifras: true,
        total_percibir: 1893.59,
      },
      { pagina_desde: 3, pagina_hasta: 3, trabajador: { id: bea.trabajador_id } },
    ]);
    expect(batch.creado_por.id).toBe(office.trabajador_id);
  });

  it("every reason for a doubt is in the review, doubtful sheets first", async () => {
    const nie = await paidWorker(t, company, { nif: nieOf(1_234_567) });
    const left = await paidWorker(t, company, { fecha_baja: "2026-06-30" });
    const [wrong, unknown] = [`${ana.nif.slice(0, 8)}A`, nifOf(99_999_991)];
    const batch = await taken(
      paper(
        sheetOf(nie),
        payslipPages({ nif: wrong === ana.nif ? `${ana.nif.slice(0, 8)}B` : wrong, nombre: "X Y" }),
        payslipPages({ nif: unknown, nombre: "PEREZ GOMEZ, LUIS" }),
        [[...(sheetOf(ana)[0] ?? []), `Otro NIF: ${bea.nif}`]],
        sheetOf(bea, { nombre: "GARCIA LOPEZ, PEDRO" }),
        sheetOf(left),
        [["Resumen de la empresa", "Total 12.000,00"]],
        sheetOf(ana, { periodo: "del 1 al 30 de septiembre de 2026" }),
        sheetOf(bea, {
          figures: {
            accrued: 1000,
            contributions: 64,
            rate: 10,
            withheld: 100,
            others: 0,
            net: 900,
          },
        }),
      ),
    );
    expect(inOrder(batch).map(({ correspondencia, motivo }) => [correspondencia, motivo])).toEqual([
      ["segura", null],
      ["ninguna", "nif_incorrecto"],
      ["ninguna", "nif_desconocido"],
      ["dudosa", "varios_nif"],
      ["dudosa", "nombre_distinto"],
      ["dudosa", "fuera_de_alta"],
      ["ninguna", "sin_nif"],
      ["dudosa", "otro_mes"],
      ["dudosa", "ya_publicada"],
    ]);
    expect(batch.lista[0].correspondencia).not.toBe("segura");
    expect(batch.lista.at(-1).correspondencia).toBe("segura");
    expect(batch.hojas).toMatchObject({ seguras: 1, dudosas: 5, sin_correspondencia: 3 });
  });

  it("a ZIP is read as a batch, each PDF on its own", async () => {
    const zip = zipSync({
      "octubre/uno.pdf": paper(sheetOf(ana)),
      "../dos.pdf": paper(sheetOf(bea, { pages: 2 })),
      "__MACOSX/._uno.pdf": Buffer.from("x"),
    });
    const batch = await taken(Buffer.from(zip), { name: "nominas.zip" });
    expect(batch.paginas).toBe(3);
    expect(
      inOrder(batch).map((sheet) => [sheet.nombre, sheet.pagina_hasta, sheet.trabajador?.id]),
    ).toEqual([
      ["uno.pdf", 1, ana.trabajador_id],
      ["dos.pdf", 2, bea.trabajador_id],
    ]);
  });

  it("forty pages are matched to their workers, and unknown people to the review", async () => {
    const people: Paid[] = [];
    for (let index = 0; index < 35; index += 1) people.push(await paidWorker(t, company));
    const strange = [0, 1, 2, 3, 4].map((index) =>
      index % 2 === 0
        ? nifOf(77_000_000 + index)
        : `${people[index]?.nif.slice(0, 8)}${people[index]?.nif.endsWith("A") === true ? "B" : "A"}`,
    );
    const pages = people.map((who, index) =>
      sheetOf(who, { pages: index < 5 ? 2 : 1, nif: strange[index] ?? who.nif }),
    );
    const bytes = paper(...pages);
    const batch = await taken(bytes);
    expect(batch.paginas).toBe(40);
    expect(batch.hojas).toMatchObject({ seguras: 30, dudosas: 0, sin_correspondencia: 5 });
    await publish(batch.id);
    expect(await taken(bytes)).toMatchObject({ id: batch.id, estado: "publicado" });
    const rows = await t.sql<{ id: number }>(
      "select trabajador_id as id from nomina where empresa_id = $1 order by trabajador_id",
      [company.empresa_id],
    );
    expect(rows.map((row) => row.id)).toEqual(people.slice(5).map((who) => who.trabajador_id));
  });

  it("receipts that this product prints are read with their figures", async () => {
    const id = await createPayslipFactory(t).payslip(ana);
    const printed = await t.app.inject({
      url: `/api/v1${payslipPdf.path}?nomina_ids=${id}`,
      headers: { authorization: `Bearer ${ana.token}` },
    });
    await t.sql("update nomina set estado_nomina_id = 4 where id = $1", [id]);
    const batch = await taken(printed.rawPayload);
    expect(inOrder(batch)).toMatchObject([
      {
        trabajador: { id: ana.trabajador_id },
        correspondencia: "segura",
        motivo: null,
        con_lineas: true,
        total_percibir: 1606,
      },
    ]);
  });

  it("the same file, month and kind are the same batch", async () => {
    const bytes = paper(sheetOf(ana), sheetOf(bea));
    const first = await taken(bytes);
    const count = await stored();
    expect(await taken(bytes, { name: "otra-vez.pdf" })).toEqual(first);
    expect(await stored()).toBe(count);
    await publish(first.id);
    const again = await taken(bytes);
    expect(again).toMatchObject({ id: first.id, estado: "publicado" });
    expect(await payslipsOf(ana)).toHaveLength(1);
    const other = await taken(bytes, { month: { anyo: 2026, mes: 10, tipo_nomina: "PE" } });
    expect(other.id).not.toBe(first.id);
    expect(await trail()).toEqual([
      "nomina_lote.recibido",
      "nomina_lote.publicado",
      "nomina_lote.recibido",
    ]);
  });

  it("a batch is read again on a second request, and after a reader has died", async () => {
    const batch = await taken(paper(sheetOf(ana)));
    const job = { empresa_id: company.empresa_id, lote_id: batch.id };
    await t.ctx.db.tenant(company.empresa_id, async (tx) =>
      t.ctx.jobs.enqueue(tx, "payslip_batches.read", job),
    );
    await t.ctx.jobs.idle();
    expect(await view(batch.id)).toEqual(batch);

    // State left by a process that dies while reading.
    await t.sql("delete from nomina_lote_hoja where lote_id = $1", [batch.id]);
    await t.sql("update nomina_lote set estado = 'leyendo', paginas = null where id = $1", [
      batch.id,
    ]);
    t.clock.advance({ minutes: 30 });
    await t.ctx.db.tenant(company.empresa_id, async (tx) =>
      t.ctx.jobs.enqueue(tx, "payslip_batches.publish", {}),
    );
    await t.ctx.jobs.idle();
    expect((await view(batch.id)).hojas.seguras).toBe(1);
  });
});

describe("figures beside a batch", () => {
  const head =
    "nif;total_devengado;total_aportaciones;porcentaje_irpf;descuento_irpf;otras_deducciones;total_percibir";

  it("figures of a CSV complete pages that state none", async () => {
    const cifras = `${head}\n${ana.nif};2.000,00;130,5;12;240;0;1629,50\n`;
    const batch = await taken(
      paper(sheetOf(ana, { figures: null }), sheetOf(bea, { figures: null })),
      { cifras },
    );
    expect(inOrder(batch)).toMatchObject([
      { correspondencia: "segura", con_cifras: true, total_percibir: 1629.5 },
      { correspondencia: "dudosa", motivo: "cifras_no_leidas", con_cifras: false },
    ]);
    await confirm(batch.id, "cifras_no_leidas");
    await publish(batch.id);
    expect(await payslipsOf(ana)).toMatchObject([
      { total_devengado: 2000, descuento_irpf: 240, porcentaje_irpf: 12, total_percibir: 1629.5 },
    ]);
    expect(await payslipsOf(bea)).toMatchObject([{ total_percibir: null }]);
  });

  it("figures of a CSV are doubted where A − B is not the net, or the page says another net", async () => {
    const cifras = `${head}\n${ana.nif};2000;130;12;240;0;1600\n${bea.nif};2000;130;12;240;0;1630\n`;
    const batch = await taken(paper(sheetOf(ana, { figures: null }), sheetOf(bea)), { cifras });
    expect(inOrder(batch)).toMatchObject([
      { correspondencia: "dudosa", motivo: "cifras_no_cuadran", con_cifras: false },
      { correspondencia: "dudosa", motivo: "cifras_no_cuadran", con_cifras: false },
    ]);
  });

  it.each([
    ["a heading that lacks a column", "nif;total_devengado\n", 1],
    ["a NIF with a wrong letter", `${head}\n12345678A;1;0;0;0;0;1\n`, 2],
    ["no number", `${head}\n12345678Z;1;0;0;0;0;1\n\n00000000T;x;0;0;0;0;1\n`, 4],
    ["a number that can be read in two ways", `${head}\n12345678Z;1.234;0;0;0;0;1\n`, 2],
    ["a person twice", `${head}\n12345678Z;1;0;0;0;0;1\n12345678Z;1;0;0;0;0;1\n`, 3],
  ])("figures of a CSV are refused with the line: %s", async (_, cifras, line) => {
    const answer = await sendBatch(t, { token: office.token, bytes: paper(sheetOf(ana)), cifras });
    expect([answer.status, answer.body.code]).toEqual([422, "batch.figures"]);
    expect(answer.body.errors.cifras[0]).toContain(`línea ${line}.`);
  });
});

describe("review and publishing", () => {
  it("publishing sends sure and reviewed sheets, tells their workers, and leaves out the rest", async () => {
    const unknown = nifOf(88_888_888);
    const carla = await paidWorker(t, company);
    const batch = await taken(
      paper(
        sheetOf(ana),
        sheetOf(bea, { figures: null }),
        payslipPages({ nif: unknown, nombre: "LOPEZ, LUIS" }),
        [["Hoja sin dueño"]],
        sheetOf(carla, { figures: null }),
      ),
    );
    const [, doubtful, nobodys, blank, late] = inOrder(batch);
    if (!doubtful || !nobodys || !blank || !late) throw new Error("A sheet is missing");
    await assign(batch, late, null);
    const reviewed = await assign(batch, doubtful, bea.trabajador_id);
    expect(reviewed.body.data).toMatchObject({ revisada: true, estado: "pendiente" });
    expect((await assign(batch, blank, null)).body.data.estado).toBe("descartada");

    const published = await publish(batch.id);
    expect(published.body.data).toMatchObject({
      estado: "publicado",
      hojas: { seguras: 0, sin_correspondencia: 1, descartadas: 2, publicadas: 2 },
    });
    for (const who of [ana, bea]) {
      expect(await payslipsOf(who)).toMatchObject([
        { anyo: 2026, mes_pago: 10, fecha_inicio: "2026-10-01", fecha_fin: "2026-10-31" },
      ]);
    }
    const mails = await t.outbox();
    expect(mails.filter(({ headers }) => headers["to"]?.includes(ana.email))).toHaveLength(1);
    expect(mails.map(({ text }) => text).join(" ")).not.toContain("893,59");

    // A repeated call gets the same answer.
    expect((await publish(batch.id)).body.data).toEqual(published.body.data);
    // A sheet left out can still be given to a worker.
    await assign(batch, late, carla.trabajador_id);
    expect((await publish(batch.id)).body.data.hojas.publicadas).toBe(3);
    expect(await trail()).toEqual([
      "nomina_lote.recibido",
      "nomina_lote.hoja_descartada",
      "nomina_lote.hoja_asignada",
      "nomina_lote.hoja_descartada",
      "nomina_lote.publicado",
      "nomina_lote.hoja_asignada",
      "nomina_lote.publicado",
    ]);
  });

  it("a published payslip is superseded only after a person has looked", async () => {
    const { payslip } = createPayslipFactory(t);
    const older = await payslip(ana);
    const batch = await taken(paper(sheetOf(ana), sheetOf(bea)));
    const [doubtful] = inOrder(batch);
    expect(doubtful).toMatchObject({ correspondencia: "dudosa", motivo: "ya_publicada" });
    await publish(batch.id);
    expect(await payslipsOf(ana)).toMatchObject([{ id: older, sustituida_por: null }]);

    if (doubtful === undefined) throw new Error("A sheet is missing");
    await assign(batch, doubtful, ana.trabajador_id);
    await publish(batch.id);
    const [newer, old] = (await payslipsOf(ana)).toSorted(
      (a, b) => Number(b["id"]) - Number(a["id"]),
    );
    expect(newer).toMatchObject({ sustituye_id: older });
    expect(old).toMatchObject({ id: older, sustituida_por: newer?.["id"] });
  });

  it("a sure sheet is doubted when its worker has got a payslip meanwhile", async () => {
    const batch = await taken(paper(sheetOf(ana), sheetOf(bea)));
    await createPayslipFactory(t).payslip(ana);
    expect((await publish(batch.id)).body.data.hojas).toMatchObject({ publicadas: 1, dudosas: 1 });
    expect(await payslipsOf(ana)).toHaveLength(1);
  });

  it("two sheets of one worker are published as a payslip and its correction", async () => {
    const batch = await taken(paper(sheetOf(ana), sheetOf(ana, { figures: null })));
    const second = inOrder(batch).find((sheet) => sheet.motivo === "ya_publicada");
    // Consecutive pages of a person are a single sheet unless both state a net.
    expect(second).toBeUndefined();
    const both = await taken(paper(sheetOf(bea), sheetOf(ana), sheetOf(bea)));
    const [first, , repeated] = inOrder(both);
    if (first === undefined || repeated === undefined) throw new Error("A sheet is missing");
    expect([first.motivo, repeated.motivo]).toEqual(["repetida", "ya_publicada"]);
    await assign(both, first, bea.trabajador_id);
    await assign(both, repeated, bea.trabajador_id);
    await publish(both.id);
    const own = await payslipsOf(bea);
    expect(own).toHaveLength(2);
    expect(own.filter((one) => one["sustituye_id"] !== null)).toHaveLength(1);
  });

  it("a batch is published at its scheduled time", async () => {
    const batch = await taken(paper(sheetOf(ana)));
    const moment = "2026-11-27T08:00:00Z";
    for (const wrong of ["2026-11-18T07:00:00Z", "2028-01-01T00:00:00Z"]) {
      const refused = await publish(batch.id, wrong);
      expect([refused.status, refused.body.code]).toEqual([422, "batch.publish_date"]);
    }
    expect((await publish(batch.id, moment)).body.data.estado).toBe("programado");
    const look = async (): Promise<void> => {
      await t.ctx.db.tenant(company.empresa_id, async (tx) =>
        t.ctx.jobs.enqueue(tx, "payslip_batches.publish", {}),
      );
      await t.ctx.jobs.idle();
    };
    t.clock.set("2026-11-27T07:59:59Z");
    ana = { ...ana, token: await t.factory.session(ana) };
    office = { ...office, token: await t.factory.session(office) };
    await look();
    expect(await payslipsOf(ana)).toEqual([]);
    t.clock.set(moment);
    await look();
    await look();
    expect(await payslipsOf(ana)).toHaveLength(1);
    expect((await view(batch.id)).estado).toBe("publicado");
    const late = await publish(batch.id, "2026-12-27T08:00:00Z");
    expect([late.status, late.body.code]).toEqual([409, "batch.not_in_review"]);
  });

  it("a sheet is published only to a worker employed in its month", async () => {
    const left = await paidWorker(t, company, { fecha_baja: "2026-06-30" });
    const late = await taken(paper(sheetOf(left)), {
      month: { anyo: 2026, mes: 10, tipo_nomina: "AT" },
    });
    const monthly = await taken(paper(sheetOf(left), sheetOf(ana)));
    const [sheet] = inOrder(monthly);
    const [arrears] = inOrder(late);
    if (sheet === undefined || arrears === undefined) throw new Error("A sheet is missing");
    const refused = await assign(monthly, sheet, left.trabajador_id);
    expect([refused.status, refused.body.code]).toEqual([422, "batch.worker_outside"]);
    const other = await t.factory.signedIn();
    const stranger = await assign(monthly, sheet, other.trabajador_id);
    expect([stranger.status, stranger.body.code]).toEqual([404, "worker.not_found"]);
    // Late pay may reach a former worker, once a person has looked.
    expect(arrears.motivo).toBe("fuera_de_alta");
    expect((await assign(late, arrears, left.trabajador_id)).status).toBe(200);
    expect((await publish(late.id)).body.data.hojas.publicadas).toBe(1);
  });

  it("a batch without a sure sheet has nothing to publish", async () => {
    const batch = await taken(paper([["Una hoja"]]));
    const refused = await publish(batch.id);
    expect([refused.status, refused.body.code]).toEqual([409, "batch.nothing_to_publish"]);
  });

  it("a batch is deleted with all of its bytes, unless some of it is published", async () => {
    const before = await stored();
    const batch = await taken(paper(sheetOf(ana), sheetOf(bea)), { cifras: "" });
    expect(await stored()).toBe(before + 3);
    const answer = await t.call(deleteBatch, { token: office.token, params: { id: batch.id } });
    expect(answer.status).toBe(200);
    await t.ctx.jobs.idle();
    expect(await stored()).toBe(before);
    const gone = await t.call(batchById, { token: office.token, params: { id: batch.id } });
    expect([gone.status, gone.body.code]).toEqual([404, "batch.not_found"]);

    const published = await taken(paper(sheetOf(ana)));
    await publish(published.id);
    const kept = await t.call(deleteBatch, { token: office.token, params: { id: published.id } });
    expect([kept.status, kept.body.code]).toEqual([409, "batch.not_in_review"]);
  });
});

describe("whose pages they are", () => {
  const raw = async (token: string, id: number): Promise<{ status: number; bytes: Buffer }> => {
    const response = await t.app.inject({
      url: `/api/v1${workerBatchPdf.path}?lote_id=${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: response.statusCode, bytes: response.rawPayload };
  };

  it("a page is its worker's after publishing and never before", async () => {
    const cora = await paidWorker(t, company);
    const batch = await taken(
      paper(sheetOf(ana, { pages: 2 }), sheetOf(bea), sheetOf(cora, { nombre: "NADIE" })),
    );
    const asked = { trabajador_id: ana.trabajador_id, anyo: 2026 };
    const list = async (who: Paid): Promise<Array<{ id: number }>> => {
      const query = { ...asked, trabajador_id: who.trabajador_id };
      return (await t.call(workerBatches, { token: who.token, query })).body.data;
    };
    expect(await list(ana)).toEqual([]);
    expect((await raw(ana.token, batch.id)).status).toBe(404);
    await publish(batch.id);
    expect(await list(ana)).toMatchObject([
      { id: batch.id, anyo: 2026, mes: 10, tipo_nomina: "NM" },
    ]);
    const years = await t.call(workerBatchYears, {
      token: ana.token,
      query: { trabajador_id: ana.trabajador_id },
    });
    expect(years.body.data).toEqual([2026]);

    const own = await raw(ana.token, batch.id);
    expect(own.status).toBe(200);
    // Its two pages, and no byte of another page in any stream.
    const streams = streamsOf(own.bytes);
    expect(streams.filter((text) => text.includes(ana.nif))).toHaveLength(2);
    expect(streams.join(" ")).not.toContain(bea.nif);
    expect(streams.join(" ")).not.toContain(cora.nif);
    // A sheet under review is nobody's, not even of the worker with its NIF.
    expect(await list(cora)).toEqual([]);
    expect((await raw(cora.token, batch.id)).status).toBe(404);
    expect((await raw(office.token, batch.id)).status).toBe(404);
    const supervisor = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true },
    });
    await t.factory.supervise(supervisor, ana);
    expect((await raw(supervisor.token, batch.id)).status).toBe(404);
    const foreign = await t.factory.signedIn({ trabajador: { administrador: true } });
    const theirs = await t.call(batchById, { token: foreign.token, params: { id: batch.id } });
    expect([theirs.status, theirs.body.code]).toEqual([404, "batch.not_found"]);
  });

  it("a sheet under review is opened by administrators only, recorded for its worker", async () => {
    const batch = await taken(paper(sheetOf(ana), sheetOf(bea)));
    const [sheet] = inOrder(batch);
    if (sheet === undefined) throw new Error("A sheet is missing");
    const params = { id: batch.id, hojaId: sheet.id };
    expect((await t.call(batchSheetPdf, { token: ana.token, params })).status).toBe(403);
    const opened = await t.call(batchSheetPdf, { token: office.token, params });
    expect(opened.status).toBe(200);
    expect(opened.headers["content-type"]).toBe("application/pdf");
    expect(await trail()).toContain("nomina_lote.hoja_abierta");
    await publish(batch.id);
    const [own] = await payslipsOf(ana);
    const log = await t.call(payslipAccesses, {
      token: ana.token,
      params: { id: Number(own?.["id"]) },
    });
    expect(log.body.data).toMatchObject([{ quien: { id: office.trabajador_id }, modo: "visto" }]);
    // Published, it is the worker's alone.
    expect((await t.call(batchSheetPdf, { token: office.token, params })).status).toBe(404);
  });
});
