import type { Language } from "@atrio/contract/common";
import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";

import { errorText, fromFailure } from "../../http/errors.ts";
import { fill, wordsIn } from "../../lib/words/words.ts";
import type { findBatchById } from "../../modules/papers/payslip-batches/payslip-batches.service.ts";
import { StartError } from "../../platform/start-error.ts";

import { printable } from "./terminal.ts";

/** A batch with its sheets. */
export type Batch = Awaited<ReturnType<typeof findBatchById>>;

/** Why a sheet is in doubt, in words. */
export function reasonOf(language: Language, reason: NonNullable<BatchSheet["motivo"]>): string {
  return wordsIn(language, "papers/payslip-words").reasons[reason];
}

/** True if a sheet waits for a review. */
export function isWaiting(sheet: BatchSheet): boolean {
  const { estado, correspondencia, revisada } = sheet;
  return estado === "pendiente" && correspondencia !== "segura" && !revisada;
}

/** A batch with its counts and the sheets that wait for a review. */
export function batchLines(batch: Batch, language: Language): string[] {
  const { hojas } = batch;
  const words = wordsIn(language, "company/command-words").payslips;
  const state = fill(words.state[batch.estado], { when: batch.publicar_el ?? "" });
  const open = batch.lista.filter(isWaiting);
  return [
    fill(words.batch, { id: batch.id, state, pages: batch.paginas ?? 0 }),
    ...columns([
      [words.sure, hojas.seguras],
      [words.doubtful, hojas.dudosas],
      [words.nobody, hojas.sin_correspondencia],
      [words.left_out, hojas.descartadas],
      [words.published, hojas.publicadas],
    ]),
    ...(open.length === 0 ? [] : [words.to_review]),
    ...open.map(
      (sheet) => `  ${placeOf(sheet, language)}: ${reasonOf(language, sheet.motivo ?? "sin_nif")}`,
    ),
  ];
}

/** Names and values below each other. */
export function columns(rows: ReadonlyArray<readonly [name: string, value: string | number]>) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
}

/** Place and NIF of a sheet, never its figures. */
export function placeOf(sheet: BatchSheet, language: Language): string {
  const { pagina_desde, pagina_hasta, nombre, nif } = sheet;
  const { page, pages } = wordsIn(language, "company/command-words").payslips;
  return [
    ...(nombre === null ? [] : [printable(nombre)]),
    fill(pagina_desde === pagina_hasta ? page : pages, { pagina_desde, pagina_hasta }),
    ...(nif === null ? [] : [nif]),
  ].join(", ");
}

/** A failure of a use case in words, with the state of the batch. */
export function explain(error: unknown, language: Language): unknown {
  const failure = fromFailure(error);
  if (failure === undefined) return error;
  return new StartError(
    errorText(language, failure.code, failure.values?.(language)),
    wordsIn(language, "company/command-words").payslips.unpublished,
    { cause: error },
  );
}
