import { queryOptions } from "@tanstack/react-query";

import { sharedDocuments, workerDocuments } from "@atrio/contract/documents";

import { api } from "../../lib/api.ts";

/** What changes any document of the worker refetches everything under this key. */
export const documentsRoot = ["documents"] as const;

/** The worker's personal and labour documents, and the kinds that may be uploaded. */
export function ownDocumentsQuery(workerId: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "own", workerId],
    queryFn: ({ signal }) => api(workerDocuments, { params: { id: workerId }, signal }),
  });
}

/** What the company shares with the worker, by folder. */
export function sharedDocumentsQuery(workerId: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "shared", workerId],
    queryFn: async ({ signal }) =>
      (await api(sharedDocuments, { params: { id: workerId }, signal })).data,
  });
}
