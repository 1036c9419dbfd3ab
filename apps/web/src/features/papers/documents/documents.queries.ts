import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  contractFile,
  currentContract,
  deletePersonalDocument,
  documentFile,
  documentHistory,
  sharedDocuments,
  uploadPersonalDocument,
  workerCalendarFile,
  workerCalendars,
  workerDocuments,
} from "@atrio/contract/papers/documents";
import { officeDocumentFile } from "@atrio/contract/papers/documents-office";

import { api } from "../../../lib/api.ts";
import { download, fetchFile } from "../../../lib/download.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { uploadForm } from "../../../lib/upload.ts";

/** Key that every change of a worker's documents refetches. */
export const documentsRoot = ["documents"] as const;

/** Not awaited by callers: the outcome is shown first. */
function refreshDocuments(): void {
  void queryClient.invalidateQueries({ queryKey: documentsRoot });
}

/** The worker's personal and labour documents, and the kinds that may be uploaded. */
export function ownDocumentsQuery(workerId: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "own", workerId],
    queryFn: ({ signal }) => api(workerDocuments, { params: { id: workerId }, signal }),
    refetchOnWindowFocus: "always",
  });
}

/** Documents shared with the worker, by folder. */
export function sharedDocumentsQuery(workerId: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "shared", workerId],
    queryFn: async ({ signal }) =>
      (await api(sharedDocuments, { params: { id: workerId }, signal })).data,
  });
}

/** The contract in force, and the earlier ones. */
export function contractQuery(workerId: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "contract", workerId],
    queryFn: ({ signal }) => api(currentContract, { params: { id: workerId }, signal }),
  });
}

/** The worker's calendars and the agreements that changed their hours, newest first. */
export function calendarsQuery(workerId: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "calendars", workerId],
    queryFn: async ({ signal }) =>
      (await api(workerCalendars, { params: { id: workerId }, query: {}, signal })).data,
  });
}

/** A document's versions and who opened them. */
export function historyQuery(documentId: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "history", documentId],
    queryFn: async ({ signal }) =>
      (await api(documentHistory, { params: { id: documentId }, signal })).data,
  });
}

/**
 * Source of a file: a document, a contract, a calendar or an agreement; for the office a document that
 * the company shares, with one or with many.
 */
export type FileSource = {
  from: "document" | "contract" | "calendar" | "office" | "officeMany";
  id: number;
};

/** A file to show in the page: each time it is opened it is asked for, and written down, once. */
export function fileQuery({ from, id }: FileSource) {
  return queryOptions({
    // Not under the root: the open file stays as it is.
    queryKey: ["document-file", from, id],
    queryFn: async ({ signal }) => {
      const file = await fetchOne({ from, id }, signal);
      // An opened document is no longer new.
      refreshDocuments();
      return file;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function fetchOne({ from, id }: FileSource, signal: AbortSignal) {
  const ids = String(id);
  if (from === "contract") return fetchFile(contractFile, { query: { contrato_ids: ids }, signal });
  if (from === "calendar") {
    return fetchFile(workerCalendarFile, { query: { calendarioTrabajador_ids: ids }, signal });
  }
  if (from === "office" || from === "officeMany") {
    return fetchFile(officeDocumentFile, {
      query: { ...sharedKey(from, id), modo: "visto" },
      signal,
    });
  }
  return fetchFile(documentFile, { query: { documento_ids: ids, modo: "visto" }, signal });
}

const sharedKey = (from: "office" | "officeMany", id: number) =>
  from === "office" ? { documento_id: id } : { envio_id: id };

type Wanted = { from: FileSource["from"]; ids: readonly number[] };

/** Saves a file, or several as one ZIP. */
export const downloadMutation = mutationOptions({
  mutationFn: ({ from, ids }: Wanted) => {
    const list = ids.join(",");
    if (from === "contract") return download(contractFile, { query: { contrato_ids: list } });
    if (from === "calendar") {
      return download(workerCalendarFile, { query: { calendarioTrabajador_ids: list } });
    }
    if (from === "office" || from === "officeMany") {
      return download(officeDocumentFile, {
        query: { ...sharedKey(from, ids[0] ?? 0), modo: "descargado" },
      });
    }
    return download(documentFile, { query: { documento_ids: list, modo: "descargado" } });
  },
  onSuccess: refreshDocuments,
});

type Filing = {
  workerId: number;
  kind: string;
  title: string;
  description: string;
  /** The document that it is a newer version of. */
  replaces: number | null;
  file: File;
  key: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

/** Uploads a personal document; the key is its idempotency key. */
export async function fileDocument(filing: Filing) {
  const { workerId, kind, title, description, replaces, file, key, signal, onProgress } = filing;
  const body = {
    trabajador_id: workerId,
    documento_tipo: kind,
    titulo: title,
    ...(description === "" ? {} : { descripcion: description }),
    ...(replaces === null ? {} : { sustituye_id: replaces }),
    documento: file,
  };
  const call = { body, idempotencyKey: key, signal, onProgress };
  const { data } = await uploadForm(uploadPersonalDocument, call);
  refreshDocuments();
  return data;
}

/** Deletes an own document that nobody has decided. */
export const deleteMutation = mutationOptions({
  mutationFn: (id: number) => api(deletePersonalDocument, { params: { id } }),
  onSettled: refreshDocuments,
});
