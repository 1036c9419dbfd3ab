import type { DirectoryRow } from "@atrio/contract/directory";
import type { DirectoryColumn } from "@atrio/contract/directory-columns";

/** What the texts of a language make of a row's values. */
export type Wording = {
  relation: Readonly<Record<DirectoryRow["relacion"], string>>;
  sex: Readonly<Record<NonNullable<DirectoryRow["sexo"]>, string>>;
  date(date: string): string;
  span(span: { years: number; months: number; days: number }): string;
};

/** A cell of a file: figures stay figures where the format knows them. */
export type Cell = string | number;

/** Shares of a printed page's width. */
const widths: Partial<Record<DirectoryColumn, number>> = {
  nombre_completo: 2.2,
  email: 2.4,
  supervisores: 2,
  puesto: 1.6,
  nombre_departamento_trabajador: 1.5,
  centro_trabajo: 1.5,
  nombre_empresa: 1.5,
  telefono: 1.2,
  antiguedad: 1.2,
};

/** Shares of a page's width that its columns take. */
export function widthsOf(columns: readonly DirectoryColumn[]): number[] {
  return columns.map((column) => widths[column] ?? 1);
}

/** The columns that a file has: those asked for among those that are seen; the name always. */
export function exportedColumns(
  columns: readonly DirectoryColumn[],
  asked: readonly string[] | undefined,
): DirectoryColumn[] {
  if (asked === undefined) return [...columns];
  const wanted = new Set(asked);
  return columns.filter((column) => column === "nombre_completo" || wanted.has(column));
}

/** What a file says in a row's cell; what is not there is empty. */
export function cellOf(row: DirectoryRow, column: DirectoryColumn, wording: Wording): Cell {
  switch (column) {
    case "relacion":
      return wording.relation[row.relacion];
    case "supervisores":
      return (row.supervisores ?? []).map((one) => one.nombre_completo).join(", ");
    case "antiguedad":
      return row.antiguedad === null ? "" : seniorityText(row.antiguedad, wording);
    case "fin_contrato":
      return row.fin_contrato === null ? "" : wording.date(row.fin_contrato);
    case "cumpleanyos":
      return (row.cumpleanyos ?? "").split("-").toReversed().join("/");
    case "sexo":
      return row.sexo === null ? "" : wording.sex[row.sexo];
    default:
      return row[column] ?? "";
  }
}

/** Years and months; days only in the first month. */
function seniorityText(
  { anyos: years, meses: months, dias: days }: NonNullable<DirectoryRow["antiguedad"]>,
  wording: Wording,
): string {
  return wording.span({ years, months, days: years + months === 0 ? days : 0 });
}
