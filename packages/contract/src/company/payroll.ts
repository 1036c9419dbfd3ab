import { z } from "zod";

import { data, date, done, fileBytes, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { page, paramsFront } from "../paging.ts";
import { person } from "../person.ts";

const access = {
  audience: "administrator",
  office: "nominas",
  subject: "company",
  module: null,
} as const;

/** Figures of a person's month; minutes, euros, and days of absences by kind. */
export const payrollConcepts = [
  "previstas",
  "trabajadas",
  "saldo",
  "horas_nomina",
  "gastos",
  "vacaciones",
  "asuntos_propios",
  "horas_retribuidas",
  "permiso_retribuido",
  "permiso_no_retribuido",
  "reposo",
  "baja",
  "nacimiento",
] as const;
export type PayrollConcept = (typeof payrollConcepts)[number];

/** Fields that say who it is, and what changed in the month. */
export const payrollFields = [
  "codigo",
  "nif",
  "nombre",
  "centro",
  "departamento",
  "alta",
  "baja_empresa",
  "contrato",
  "cuenta",
] as const;

/** Columns of files with a row for each concept. */
const conceptFields = ["concepto", "cantidad", "unidad"] as const;

export const payrollColumns = [...payrollFields, ...payrollConcepts, ...conceptFields] as const;
export type PayrollColumn = (typeof payrollColumns)[number];

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe("Month, YYYY-MM");

/** Parts of the list. */
export const payrollViews = ["todas", "problemas", "cambios"] as const;

const figures = z
  .record(z.enum(payrollConcepts), z.number())
  .describe(
    "Minutes of hours, euros of expenses, days of absences; hours of paid hours in minutes",
  );
export type PayrollFigures = z.infer<typeof figures>;

export const payrollRow = z.object({
  persona: person.describe("Worker"),
  codigo: z.string().nullable().describe("Code of the worker"),
  nif: z.string().nullable().describe("Tax number"),
  centro_trabajo: z.string().nullable().describe("Centre on the last day of the month"),
  departamento: z.string().nullable().describe("Department"),
  cifras: figures,
  alta: date.nullable().describe("First day of work, in this month"),
  baja: date.nullable().describe("Last day of work, in this month"),
  contrato: date.nullable().describe("Day of a new or changed contract, in this month"),
  cuenta: date.nullable().describe("Day on which another bank account came into force"),
  mes_abierto: z.boolean().describe("The month is not closed yet"),
  pendientes: z.number().int().describe("Requests and incidences of the month that wait"),
  entregado_en: instant.nullable().describe("Last file with this person and month"),
  cambios: z
    .array(
      z.object({
        concepto: z.enum(payrollConcepts).describe("Figure"),
        antes: z.number().describe("As it was handed over"),
        ahora: z.number().describe("As it is now"),
      }),
    )
    .describe("Figures that changed since then"),
});
export type PayrollRow = z.infer<typeof payrollRow>;

const layoutShape = {
  nombre: z.string().trim().min(1).max(80).describe("Name"),
  filas: z.enum(["persona", "concepto"]).describe("A row for each person, or for each concept"),
  columnas: z
    .array(
      z.strictObject({
        campo: z.enum(payrollColumns).describe("Column"),
        titulo: z.string().trim().max(60).describe("Heading; empty for the portal's own"),
      }),
    )
    .min(1)
    .max(40)
    .describe("Columns in order"),
  decimal: z.enum([",", "."]).describe("Decimal sign of the CSV"),
};

export const payrollLayout = z.object({ id: id.describe("Id"), ...layoutShape });
export type PayrollLayout = z.infer<typeof payrollLayout>;

const handOver = z.object({
  id: id.describe("Id"),
  formato: z.string().describe("Name of the layout"),
  tipo: z.enum(["csv", "xlsx"]).describe("Format"),
  sha256: z.string().describe("Hash of the file"),
  personas: z.number().int().describe("People in it"),
  entregada_en: instant.describe("When"),
  autor: z.string().describe("Who"),
});
export type PayrollHandOver = z.infer<typeof handOver>;

export const listPayroll = endpoint({
  method: "GET",
  path: "/administrador/prenomina",
  tag: "administrator",
  summary: "What a month hands over to payroll, by person, and the files that were made of it",
  access: { ...access, subject: "none" },
  query: z.strictObject({
    ...identityFields,
    paramsFront: paramsFront({
      mes: month.optional(),
      texto: z.string().trim().max(100).optional().describe("Text that finds people"),
      ver: z.enum(payrollViews).default("todas").describe("Part of the list"),
    }).prefault("{}"),
  }),
  response: page(payrollRow).extend({
    mes: month,
    personas: z.number().int().describe("People of the month"),
    abiertos: z.number().int().describe("People whose month is not closed"),
    con_pendientes: z.number().int().describe("People with something that waits"),
    entregas: z.array(handOver).describe("Files of the month, newest first"),
    formatos: z.array(payrollLayout).describe("Layouts of the company, by name"),
  }),
  errors: ["payroll.month_future"],
});

export const savePayrollLayout = endpoint({
  method: "PUT",
  path: "/administrador/prenomina/formatos",
  tag: "administrator",
  summary: "Add or change a layout of the files for payroll",
  access,
  body: z.strictObject({
    ...identityFields,
    id: id.optional().describe("Layout that changes; absent for a new one"),
    ...layoutShape,
  }),
  response: data(z.object({ id: id.describe("Id") })),
  errors: ["payroll.layout_not_found", "payroll.layout_name_taken", "payroll.layout_columns"],
});

export const deletePayrollLayout = endpoint({
  method: "DELETE",
  path: "/administrador/prenomina/formatos/:id",
  tag: "administrator",
  summary: "Remove a layout",
  access,
  params: z.strictObject({ id: id.describe("Layout id") }),
  response: done,
  errors: ["payroll.layout_not_found"],
});

export const handOverPayroll = endpoint({
  method: "POST",
  path: "/administrador/prenomina/entregar",
  tag: "administrator",
  summary: "Make the file of a month for payroll, and record who made it, when, and its hash",
  access: { ...access, confirmed: true },
  body: z.strictObject({
    ...identityFields,
    mes: month,
    formato_id: id.nullable().describe("Layout; null for the portal's own"),
    tipo: z.enum(["csv", "xlsx"]).describe("Format"),
  }),
  produces: "file",
  response: fileBytes,
  errors: ["payroll.layout_not_found", "payroll.month_future"],
});
