import { z } from "zod";

import { data, done, id, identityFields, instant } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { moduleIds } from "../modules.ts";
import { person } from "../person.ts";

import { payslipLine } from "./payslips.ts";

const office = {
  audience: "administrator",
  office: "nominas",
  subject: "none",
  module: moduleIds.payslips,
} as const;
const layoutParams = z.strictObject({ id: id.describe("Layout id") });

/** Contents of a layout's zones. */
export const layoutFields = [
  "nombre",
  "nif",
  "periodo",
  "total_devengado",
  "total_aportaciones",
  "porcentaje_irpf",
  "descuento_irpf",
  "total_deducciones",
  "total_percibir",
] as const;
export type LayoutField = (typeof layoutFields)[number];

const part = z.number().min(0).max(1).describe("Part of the page's width or height, 0 to 1");
/** A hair more than the page, for sums of fractions. */
const edge = 1.000001;

const layoutZone = z
  .strictObject({
    campo: z.enum(layoutFields).describe("What stands there"),
    x: part,
    y: part,
    ancho: part.positive(),
    alto: part.positive(),
  })
  .refine((zone) => zone.x + zone.ancho <= edge && zone.y + zone.alto <= edge);

/** Contents of a column in the table of concepts; `importe` holds amounts of both sides. */
export const layoutColumns = [
  "concepto",
  "unidades",
  "precio",
  "base",
  "tipo",
  "importe",
  "devengo",
  "deduccion",
] as const;
export type LayoutColumn = (typeof layoutColumns)[number];

const layoutColumn = z
  .strictObject({
    campo: z.enum(layoutColumns).describe("What stands in the column"),
    x: part.describe("Left edge"),
    ancho: part.positive(),
  })
  .refine((column) => column.x + column.ancho <= edge);

type ColumnPlace = z.infer<typeof layoutColumn>;

function isEachOnce(columns: readonly ColumnPlace[]): boolean {
  return new Set(columns.map(({ campo }) => campo)).size === columns.length;
}

function isApart(columns: readonly ColumnPlace[]): boolean {
  const ordered = columns.toSorted((a, b) => a.x - b.x);
  return ordered.every((column, index) => {
    const next = ordered[index + 1];
    return next === undefined || column.x + column.ancho <= next.x + (edge - 1);
  });
}

/** Amounts of both sides in one column, or each side in its own. */
function hasAmounts(columns: readonly ColumnPlace[]): boolean {
  const has = new Set(columns.map(({ campo }) => campo));
  return has.has("importe") !== (has.has("devengo") && has.has("deduccion"));
}

const layoutTable = z
  .strictObject({
    y: part.describe("Where the lines begin"),
    alto: part.positive().describe("How far down they go"),
    columnas: z
      .array(layoutColumn)
      .min(2)
      .max(layoutColumns.length)
      .refine(isEachOnce)
      .refine(isApart)
      .refine(hasAmounts)
      .describe("Each at most once, beside each other; amounts in one column or one a side"),
  })
  .refine((table) => table.y + table.alto <= edge);

const layoutLabel = z.strictObject({
  texto: z
    .string()
    .trim()
    .min(3)
    .max(80)
    .regex(/^\D*\p{L}\D*\p{L}\D*$/u)
    .describe("A text that every page of the layout has there; without digits"),
  x: part.describe("Left edge of its cell"),
  y: part.describe("Upper edge of its cell"),
});

const side = z.number().min(72).max(14_400).describe("Points");

const layoutBody = z.strictObject({
  ...identityFields,
  nombre: z.string().trim().min(1).max(80).describe("Name that people give the layout"),
  ancho: side,
  alto: side,
  etiquetas: z
    .array(layoutLabel)
    .min(3)
    .max(40)
    .describe("Fixed texts by which a page is known as one of this layout"),
  zonas: z
    .array(layoutZone)
    .min(1)
    .max(layoutFields.length)
    .refine((zones) => new Set(zones.map(({ campo }) => campo)).size === zones.length)
    .describe("Where the values stand; each at most once"),
  tabla: layoutTable.nullable().default(null).describe("Where the lines stand; null: not shown"),
});

