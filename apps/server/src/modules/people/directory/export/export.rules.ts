import type { DirectoryRow } from "@atrio/contract/people/directory";
import type { DirectoryColumn } from "@atrio/contract/people/directory-columns";

/** Texts of a row's values in a language. */
export type Wording = {
  relation: Readonly<Record<DirectoryRow["relacion"], string>>;
  sex: Readonly<Record<NonNullable<DirectoryRow["sexo"]>, string>>;
  date(date: string): string;
  /** '14 mar' of a date. */
  dayMonth(date: string): string;
  span(span: { years: number; months: number; days: number }): string;
};

/** A cell of a file: figures stay figures where the format knows them. */
export type Cell = string | number;

/** Shares of a printed page's width. */
const widths: Partial<Record<DirectoryColumn, number>> = {
  nombre_completo: 2.2,
  relacion: 1.25,
  email: 2.3,
  supervisores: 2,
  puesto: 1.6,
  nombre_departamento_trabajador: 1.5,
  centro_trabajo: 1.5,
  nombre_empresa: 1.5,
  telefono: 1.2,
  antiguedad: 1.3,
  fin_contrato: 1.2,
  cumpleanyos: 1.25,
  vacaciones_totales: 1.15,
  vacaciones_disponibles: 1.2,
  sexo: 0.9,
  salario_bruto_anual: 1.35,
};

/** Columns of figures: they stand below each other by their last digit, and no line breaks them. */
const figures: ReadonlySet<DirectoryColumn> = new Set([
  "vacaciones_totales",
  "vacaciones_disponibles",
  "salario_bruto_anual",
]);

/** True if a column is one of figures. */
export function isFigure(column: DirectoryColumn): boolean {
  return figures.has(column);
}

/** Shares of a page's width that its columns take. */
export function widthsOf(columns: readonly DirectoryColumn[]): number[] {
  return columns.map((column) => widths[column] ?? 1);
}

/** Columns of a file: the requested ones among the visible; the name always. */
export function exportedColumns(
  columns: readonly DirectoryColumn[],
  asked: readonly string[] | undefined,
): DirectoryColumn[] {
  if (asked === undefined) return [...columns];
  const wanted = new Set(asked);
  return columns.filter((column) => column === "nombre_completo" || wanted.has(column));
}

/** Text of a file's cell, as on the screen; empty for no value. */
export function cellOf(row: DirectoryRow, column: DirectoryColumn, wording: Wording): Cell {
  switch (column) {
    case "relacion":
      return row.relacion === "ninguna" ? "" : wording.relation[row.relacion];
    case "supervisores":
      return (row.supervisores ?? []).map((one) => one.nombre_completo).join(", ");
    case "antiguedad":
      return row.antiguedad === null ? "" : seniorityText(row.antiguedad, wording);
    case "fin_contrato":
      return row.fin_contrato === null ? "" : wording.date(row.fin_contrato);
    case "cumpleanyos":
      // A leap year, for the 29th of February. Day and month by numbers would be read the other way round.
      return row.cumpleanyos === null ? "" : wording.dayMonth(`2000-${row.cumpleanyos}`);
    case "sexo":
      return row.sexo === null ? "" : wording.sex[row.sexo];
    default:
      return row[column] ?? "";
  }
}

/** Years and months; days only in the first month. */
function seniorityText(
  { anyos, meses, dias }: NonNullable<DirectoryRow["antiguedad"]>,
  wording: Wording,
): string {
  return wording.span({ years: anyos, months: meses, days: anyos + meses === 0 ? dias : 0 });
}
