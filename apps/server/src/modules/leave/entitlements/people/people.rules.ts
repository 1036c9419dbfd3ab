import type { Language } from "@atrio/contract/common";
import type { OfficeBalance } from "@atrio/contract/leave/balances-office";

import { formatCell, formatDate } from "../../../../lib/calendar/format.ts";
import type { Words } from "../../../../lib/words/words.ts";

/** Cell of the workbook: text, figure, day, or nothing. */
type Cell = string | number | null | { kind: "date"; date: string };

type BalanceWords = Words<"leave/balance-words">;

const figures = [
  "dias_totales",
  "dias_ajuste",
  "dias_usados",
  "dias_aprobados",
  "dias_pendientes",
  "dias_caducados",
  "dias_restantes",
] as const;

/** Days, or hours of paid hours. */
function amountsOf({ saldo }: OfficeBalance): number[] {
  const scale = saldo.unidad === "horas" ? 60 : 1;
  return figures.map((figure) => Math.round((saldo[figure] / scale) * 100) / 100);
}

function headingOf({ column }: BalanceWords): string[] {
  return [
    column.code,
    column.person,
    column.centre,
    ...figures.map((figure) => column[figure]),
    column.expires,
  ];
}

/** Rows of the workbook, the heading first. */
export function sheetRowsOf(rows: readonly OfficeBalance[], words: BalanceWords): Cell[][] {
  const lines = rows.map((row): Cell[] => [
    row.codigo,
    row.persona.nombre_completo,
    row.centro_trabajo,
    ...amountsOf(row),
    row.caduca === null ? null : { kind: "date", date: row.caduca.fecha },
  ]);
  return [headingOf(words), ...lines];
}

/** Rows of the CSV, numbers and dates as people of the language write them. */
export function csvRowsOf(
  rows: readonly OfficeBalance[],
  words: BalanceWords,
  language: Language,
): string[][] {
  const lines = rows.map((row) => [
    row.codigo,
    row.persona.nombre_completo,
    row.centro_trabajo ?? "",
    ...amountsOf(row).map((amount) => formatCell(amount, language)),
    row.caduca === null ? "" : formatDate(row.caduca.fecha),
  ]);
  return [headingOf(words), ...lines];
}
