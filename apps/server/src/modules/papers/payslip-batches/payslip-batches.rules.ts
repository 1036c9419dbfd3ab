import type { PayslipBatch } from "@atrio/contract/papers/payslip-batches";
import type { PayslipKind } from "@atrio/contract/papers/payslips";

/** The month and kind that a batch pays. */
export type BatchMonth = { anyo: number; mes: number; tipo_nomina: PayslipKind };

type Employment = { fecha_alta: string; fecha_baja: string | null };

const two = (value: number): string => String(value).padStart(2, "0");

/** First and last local date of a month. */
export function monthOf({ anyo, mes }: Pick<BatchMonth, "anyo" | "mes">): {
  first: string;
  last: string;
} {
  const isLeap = (anyo % 4 === 0 && anyo % 100 !== 0) || anyo % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][mes - 1] ?? 31;
  const start = `${anyo}-${two(mes)}`;
  return { first: `${start}-01`, last: `${start}-${two(days)}` };
}

/**
 * True if a person can have a payslip of a month: they worked in it, or, for a bonus and late pay,
 * before it. Former workers are sure only after a person has looked.
 */
export function mayBePaid(
  batch: BatchMonth,
  { fecha_alta, fecha_baja }: Employment,
  how: "sure" | "reviewed",
): boolean {
  const { first, last } = monthOf(batch);
  if (fecha_alta > last) return false;
  if (fecha_baja === null || fecha_baja >= first) return true;
  return how === "reviewed" && (batch.tipo_nomina === "AT" || batch.tipo_nomina === "BN");
}

/** Days of a month paid by a worker's payslip: those on which they worked. */
export function paidPeriod(batch: BatchMonth, worker: Employment): { first: string; last: string } {
  const { first, last } = monthOf(batch);
  const { fecha_alta, fecha_baja } = worker;
  return {
    first: fecha_alta > first && fecha_alta <= last ? fecha_alta : first,
    last: fecha_baja !== null && fecha_baja < last && fecha_baja >= first ? fecha_baja : last,
  };
}

/** Name of a sheet's PDF. */
export function sheetFileName(batch: BatchMonth): string {
  return `nomina-${batch.anyo}-${two(batch.mes)}-${batch.tipo_nomina}.pdf`;
}

/** True if sheets of a batch may still be given to somebody, left out or published. */
export function isOpen(state: PayslipBatch["estado"]): boolean {
  return state === "revision" || state === "programado" || state === "publicado";
}

/** Shown name of an uploaded file or of an archive's entry: no folders, 200 characters. */
export function shownName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  const clean = base
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, "")
    .trim()
    .slice(0, 200)
    .toWellFormed();
  return clean === "" ? "nominas" : clean;
}
