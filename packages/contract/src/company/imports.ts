import { z } from "zod";

import { data, fileBytes, identityFields } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** Tables that an import reads, in the order in which they depend on each other. */
export const importTables = [
  "festivos",
  "centros",
  "horarios",
  "trabajadores",
  "supervisores",
  "areas",
  "partes",
  "proyectos",
  "actividades",
  "reglas",
  "saldos",
] as const;

/** Bytes of a file of an import, and characters of its base64. */
const largestFile = 5 * 1024 * 1024;
const longestBase64 = Math.ceil(largestFile / 3) * 4 + 4;
const mostRows = 20_000;
const mostFiles = 12;
/** Longest text of a cell that a remedy or a person writes. */
const longestCell = 1500;

const archivo = z.string().trim().min(1).max(255).describe("Name of the file");
const hoja = z.string().max(255).nullable().describe("Sheet; null outside workbooks");
const fila = z.number().int().min(1).max(2_000_000).describe("Row as the spreadsheet counts it");
const titulo = z.string().min(1).max(255).describe("Heading of the column in the file");

const cellChange = z.strictObject({
  archivo,
  hoja,
  fila,
  titulo,
  texto: z.string().max(longestCell).describe("Text in place of the cell's"),
});
export type CellChange = z.infer<typeof cellChange>;

const rowName = z.strictObject({ archivo, hoja, fila });
export type RowName = z.infer<typeof rowName>;

const renamed = z.strictObject({
  archivo,
  hoja,
  titulo,
  columna: z.string().min(1).max(60).describe("Column that it stands for"),
});
export type RenamedColumn = z.infer<typeof renamed>;

const files = {
  ...identityFields,
  archivos: z
    .array(
      z.strictObject({
        nombre: archivo,
        datos: z.base64().max(longestBase64).describe("The bytes in base64"),
      }),
    )
    .min(1)
    .max(mostFiles)
    .describe("XLSX or CSV files of up to 5 MB"),
  cambios: z.array(cellChange).max(mostRows).default([]).describe("Cells written anew"),
  omitidas: z.array(rowName).max(mostRows).default([]).describe("Rows to leave out"),
  columnas: z.array(renamed).max(200).default([]).describe("Columns with another heading"),
};

/** Effect of a row: `espera` is right, and depends on a row that is wrong. */
export const rowStates = ["nueva", "cambia", "igual", "mal", "espera", "fuera"] as const;
export type RowState = (typeof rowStates)[number];

/** Effects on people. */
const importEffects = [
  "altas",
  "bajas",
  "centro",
  "horario",
  "correo",
  "permisos",
  "ficha",
] as const;

const remedy = z.object({
  texto: z.string().describe("Text that the cell should have"),
  seguro: z.boolean().describe("True if nothing else can be meant"),
});
export type Remedy = z.infer<typeof remedy>;

const cellProblem = z.object({
  titulo: z.string().nullable().describe("Heading of the cell's column; null for the whole row"),
  texto: z.string().describe("What is wrong and what helps"),
  arreglo: remedy.nullable(),
});

const row = z.object({
  fila,
  estado: z.enum(rowStates),
  etiqueta: z.string().describe("Name by which people recognise the row"),
  celdas: z.array(z.string()).describe("Texts in the order of the columns"),
  antes: z
    .array(z.object({ titulo: z.string(), texto: z.string().nullable() }))
    .describe("Stored values that change"),
  problemas: z.array(cellProblem),
});
export type ImportRow = z.infer<typeof row>;

const table = z.object({
  tabla: z.enum(importTables),
  nombre: z.string().describe("Name of the table"),
  archivo: z.string(),
  hoja: z.string().nullable(),
  columnas: z.array(z.string()).describe("Headings in the file"),
  filas: z.array(row),
});
export type ImportTableReview = z.infer<typeof table>;

const fileProblem = z.object({
  archivo: z.string(),
  hoja: z.string().nullable(),
  fila: z.number().int().nullable(),
  texto: z.string(),
});

const ignored = z.object({
  archivo: z.string(),
  hoja: z.string().nullable(),
  titulo: z.string().nullable().describe("Unknown column; null for an unknown sheet"),
  texto: z.string(),
  posibles: z
    .array(z.object({ columna: z.string(), titulo: z.string() }))
    .describe("Columns of the table that the sheet lacks"),
});
export type IgnoredPart = z.infer<typeof ignored>;

const review = z.object({
  huella: z.string().describe("Fingerprint of the review, which the import names"),
  problemas: z.array(fileProblem).describe("Problems of files and sheets as a whole"),
  avisos: z.array(ignored).describe("Parts of the files that are not imported"),
  tablas: z.array(table),
  efectos: z.array(
    z.object({
      clase: z.enum(importEffects),
      total: z.number().int().describe("Number of people"),
      personas: z.array(z.string()).describe("The first of them"),
    }),
  ),
  invitables: z.number().int().describe("People without a password, who can be invited later"),
});
export type ImportReview = z.infer<typeof review>;

const office = {
  audience: "administrator",
  office: "personas",
  subject: "none",
  module: null,
} as const;

/** Bytes of a call with its files in base64. */
const bodyLimit = 24 * 1024 * 1024;

export const reviewImport = endpoint({
  method: "POST",
  path: "/administrador/importacion/revision",
  tag: "administrator",
  summary: "Compare files with the company's data, row by row; nothing is written",
  access: office,
  bodyLimit,
  body: z.strictObject(files),
  response: data(review),
});

export const runImport = endpoint({
  method: "POST",
  path: "/administrador/importacion",
  tag: "administrator",
  summary: "Import reviewed files: all rows that were not left out, or nothing",
  access: office,
  bodyLimit,
  body: z.strictObject({ ...files, huella: z.string().length(64).describe("Of the review") }),
  response: data(
    z.object({
      nuevas: z.number().int(),
      cambiadas: z.number().int(),
      iguales: z.number().int(),
      invitables: z.number().int().describe("People who can be invited now"),
    }),
  ),
  errors: ["import.wrong_rows", "import.outdated", "import.nothing"],
});

export const importTemplate = endpoint({
  method: "GET",
  path: "/administrador/importacion/plantilla",
  tag: "administrator",
  summary: "An empty workbook with all tables and their columns, in the caller's language",
  access: office,
  response: fileBytes,
  produces: "file",
});
