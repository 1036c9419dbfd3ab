import type { PayrollColumn, PayrollLayout } from "@atrio/contract/company/payroll";
import { payrollConcepts, payrollFields, payrollViews } from "@atrio/contract/company/payroll";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import type { PayrollSearch } from "./search.model.ts";

/** Filter and page of the list. */
export type PayrollAsked = {
  mes: string;
  texto: string;
  ver: (typeof payrollViews)[number];
  skip: number;
  take: (typeof pageSizes)[number];
};

/** A month some months before or after another, `YYYY-MM`. */
export function monthFrom(mes: string, months: number): string {
  const index = Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The list that an address asks for; the last month that ended without one. `today` is a local date. */
export function askedOf(search: PayrollSearch, today: string): PayrollAsked {
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  const current = today.slice(0, 7);
  const { mes = "" } = search;
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/u.test(mes) && mes <= current;
  return {
    mes: isMonth ? mes : monthFrom(current, -1),
    texto: search.q ?? "",
    ver: payrollViews.find((view) => view === search.ver) ?? "todas",
    skip: ((search.pagina ?? 1) - 1) * take,
    take,
  };
}

/** A layout as its form keeps it; a new one without an id. */
export type LayoutForm = Omit<PayrollLayout, "id"> & { id?: number | undefined };

const usual: readonly PayrollColumn[] = [
  "codigo",
  "nif",
  "nombre",
  "trabajadas",
  "horas_nomina",
  "gastos",
  "vacaciones",
  "baja",
];

const byConcept: readonly PayrollColumn[] = ["codigo", "nif", "concepto", "cantidad", "unidad"];

const columnsOf = (fields: readonly PayrollColumn[]) =>
  fields.map((campo) => ({ campo, titulo: "" }));

/** Form of a layout; of a new one without a layout. */
export function layoutFormOf(layout: PayrollLayout | null): LayoutForm {
  return layout ?? { nombre: "", filas: "persona", columnas: columnsOf(usual), decimal: "," };
}

/** The form with rows of another sort, and their usual columns. */
export function withRows(form: LayoutForm, filas: PayrollLayout["filas"]): LayoutForm {
  const fields = filas === "persona" ? usual : byConcept;
  return { ...form, filas, columnas: columnsOf(fields) };
}

/** Columns that a layout can still have. */
export function offeredColumns({ filas, columnas }: LayoutForm): PayrollColumn[] {
  const all: readonly PayrollColumn[] =
    filas === "persona"
      ? [...payrollFields, ...payrollConcepts]
      : [...payrollFields, "concepto", "cantidad", "unidad"];
  return all.filter((column) => columnas.every(({ campo }) => campo !== column));
}

/** Columns with the one at an index moved up or down. */
export function moved<T>(rows: readonly T[], index: number, by: -1 | 1): T[] {
  const next = [...rows];
  const [row] = next.splice(index, 1);
  if (row !== undefined) next.splice(index + by, 0, row);
  return next;
}
