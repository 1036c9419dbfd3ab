import { z } from "zod";

import { data, date, fileOrArchive, id, instant, month, workerParams, year } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

import { payslipSections } from "./payslip-concepts.ts";

const access = { audience: "worker", subject: "self", module: moduleIds.payslips } as const;

/** Kinds of payslip: monthly, extra pay, bonus, delays (Rule PAPERS-22). */
export const payslipKinds = ["NM", "PE", "BN", "AT"] as const;
export const payslipKind = z
  .enum(payslipKinds)
  .describe("NM monthly, PE extra pay, BN bonus, AT delays");
export type PayslipKind = z.infer<typeof payslipKind>;

export type PayslipSection = (typeof payslipSections)[number];

const money = z.number().describe("Euros, two decimals");
const moneyOrNull = money.nullable();

/** A payslip as lists show it; its figures are null where only the PDF is known. */
export const payslip = z.object({
  id: id.describe("Payslip id"),
  anyo: year,
  mes_pago: month.describe("Month that it pays"),
  fecha_inicio: date.describe("First day that it pays"),
  fecha_fin: date.describe("Last day"),
  tipo_nomina: payslipKind,
  estado_nomina_id: z.number().int().describe("1 draft, 2 issued, 3 paid, 4 withdrawn"),
  publicada_en: instant.nullable().describe("When it reached the worker"),
  total_devengado: moneyOrNull.describe("Gross: A. total accrued"),
  total_aportaciones: moneyOrNull.describe("Worker's contributions"),
  porcentaje_irpf: z.number().nullable().describe("Income tax withheld, per cent"),
  descuento_irpf: moneyOrNull.describe("Income tax withheld"),
  otras_deducciones: moneyOrNull.describe("Advances, in kind and others"),
  total_percibir: moneyOrNull.describe("Net: what is paid"),
  percepciones_no_salariales: z
    .array(
      z.object({
        concepto: z.string().describe("Concept code"),
        texto: z.string().describe("As the payslip says it"),
        importe: money,
      }),
    )
    .describe("Non-salary perceptions"),
  path: z.string().nullable().describe("Name of its PDF; null: made when asked for"),
  hash: z.string().nullable().describe("SHA-256 of the stored PDF"),
  sustituye_id: id.nullable().describe("The payslip that this one puts right"),
  sustituida_por: id.nullable().describe("The payslip that puts this one right"),
});
export type Payslip = z.infer<typeof payslip>;

/** A line of a payslip. */
export const payslipLine = z.object({
  seccion: z.enum(payslipSections).describe("Section"),
  concepto: z.string().describe("Concept code, by which the page explains it"),
  texto: z.string().describe("As the payslip says it"),
  unidades: z.number().nullable().describe("Days, hours or pieces"),
  precio: z.number().nullable().describe("Euros a unit"),
  base: moneyOrNull.describe("What a percentage is taken of"),
  tipo: z.number().nullable().describe("Per cent"),
  importe: money,
});
export type PayslipLine = z.infer<typeof payslipLine>;

/**
 * Cause of a changed net, the biggest effect first; `efecto` is its effect on the net, in euros.
 */
export const payslipCause = z.object({
  causa: z
    .enum([
      "linea_nueva",
      "linea_desaparece",
      "linea_cambia",
      "irpf_tipo",
      "irpf_base",
      "cotizacion",
    ])
    .describe("What kind of change"),
  seccion: z.enum(payslipSections).describe("Section of the line"),
  concepto: z.string().describe("Concept code"),
  texto: z.string().describe("As the payslip says it"),
  antes: moneyOrNull.describe("Amount then; of `irpf_base` what was taxed"),
  despues: moneyOrNull.describe("Amount now"),
  unidades_antes: z.number().nullable().describe("Days, hours or pieces then"),
  unidades_despues: z.number().nullable().describe("Days, hours or pieces now"),
  tipo_antes: z.number().nullable().describe("Per cent then"),
  tipo_despues: z.number().nullable().describe("Per cent now"),
  efecto: money.describe("Effect on the net; the effects of all causes add up to the difference"),
});
export type PayslipCause = z.infer<typeof payslipCause>;

export const payslipComparison = z.object({
  frente_a: z.enum(["mes_anterior", "anyo_anterior"]).describe("What it is compared with"),
  nomina_id: id.describe("The payslip compared with"),
  anyo: year,
  mes_pago: month,
  diferencia: money.describe("Net now minus net then"),
  causas: z.array(payslipCause),
});
export type PayslipComparison = z.infer<typeof payslipComparison>;

