import { useMutation } from "@tanstack/react-query";

import { ApiError, messageOf } from "../../../lib/errors.ts";
import { i18n } from "../../../lib/i18n.ts";
import { notify } from "../../../ui/notify.ts";

import { downloadBatch, downloadPayslips } from "./payslips.queries.ts";

/** Milliseconds of the notice of a PDF that is not there (Rule PAPERS-83). */
const shownMs = 2500;

/** Reports a missing PDF in the words of the spec's catalogue, with the server's message. */
export function tellUnavailable(error: unknown): void {
  const isMissing = error instanceof ApiError && error.code === "payslip.not_found";
  const title = i18n.t(isMissing ? "payslips:pdf.not_found" : "payslips:pdf.unavailable");
  const message = messageOf(error);
  notify({ kind: "error", title, ...(message === title ? {} : { message }), duration: shownMs });
}

/** Saves payslips; reports a missing PDF. */
export function useSavePayslips() {
  return useMutation({ ...downloadPayslips, onError: tellUnavailable });
}

/** Saves the own pages of a batch; reports missing ones. */
export function useSaveBatch() {
  return useMutation({ ...downloadBatch, onError: tellUnavailable });
}
