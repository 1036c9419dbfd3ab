import { payslipConcepts, payslipSections } from "@atrio/contract/papers/payslip-concepts";
import type { PayslipDetail, PayslipLine, PayslipSection } from "@atrio/contract/papers/payslips";

import { isNif, normalizeNationalId } from "../../../../lib/spain/national-id.ts";
import { numberOf } from "../figures/figures.rules.ts";

import { accrualOf, companyOf, deductionOf } from "./concepts.rules.ts";
import type { GivenLines } from "./detail.rules.ts";
import { plainOf } from "./items.rules.ts";

/** Columns of the CSV with lines, in the order in which it is documented. */
const columns = [
  "nif",
  "seccion",
  "concepto",
  "unidades",
  "precio",
  "base",
  "tipo",
  "importe",
] as const;
type Column = (typeof columns)[number];

const baseKeys = [
  "remuneracion_mensual",
  "prorrata_pagas",
  "contingencias_comunes",
  "contingencias_profesionales",
  "irpf",
] as const satisfies ReadonlyArray<keyof PayslipDetail["bases"]>;

/** A row of the CSV and its line, from 1. */
type Row = { line: number; cells: readonly string[] };

/** The lines by NIF in the rows of a CSV, or the line where they cannot be read. */
export function linesOf(rows: readonly Row[]): Map<string, GivenLines> | { line: number } {
  const [head, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const isHead = names.length === columns.length && columns.every((name) => names.includes(name));
  if (head === undefined || !isHead) return { line: head?.line ?? 1 };
  const lines = new Map<string, GivenLines>();
  for (const { line, cells } of rest) {
    const cell = (column: Column): string => cells[names.indexOf(column)]?.trim() ?? "";
    const nif = normalizeNationalId(cell("nif"));
    const own = lines.get(nif) ?? { lineas: [], bases: {} };
    if (cells.length > columns.length || !isNif(nif) || !addRow(own, cell)) return { line };
    lines.set(nif, own);
  }
  return lines;
}

/** Adds a line or a base to the lines of an NIF; false where a row is neither. */
function addRow(own: GivenLines, cell: (column: Column) => string): boolean {
  const amount = numberOf(cell("importe"));
  const section = cell("seccion").toLowerCase();
  const concept = cell("concepto");
  if (amount === undefined || concept === "") return false;
  if (section === "base") {
    const key = baseKeys.find((one) => one === concept.toLowerCase());
    if (key === undefined) return false;
    own.bases[key] = amount;
    return true;
  }
  const seccion = payslipSections.find((one) => one === section);
  const values = [cell("unidades"), cell("precio"), cell("base"), cell("tipo")].map((text) =>
    text === "" ? null : numberOf(text, 4),
  );
  const [unidades, precio, base, tipo] = values;
  // A tax without its percentage has no known base.
  const isBare = section === "irpf" && amount !== 0 && tipo === null;
  const isWrong = values.includes(undefined) || concept.length > 200 || isBare;
  if (seccion === undefined || isWrong || Math.abs(tipo ?? 0) >= 100) return false;
  own.lineas.push({
    seccion,
    concepto: conceptOf(concept, seccion),
    texto: concept,
    unidades: unidades ?? null,
    precio: precio ?? null,
    base: base ?? null,
    tipo: tipo ?? null,
    importe: amount,
  });
  return true;
}

/** A concept code of ours, or the concept that the words of a line name. */
function conceptOf(text: string, section: PayslipSection): PayslipLine["concepto"] {
  const code = payslipConcepts.find((one) => one === text.toLowerCase());
  if (code !== undefined) return code;
  const words = plainOf(text);
  if (section === "aportacion_empresa") return companyOf(words)?.concepto ?? "otros";
  const known = section.startsWith("devengo_") ? accrualOf(words) : deductionOf(words);
  const isOfOther = !section.startsWith("devengo_") && known.seccion !== section;
  return isOfOther ? "otros" : known.concepto;
}
