import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { getRequest } from "@atrio/contract/leave/absences";
import { downloadDocuments } from "@atrio/contract/leave/request-documents";
import {
  commentOwnRequest,
  commentRequest,
  listRequestComments,
} from "@atrio/contract/leave/requests";

import { api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** Query root of absences and requests: the server's events about requests invalidate all of it. */
export const absencesRoot = ["absences"] as const;

/**
 * Refetches everything that a request changes: lists, balances, its own page and the clock's sheet.
 * Not awaited by callers: the changed item may leave the page with it, and its outcome is shown
 * first.
 */
export function refreshRequests(): void {
  void queryClient.invalidateQueries({ queryKey: absencesRoot });
  void queryClient.invalidateQueries({ queryKey: ["time"] });
}

/** A request with its days, files and history. */
export function requestQuery(id: number) {
  return queryOptions({
    queryKey: [...absencesRoot, "request", id],
    queryFn: async ({ signal }) => (await api(getRequest, { params: { id }, signal })).data,
  });
}

/** The comments of a request, oldest first. */
export function commentsQuery(id: number) {
  return queryOptions({
    queryKey: [...absencesRoot, "comments", id],
    queryFn: async ({ signal }) =>
      (await api(listRequestComments, { params: { id }, body: {}, signal })).data,
  });
}

type NewComment = { id: number; text: string; key: string; as: "worker" | "supervisor" };

/** Comments on an own request, or on that of somebody supervised; the same key is the same comment. */
export async function sendComment({ id, text, key, as }: NewComment): Promise<void> {
  const call = { params: { id }, body: { comentario: text }, idempotencyKey: key };
  try {
    await (as === "worker" ? api(commentOwnRequest, call) : api(commentRequest, call));
  } finally {
    refreshRequests();
  }
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
