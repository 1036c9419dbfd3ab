import { mutationOptions, queryOptions } from "@tanstack/react-query";

import * as calls from "@atrio/contract/complaints/cases";
import type { ComplaintCase } from "@atrio/contract/complaints/cases";
import type { ComplaintOutcome } from "@atrio/contract/complaints/states";

import { api } from "../../../lib/api.ts";
import { download, fetchFile } from "../../../lib/download.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { uploadForm } from "../../../lib/upload.ts";

import { casesRoot, withKey } from "./use-unlocked.ts";

/** Cases that the caller's key opens, the most urgent first. */
export const caseListQuery = queryOptions({
  queryKey: [...casesRoot, "list"],
  queryFn: async ({ signal }) =>
    (await withKey((headers) => api(calls.listCases, { headers, signal }))).data,
  gcTime: 0,
  refetchOnWindowFocus: "always",
});

/** A case with its thread, notes and files. */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: [...casesRoot, "case", id],
    queryFn: async ({ signal }) =>
      (await withKey((headers) => api(calls.getCase, { params: { id }, headers, signal }))).data,
    gcTime: 0,
  });
}

type FileKey = { id: string; documentoId: string };

/** A file of a case, decrypted; gone from memory with the dialog that shows it. */
export function caseFileQuery(params: FileKey) {
  return queryOptions({
    queryKey: [...casesRoot, "file", params.documentoId],
    queryFn: ({ signal }) =>
      withKey((headers) => fetchFile(calls.downloadCaseFile, { params, headers, signal })),
    gcTime: 0,
    staleTime: "static",
  });
}

/** Saves a file of a case. */
export const saveFileMutation = mutationOptions({
  mutationFn: (params: FileKey) =>
    withKey((headers) => download(calls.downloadCaseFile, { params, headers })),
});

/** Counts of a year's reports. */
export function statisticsQuery(anyo: number) {
  return queryOptions({
    queryKey: [...casesRoot, "statistics", anyo],
    queryFn: async ({ signal }) =>
      (
        await withKey((headers) =>
          api(calls.complaintStatistics, { query: { anyo }, headers, signal }),
        )
      ).data,
    gcTime: 0,
  });
}

/** Saves the log-book as a workbook; wants the portal's password. */
export const exportMutation = mutationOptions({
  mutationFn: () => withKey((headers) => download(calls.exportLogBook, { headers })),
});

/** A step of a case with what it needs. */
export type Step =
  | { step: "acusar" }
  | { step: "admitir" | "no_admitir" | "prorrogar" | "escribir" | "anotar"; texto: string }
  | { step: "asignar"; gestor_id: string }
  | { step: "levantar_acta"; fecha: string; texto: string }
  | { step: "concluir"; resultado: ComplaintOutcome; texto: string };

/** Takes a step of a case; the page shows the case that the server answers. */
export function stepMutation(id: string) {
  return mutationOptions({
    gcTime: 0,
    mutationFn: async (asked: Step) =>
      (await withKey((headers) => takeStep({ params: { id }, headers }, asked))).data,
    onSuccess: (answered: ComplaintCase) => {
      queryClient.setQueryData(caseQuery(id).queryKey, answered);
      void queryClient.invalidateQueries({ queryKey: caseListQuery.queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
  });
}

type Target = { params: { id: string }; headers: Readonly<Record<string, string>> };

function takeStep(target: Target, asked: Step) {
  switch (asked.step) {
    case "acusar":
      return api(calls.acknowledgeCase, { ...target, body: {} });
    case "admitir":
    case "no_admitir": {
      const body = { admitida: asked.step === "admitir", texto: asked.texto };
      return api(calls.decideCase, { ...target, body });
    }
    case "asignar":
      return api(calls.assignCase, { ...target, body: { gestor_id: asked.gestor_id } });
    case "levantar_acta": {
      const { fecha, texto } = asked;
      return api(calls.recordMeeting, { ...target, body: { fecha, texto } });
    }
    case "prorrogar":
      return api(calls.extendCase, { ...target, body: { texto: asked.texto } });
    case "concluir": {
      const { resultado, texto } = asked;
      return api(calls.concludeCase, { ...target, body: { resultado, texto } });
    }
    case "escribir":
      return api(calls.answerReporter, { ...target, body: { texto: asked.texto } });
    case "anotar":
      return api(calls.noteCase, { ...target, body: { texto: asked.texto } });
  }
}

type Upload = { file: File; key: string; signal: AbortSignal };

/** Adds a file to a case, which the reporter sees too. */
export function addFileMutation(id: string) {
  return mutationOptions({
    gcTime: 0,
    mutationFn: ({ file, key, signal }: Upload) =>
      withKey((headers) =>
        uploadForm(calls.addCaseFile, {
          params: { id },
          headers,
          body: { documento: file },
          idempotencyKey: key,
          signal,
          onProgress: () => undefined,
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: casesRoot }),
  });
}