/** A payslip as its own page shows it. */
export const payslipDetail = payslip.extend({
  cabecera: z
    .object({
      empresa: z.string(),
      cif: z.string().nullable(),
      ccc: z.string().nullable().describe("Company's contribution account"),
      centro: z.string().nullable().describe("Address of the work centre"),
      nombre: z.string(),
      nif: z.string().nullable(),
      naf: z.string().nullable().describe("Worker's social security number"),
      puesto: z.string().nullable(),
      grupo_profesional: z.string().nullable(),
      grupo_cotizacion: z.number().int().nullable().describe("Contribution group, 1 to 11"),
      antiguedad_desde: date.nullable(),
      dias: z.number().int().nullable().describe("Days that it pays"),
    })
    .describe("Head of the receipt, as it was that month"),
  bases: z
    .object({
      remuneracion_mensual: moneyOrNull,
      prorrata_pagas: moneyOrNull.describe("Share of the extra pays"),
      contingencias_comunes: moneyOrNull,
      contingencias_profesionales: moneyOrNull,
      irpf: moneyOrNull,
    })
    .describe("Bases of contributions and income tax"),
  lineas: z.array(payslipLine),
  total_deducciones: moneyOrNull.describe("B. total to deduct"),
  aportacion_empresa: moneyOrNull.describe("What the company pays on top"),
  comparaciones: z
    .array(payslipComparison)
    .describe("Against last month and the same month last year"),
  pdf_disponible: z.boolean().describe("Its PDF can be opened"),
});
export type PayslipDetail = z.infer<typeof payslipDetail>;

export const payslips = endpoint({
  method: "GET",
  path: "/trabajador/:id/nominas",
  tag: "payslips",
  summary: "The worker's published payslips, newest first, those put right included",
  access: { ...access, target: "params.id" },
  params: workerParams,
  query: z.strictObject({
    estado_nomina_id: z
      .string()
      .regex(/^[1-4](,[1-4])*$/)
      .optional()
      .describe("States; only 2 and 3 are ever listed"),
    publicada_portal: z.literal("1").optional().describe("Only published ones are ever listed"),
    anyo: year.optional().describe("Only of this year"),
    take: z.coerce.number().int().min(1).max(100).optional().describe("Only so many"),
  }),
  response: z.object({
    data: z.array(payslip),
    anyos: z.array(z.number().int()).describe("Years that have payslips, newest first"),
  }),
  errors: ["worker.not_found"],
});

export const payslipById = endpoint({
  method: "GET",
  path: "/nomina/:id",
  tag: "payslips",
  summary: "One own payslip with its lines and what changed",
  access: { audience: "worker", subject: "none", module: moduleIds.payslips },
  params: z.strictObject({ id: id.describe("Payslip id") }),
  response: data(payslipDetail),
  errors: ["payslip.not_found"],
});

export const payslipPdf = endpoint({
  method: "GET",
  path: "/nomina-document",
  tag: "payslips",
  summary: "PDF of own payslips: one as it is, several as one PDF or a ZIP",
  access: { audience: "worker", subject: "none", module: moduleIds.payslips },
  query: z.strictObject({
    nomina_ids: z
      .string()
      .max(800)
      .regex(/^\d{1,10}(,\d{1,10}){0,59}$/)
      .describe("Payslip ids, separated by commas; at most 60"),
    formato: z.enum(["pdf", "zip"]).default("pdf").describe("How several come"),
    modo: z
      .enum(["visto", "descargado"])
      .default("descargado")
      .describe("What the access log says: shown in the page or saved"),
  }),
  response: fileOrArchive,
  produces: "file",
  errors: ["payslip.not_found", "payslip.pdf_unavailable"],
});

/** An opening of a file: person and moment. */
export const fileAccess = z.object({
  quien: person.describe("Who"),
  modo: z.enum(["visto", "descargado"]).describe("Looked at or saved"),
  en: instant.describe("When"),
  suplantada: z.boolean().describe("In a session that an administrator had been handed"),
});
export type FileAccess = z.infer<typeof fileAccess>;

export const payslipAccesses = endpoint({
  method: "GET",
  path: "/nomina/:id/accesos",
  tag: "payslips",
  summary: "Who opened an own payslip, newest first; at most 100",
  access: { audience: "worker", subject: "none", module: moduleIds.payslips },
  params: z.strictObject({ id: id.describe("Payslip id") }),
  response: data(z.array(fileAccess)),
  errors: ["payslip.not_found"],
});

export const withdrawPayslip = endpoint({
  method: "POST",
  path: "/administrador/nomina/:id/retirar",
  tag: "payslips",
  summary:
    "Withdraw a published payslip: its worker no longer sees it and is told, certificates drawn from it are void; nothing is deleted",
  access: {
    audience: "administrator",
    office: "nominas",
    subject: "none",
    module: moduleIds.payslips,
  },
  params: z.strictObject({ id: id.describe("Payslip id") }),
  body: z.strictObject({ motivo: z.string().trim().min(1).max(500).describe("Why") }),
  response: data(
    z.object({
      id: id.describe("Payslip id"),
      estado_nomina_id: z.number().int().describe("4 withdrawn; no figure of anybody's pay"),
      certificados_anulados: z
        .number()
        .int()
        .describe("Certificates of income that were drawn from it and are void now"),
    }),
  ),
  errors: ["payslip.not_found", "payslip.not_published"],
});
