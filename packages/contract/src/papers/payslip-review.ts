import { z } from "zod";

import { data, date, id, month, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

import { batchSheet } from "./payslip-batches.ts";

const office = {
  audience: "administrator",
  office: "nominas",
  subject: "none",
  module: moduleIds.payslips,
} as const;

/** Facts of a payslip that are framed on its page. */
export const markedFields = [
  "nombre",
  "nif",
  "periodo",
  "total_devengado",
  "total_aportaciones",
  "descuento_irpf",
  "total_deducciones",
  "total_percibir",
] as const;
export type MarkedField = (typeof markedFields)[number];

const part = z.number().min(0).max(1).describe("Part of the page's width or height, 0 to 1");

/** Place of a fact on a page of a sheet. */
export const sheetMark = z.object({
  campo: z.enum(markedFields),
  pagina: z.number().int().describe("From 1, in the sheet"),
  x: part,
  y: part,
  ancho: part,
  alto: part,
  dudoso: z.boolean().describe("A reason of the sheet is about it"),
});
export type SheetMark = z.infer<typeof sheetMark>;

const amount = z.number().nullable().describe("Euros; null: not read");

/** Figures of a payslip as the review compares them. */
export const reviewFigures = z.object({
  dias: z.number().int().nullable().describe("Days that it pays"),
  total_devengado: amount,
  total_aportaciones: amount,
  porcentaje_irpf: z.number().nullable(),
  descuento_irpf: amount,
  otras_deducciones: amount,
  total_percibir: amount,
});
export type ReviewFigures = z.infer<typeof reviewFigures>;

const outcome = z
  .enum(["bien", "mal", "sin_comprobar"])
  .describe("Right; wrong; not read, or nothing to compare it with");

/** A person with a part of their data on a sheet. */
export const sheetCandidate = z.object({
  trabajador: person,
  puesto: z.string().nullable(),
  centro_trabajo: z.string().nullable(),
  nombre: z.boolean().describe("Their name stands on the sheet"),
  nif: z.boolean().describe("Their NIF stands on the sheet"),
});
export type SheetCandidate = z.infer<typeof sheetCandidate>;

const explanation = z.object({
  clase: z
    .enum(["ausencia", "incapacidad", "alta", "baja"])
    .describe("Unpaid leave; a medical one, without its name; hired, or left, in the month"),
  texto: z.string().describe("Name of the leave in the caller's language; empty for the others"),
  desde: date,
  hasta: date,
  decidida_por: z.string().nullable().describe("Who approved the absence"),
});
export type SheetExplanation = z.infer<typeof explanation>;

/** A sheet as its review shows it. */
export const sheetCheck = z.object({
  hoja: batchSheet,
  comprobaciones: z
    .object({ nombre: outcome, nif: outcome, mes: outcome, totales: outcome })
    .describe("Of the person whose it seems to be; the first two as the page says now"),
  se_puede_aceptar: z.boolean().describe("Name and NIF of that person stand on the sheet"),
  marcas: z.array(sheetMark),
  actual: reviewFigures.nullable().describe("null: its figures are not known"),
  anterior: reviewFigures
    .extend({ anyo: year, mes: month })
    .nullable()
    .describe("Published payslip of the month before of the same person and kind"),
  explicaciones: z.array(explanation).describe("Facts of the month that change pay"),
  candidatos: z.array(sheetCandidate).describe("People with name or NIF on it; both first"),
});
export type SheetCheck = z.infer<typeof sheetCheck>;

export const checkSheet = endpoint({
  method: "GET",
  path: "/administrador/nomina-lote/:id/hoja/:hojaId",
  tag: "payslips",
  summary:
    "A sheet under review: places of what was read, its figures against those of last month, who it can be of; noted as reading the sheet",
  access: office,
  params: z.strictObject({ id: id.describe("Batch id"), hojaId: id.describe("Sheet id") }),
  response: data(sheetCheck),
  errors: ["batch.not_found", "batch.unreadable"],
});
