import type { ErrorCode } from "@atrio/contract/errors";

/** Maximum of files of one request. */
export const filesPerRequest = 10;

/** The most files that somebody has uploaded and not sent yet: three requests' worth. */
export const draftsPerWorker = 30;

/** The most requests whose files one download takes. */
export const requestsPerDownload = 50;

/**
 * Fields of a request that decide the number of files; `heredados` are those of the replaced
 * request.
 */
export type RequestNeeds = {
  requiere_documento: boolean;
  requiere_justificante: boolean;
  heredados: number;
};

/** Why a request may not be left with so many files; null where it may. */
export function judgeRemaining(needs: RequestNeeds, remaining: number): ErrorCode | null {
  if (remaining > filesPerRequest) return "document.too_many";
  if (remaining + needs.heredados > 0) return null;
  if (needs.requiere_documento) return "leave.document_required";
  return needs.requiere_justificante ? "expense.receipt_required" : null;
}
