import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { getRequest } from "@atrio/contract/leave/absences";
import { downloadDocuments } from "@atrio/contract/leave/request-documents";

import { api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";
import { absencesRoot } from "../approvals/approvals.queries.ts";

/** A request with its days, files and history. */
export function requestQuery(id: number) {
  return queryOptions({
    queryKey: [...absencesRoot, "request", id],
    queryFn: async ({ signal }) => (await api(getRequest, { params: { id }, signal })).data,
  });
}

/** Saves one file of requests, or all files of some of them together. */
export const downloadDocumentsMutation = mutationOptions({
  mutationFn: (what: { document: number } | { requests: readonly number[] }) =>
    download(downloadDocuments, {
      query:
        "document" in what
          ? { documento_id: what.document }
          : { solicitud_ids: what.requests.join(",") },
    }),
});
