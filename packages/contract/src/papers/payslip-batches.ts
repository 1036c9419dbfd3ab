import { z } from "zod";

import { data, done, fileBytes, id, identityFields, instant, month, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

import { payslipKind } from "./payslips.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.payslips } as const;
const office = {
  audience: "administrator",
  office: "nominas",
  subject: "none",
  module: moduleIds.payslips,
} as const;
const batchParams = z.strictObject({ id: id.describe("Batch id") });
const sheetParams = z.strictObject({
  id: id.describe("Batch id"),
  hojaId: id.describe("Sheet id"),
});

/** Largest file of a batch, in bytes: 60 MB. */
export const largestBatch = 62_914_560;

/** A batch as a worker sees it: only that some pages are theirs. */
export const workerBatch = z.object({
  id: id.describe("Batch id"),
  anyo: year,
  mes: month,
  tipo_nomina: payslipKind,
  path: z.string().describe("File name"),
  nomina_ids: z.array(id).describe("The worker's payslips in it"),
  publicado_en: instant.describe("When it reached the worker"),
});
export type WorkerBatch = z.infer<typeof workerBatch>;

export const workerBatches = endpoint({
  method: "GET",
  path: "/nomina-lote",
  tag: "payslips",
  summary: "Imported batches of a year that hold a published payslip of the worker",
  access: { ...access, target: "query.trabajador_id" },
  query: z.strictObject({ trabajador_id: id.describe("Worker id"), anyo: year }),
  response: data(z.array(workerBatch)),
  errors: ["worker.not_found"],
});

export const workerBatchYears = endpoint({
  method: "GET",
  path: "/nomina-lote/anyos",
  tag: "payslips",
  summary: "Years of the batches that hold a published payslip of the worker, newest first",
  access: { ...access, target: "query.trabajador_id" },
  query: z.strictObject({ trabajador_id: id.describe("Worker id") }),
  response: data(z.array(z.number().int())),
  errors: ["worker.not_found"],
});

export const workerBatchPdf = endpoint({
  method: "GET",
  path: "/nomina-lote/document",
  tag: "payslips",
  summary: "The worker's own pages of a batch, as one PDF",
  access: { audience: "worker", subject: "none", module: moduleIds.payslips },
  query: z.strictObject({ lote_id: id.describe("Batch id") }),
  response: fileBytes,
  produces: "file",
  errors: ["batch.not_found", "payslip.pdf_unavailable"],
});

/** Reasons of a doubtful or unmatched sheet; the text of each is in the answers. */
const sheetReasons = [
  "sin_nif",
  "nif_incorrecto",
  "nif_desconocido",
  "varios_nif",
  "nombre_distinto",
  "nombre_no_leido",
  "otra_persona",
  "numeracion_abierta",
  "pagina_suelta",
  "fuera_de_alta",
  "otro_mes",
  "ya_publicada",
  "repetida",
  "cifras_no_cuadran",
  "cifras_ambiguas",
  "salto_neto",
  "cifras_no_leidas",
  "mes_no_leido",
  "escaneada",
] as const;
/** Reasons that a whole layout can have, and that are confirmed for a batch at once. */
const confirmableReasons = ["mes_no_leido", "cifras_no_leidas", "cifras_ambiguas"] as const;
const sheetReason = z.enum(sheetReasons);

const checkCounts = z.object({
  bien: z.number().int().describe("Sheets on which it was right"),
  mal: z.number().int().describe("Sheets on which it was wrong"),
  sin_comprobar: z
    .number()
    .int()
    .describe("Sheets on which it was not read, or there was nothing to compare it with"),
});

const batchStates = ["leyendo", "revision", "programado", "publicado", "fallido"] as const;

/** A batch as administrators see it. */
export const payslipBatch = z.object({
  id: id.describe("Batch id"),
  anyo: year,
  mes: month,
  tipo_nomina: payslipKind,
  path: z.string().describe("File name"),
  hash: z.string().describe("SHA-256 of the file"),
  paginas: z.number().int().nullable(),
  estado: z.enum(batchStates).describe("Being read, to review, to be published, published, failed"),
  motivo_fallo: z
    .string()
    .nullable()
    .describe("Why it could not be read, in the caller's language"),
  publicar_el: instant.nullable(),
  publicado_en: instant.nullable(),
  creado_en: instant,
  creado_por: person.nullable().describe("null: by the command"),
  hojas: z
    .object({
      seguras: z.number().int(),
      dudosas: z.number().int().describe("Still to be looked at"),
      sin_correspondencia: z.number().int().describe("Nobody's, still to be looked at"),
      descartadas: z.number().int(),
      publicadas: z.number().int(),
    })
    .describe("How many sheets of each kind"),
  abiertas: z
    .number()
    .int()
    .describe("Published payslips that their workers have opened; never who (Rule PAPERS-85)"),
  retiradas: z.number().int().describe("Published payslips that were withdrawn since"),
  comprobaciones: z
    .object({
      nif: checkCounts.describe("NIF of one worker, right control letter"),
      nombre: checkCounts.describe("Name of that worker, and nobody else's, on its pages"),
      paginas: checkCounts.describe("Page numbers from the first to the last"),
      mes: checkCounts.describe("Month of the batch (monthly payslips)"),
      cifras: checkCounts.describe("Totals that add up"),
      neto_anterior: checkCounts.describe("Net within half of the one of the month before"),
    })
    .describe("What was checked when the batch was read, and what was not, in sheets"),
});
export type PayslipBatch = z.infer<typeof payslipBatch>;

export const batchSheet = z.object({
  id: id.describe("Sheet id"),
  orden: z.number().int(),
  nombre: z.string().nullable().describe("File in the ZIP"),
  pagina_desde: z.number().int(),
  pagina_hasta: z.number().int(),
  nif: z.string().nullable().describe("As read"),
  nombre_leido: z.string().nullable(),
  trabajador: person.nullable().describe("Whose it seems to be"),
  correspondencia: z.enum(["segura", "dudosa", "ninguna"]),
  motivo: sheetReason.nullable().describe("The first reason why it is doubtful or nobody's"),
  motivos: z
    .array(
      z.object({ motivo: sheetReason, texto: z.string().describe("In the caller's language") }),
    )
    .describe("All reasons; those that a person has confirmed are left out"),
  estado: z.enum(["pendiente", "descartada", "publicada"]),
  revisada: z.boolean().describe("A person has looked"),
  con_cifras: z.boolean().describe("Its figures are known"),
  con_lineas: z.boolean().describe("Its lines are known, and add up to its figures"),
  total_percibir: z.number().nullable(),
  nomina_id: id.nullable(),
  retirada: z.boolean().describe("Published, and withdrawn since"),
});
export type BatchSheet = z.infer<typeof batchSheet>;

/** Letters of the CSV with the figures. */
const longestFigures = 2_000_000;
/** Letters of the CSV with the lines: some fifteen a payslip. */
const longestLines = 6_000_000;

export const uploadBatch = endpoint({
  method: "POST",
  path: "/administrador/nomina-lote",
  tag: "payslips",
  summary: "Take in a PDF or ZIP of payslips; the same file for the same month changes nothing",
  access: office,
  form: true,
  file: "fichero",
  fileLimit: largestBatch,
  bodyLimit: 3 * (longestFigures + longestLines) + 4096,
  creates: true,
  body: z.strictObject({
    ...identityFields,
    anyo: year,
    mes: month,
    tipo_nomina: payslipKind,
    cifras: z.string().max(longestFigures).optional().describe("CSV with the figures by NIF"),
    lineas: z.string().max(longestLines).optional().describe("CSV with the lines and bases by NIF"),
    fichero: z.unknown().describe("The file (form part)"),
  }),
  response: data(payslipBatch),
  errors: [
    "document.type",
    "document.too_large",
    "document.empty",
    "document.unsafe",
    "batch.figures",
    "batch.lines",
    "batch.too_many",
    "batch.unreadable",
  ],
});

export const batches = endpoint({
  method: "GET",
  path: "/administrador/nomina-lote",
  tag: "payslips",
  summary: "Batches of a year, newest first",
  access: office,
  query: z.strictObject({ anyo: year.optional() }),
  response: data(z.array(payslipBatch)),
});

export const batchById = endpoint({
  method: "GET",
  path: "/administrador/nomina-lote/:id",
  tag: "payslips",
  summary: "A batch with its sheets: those to review first",
  access: office,
  params: batchParams,
  response: data(payslipBatch.extend({ lista: z.array(batchSheet) })),
  errors: ["batch.not_found"],
});

export const batchSheetPdf = endpoint({
  method: "GET",
  path: "/administrador/nomina-lote/:id/hoja/:hojaId/document",
  tag: "payslips",
  summary: "The pages of a sheet that is being reviewed",
  access: office,
  params: sheetParams,
  response: fileBytes,
  produces: "file",
  errors: ["batch.not_found"],
});

export const reviewSheet = endpoint({
  method: "PUT",
  path: "/administrador/nomina-lote/:id/hoja/:hojaId",
  tag: "payslips",
  summary: "Say whose a sheet is, or leave it out",
  access: office,
  params: sheetParams,
  body: z.strictObject({
    trabajador_id: id.nullable().describe("Whose it is; null leaves it out"),
  }),
  response: data(batchSheet),
  errors: [
    "batch.not_found",
    "batch.not_in_review",
    "worker.not_found",
    "batch.worker_outside",
    "batch.not_on_page",
    "batch.unreadable",
  ],
});

export const confirmBatch = endpoint({
  method: "POST",
  path: "/administrador/nomina-lote/:id/confirmar",
  tag: "payslips",
  summary: "Confirm for all sheets of a batch what its layout does not say",
  access: office,
  params: batchParams,
  body: z.strictObject({
    motivo: z
      .enum(confirmableReasons)
      .describe("The month of the batch is right, or its figures need not be known"),
  }),
  response: data(payslipBatch),
  errors: ["batch.not_found", "batch.not_in_review"],
});

export const publishBatch = endpoint({
  method: "POST",
  path: "/administrador/nomina-lote/:id/publicar",
  tag: "payslips",
  summary: "Publish the sure and reviewed sheets, now or at a date; the others reach nobody",
  access: office,
  params: batchParams,
  body: z.strictObject({ publicar_el: instant.nullable().default(null).describe("null: now") }),
  response: data(payslipBatch),
  errors: [
    "batch.not_found",
    "batch.not_in_review",
    "batch.nothing_to_publish",
    "batch.publish_date",
  ],
});

export const deleteBatch = endpoint({
  method: "DELETE",
  path: "/administrador/nomina-lote/:id",
  tag: "payslips",
  summary: "Forget a batch of which nothing is published",
  access: office,
  params: batchParams,
  response: done,
  errors: ["batch.not_found", "batch.not_in_review"],
});