export const payslipLayout = z.object({
  id: id.describe("Layout id"),
  nombre: z.string(),
  version: z.number().int().describe("Goes up with each change"),
  ancho: side,
  alto: side,
  etiquetas: z.array(layoutLabel),
  zonas: z.array(layoutZone),
  tabla: layoutTable.nullable(),
  cambiado_por: person,
  cambiado_en: instant,
});
export type PayslipLayout = z.infer<typeof payslipLayout>;

export const payslipLayouts = endpoint({
  method: "GET",
  path: "/administrador/nomina-plantilla",
  tag: "payslips",
  summary: "Layouts of payslips that the company has taught",
  access: office,
  response: data(z.array(payslipLayout)),
});

export const createLayout = endpoint({
  method: "POST",
  path: "/administrador/nomina-plantilla",
  tag: "payslips",
  summary:
    "Teach a layout: where name, NIF, period, lines and totals stand on pages like one that was seen",
  access: office,
  creates: true,
  body: layoutBody,
  response: data(payslipLayout),
  errors: ["layout.name_taken", "layout.too_many"],
});

export const changeLayout = endpoint({
  method: "PUT",
  path: "/administrador/nomina-plantilla/:id",
  tag: "payslips",
  summary: "Teach a layout anew; what was read before stays as it is",
  access: office,
  params: layoutParams,
  body: layoutBody,
  response: data(payslipLayout),
  errors: ["layout.not_found", "layout.name_taken"],
});

export const deleteLayout = endpoint({
  method: "DELETE",
  path: "/administrador/nomina-plantilla/:id",
  tag: "payslips",
  summary: "Forget a layout; what was read with it stays as it is",
  access: office,
  params: layoutParams,
  response: done,
  errors: ["layout.not_found"],
});

const amount = z.number().nullable();

/** Facts that a layout reads on a page. */
export const layoutTrial = z.object({
  pagina: z.number().int().describe("From 1, in the sheet"),
  encaja: z.boolean().describe("The page is one of this layout; else nothing is read"),
  nombre: z.string().nullable(),
  nif: z.string().nullable(),
  meses: z.array(z.string()).describe("Months of the period, YYYY-MM"),
  total_devengado: amount,
  total_aportaciones: amount,
  porcentaje_irpf: amount,
  descuento_irpf: amount,
  total_deducciones: amount,
  total_percibir: amount,
  lineas: z
    .array(payslipLine)
    .nullable()
    .describe("Lines of its table, not compared with any total; null for a layout without one"),
});
export type LayoutTrial = z.infer<typeof layoutTrial>;

export const tryLayout = endpoint({
  method: "POST",
  path: "/administrador/nomina-plantilla/:id/prueba",
  tag: "payslips",
  summary: "What a layout reads on the pages of a sheet under review; noted as reading the sheet",
  access: office,
  params: layoutParams,
  body: z.strictObject({
    ...identityFields,
    lote_id: id.describe("Batch id"),
    hoja_id: id.describe("Sheet id"),
  }),
  response: data(z.array(layoutTrial)),
  errors: ["layout.not_found", "batch.not_found", "batch.unreadable"],
});

/** The texts of a page with their places. */
export const sheetPage = z.object({
  pagina: z.number().int(),
  ancho: z.number().describe("Points"),
  alto: z.number().describe("Points"),
  escaneada: z.boolean().describe("Read in a picture: no layout is used on it"),
  celdas: z
    .array(z.object({ texto: z.string(), x: part, y: part, ancho: part, alto: part }))
    .describe("From top to bottom and left to right"),
});
export type SheetPage = z.infer<typeof sheetPage>;

export const sheetText = endpoint({
  method: "GET",
  path: "/administrador/nomina-lote/:id/hoja/:hojaId/texto",
  tag: "payslips",
  summary: "Texts of a page of a sheet under review with their places; noted as reading the sheet",
  access: office,
  params: z.strictObject({ id: id.describe("Batch id"), hojaId: id.describe("Sheet id") }),
  query: z.strictObject({
    pagina: z.coerce.number().int().min(1).max(5000).default(1).describe("From 1, in the sheet"),
  }),
  response: data(sheetPage),
  errors: ["batch.not_found", "batch.unreadable"],
});
