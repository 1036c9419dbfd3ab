import type { BatchSheet, PayslipBatch } from "@atrio/contract/papers/payslip-batches";
import type { PayslipKind } from "@atrio/contract/papers/payslips";

import type { Accent } from "../../../ui/theme.ts";

/** State of a batch as people read it: one without doubts is ready. */
export type ShownState = PayslipBatch["estado"] | "listo";

type Counted = Pick<PayslipBatch, "hojas">;

/** Sheets that nobody has looked at. */
export function waitingOf({ hojas }: Counted): number {
  return hojas.dudosas + hojas.sin_correspondencia;
}

/** All sheets of a batch. */
export function sheetsOf({ hojas }: Counted): number {
  const { seguras, descartadas, publicadas } = hojas;
  return seguras + descartadas + publicadas + waitingOf({ hojas });
}

/** State of a batch; reviewed ones without waiting sheets are ready. */
export function stateOf(batch: Pick<PayslipBatch, "estado" | "hojas">): ShownState {
  return batch.estado === "revision" && waitingOf(batch) === 0 && batch.hojas.seguras > 0
    ? "listo"
    : batch.estado;
}

export const stateAccents: Record<ShownState, Accent> = {
  leyendo: "blue",
  revision: "yellow",
  listo: "teal",
  programado: "grape",
  publicado: "green",
  fallido: "red",
};

/** True for a doubtful or unmatched sheet, looked at or not; false for sure and published ones. */
export function isDoubtful(sheet: BatchSheet): boolean {
  return sheet.estado !== "publicada" && (sheet.correspondencia !== "segura" || isOut(sheet));
}

/** True for a sheet that a person has left out. */
export function isOut({ estado }: Pick<BatchSheet, "estado">): boolean {
  return estado === "descartada";
}

/** True for a sheet that a person still has to look at. */
export function isWaiting(sheet: BatchSheet): boolean {
  return sheet.estado === "pendiente" && sheet.correspondencia !== "segura" && !sheet.revisada;
}

/** Groups of a batch's sheets, each in the order of the file. */
export type SheetGroups = {
  doubtful: readonly BatchSheet[];
  sure: readonly BatchSheet[];
  published: readonly BatchSheet[];
};

/** The sheets of a batch in groups. */
export function groupsOf(sheets: readonly BatchSheet[]): SheetGroups {
  const ordered = sheets.toSorted((a, b) => a.orden - b.orden);
  return {
    doubtful: ordered.filter(isDoubtful),
    sure: ordered.filter((sheet) => sheet.estado !== "publicada" && !isDoubtful(sheet)),
    published: ordered.filter(({ estado }) => estado === "publicada"),
  };
}

/** The sheet to show: the one asked for, else the first that waits, else the first. */
export function shownSheet(
  { doubtful, sure, published }: SheetGroups,
  asked: number | undefined,
): BatchSheet | undefined {
  const all = [...doubtful, ...sure, ...published];
  return all.find(({ id }) => id === asked) ?? doubtful.find(isWaiting) ?? all[0];
}

/** The next sheet that waits behind one, from the beginning again at the end. */
export function nextWaiting(
  sheets: readonly BatchSheet[],
  current: BatchSheet,
): BatchSheet | undefined {
  const waiting = sheets.filter((sheet) => isWaiting(sheet) && sheet.id !== current.id);
  return waiting.find(({ orden }) => orden > current.orden) ?? waiting[0];
}

/** Largest file, in bytes; the server says the same. */
const largestBytes = 62_914_560;

/** Why a file is no batch, before it is sent. */
export function batchProblem({
  name,
  size,
}: Pick<File, "name" | "size">): "wrongType" | "tooLarge" | null {
  if (!/\.(?:pdf|zip)$/i.test(name)) return "wrongType";
  return size > largestBytes ? "tooLarge" : null;
}

/** Month that a file of today most likely pays: the last one until the twentieth. */
export function likelyMonth(today: string): { year: number; month: number } {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  if (day > 20) return { year, month };
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

/** Years of a form: the next one and five back. */
export function yearsAround(today: string): number[] {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: 7 }, (_, index) => year + 1 - index);
}

/** Contents of the form for a new batch. */
export type UploadForm = {
  file: File | null;
  year: number;
  month: number;
  kind: PayslipKind;
  figures: File | null;
  lines: File | null;
};
