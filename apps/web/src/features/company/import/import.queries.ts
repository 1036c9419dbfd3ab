import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { importTemplate, reviewImport, runImport } from "@atrio/contract/company/imports";

import { api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { ImportDraft } from "./import.model.ts";

function bodyOf({ archivos, cambios, omitidas, columnas }: ImportDraft) {
  return {
    archivos: [...archivos],
    cambios: [...cambios],
    omitidas: [...omitidas],
    columnas: [...columnas],
  };
}

/** Review of a draft; `revision` names it, because the files are no key. */
export function reviewQuery(revision: string, draft: ImportDraft) {
  return queryOptions({
    queryKey: ["office", "import", revision],
    queryFn: async ({ signal }) => (await api(reviewImport, { body: bodyOf(draft), signal })).data,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Imports a reviewed draft; everything on the screen may have changed after it. */
export const importMutation = mutationOptions({
  mutationFn: async ({ draft, huella }: { draft: ImportDraft; huella: string }) =>
    (await api(runImport, { body: { ...bodyOf(draft), huella } })).data,
  onSuccess: () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== "import" }),
});

export const templateMutation = mutationOptions({
  mutationFn: () => download(importTemplate, {}),
});
