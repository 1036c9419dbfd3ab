import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  markRead,
  rejectSignature,
  sendSignatureCode,
  signatureById,
  signatureDocuments,
  signDocument,
  signedFile,
  unsignedFile,
} from "@atrio/contract/papers/signatures";

import { api } from "../../../../lib/api.ts";
import { download, loadFile } from "../../../../lib/download.ts";
import { currentUserQuery } from "../../../../lib/identity.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { documentsRoot } from "../documents.queries.ts";

import { isBeingSealed } from "./signatures.model.ts";

/** Making the sealed copy takes seconds. */
const sealingMs = 2_000;

/** Documents that the worker signs, has signed or has rejected; pending first. */
export function signaturesQuery(workerId: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "signatures", workerId],
    queryFn: async ({ signal }) =>
      (await api(signatureDocuments, { params: { id: workerId }, signal })).data,
  });
}

/** An own document with its history; refetched while its sealed copy is being made. */
export function signatureQuery(id: number) {
  return queryOptions({
    queryKey: [...documentsRoot, "signature", id],
    queryFn: async ({ signal }) => (await api(signatureById, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => isBeingSealed(state.data) && sealingMs,
  });
}

type FileOf = { workerId: number; id: number };

const fileRequest = ({ workerId, id }: FileOf) => ({
  params: { id: workerId },
  query: { firma_documento_id: id },
});

/** The PDF to read, never kept: each reading is written down. */
export function loadUnsigned(file: FileOf): Promise<Uint8Array<ArrayBuffer>> {
  return loadFile(unsignedFile, fileRequest(file));
}

/** The sealed copy, to show it. */
export function loadSigned(file: FileOf): Promise<Uint8Array<ArrayBuffer>> {
  return loadFile(signedFile, fileRequest(file));
}

/** Saves the PDF as it was sent to be signed. */
export const saveUnsignedMutation = mutationOptions({
  mutationFn: (file: FileOf) => download(unsignedFile, fileRequest(file)),
});

/** Saves the sealed copy. */
export const saveSignedMutation = mutationOptions({
  mutationFn: (file: FileOf) => download(signedFile, fileRequest(file)),
});

/** Refetches documents, and the first page's flag of waiting important ones. */
async function refresh(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: documentsRoot }),
    queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  ]);
}

/** Reports that every page was seen. */
export const readMutation = mutationOptions({
  mutationFn: ({ id, pages }: { id: number; pages: number }) =>
    api(markRead, { params: { id }, body: { paginas: pages } }),
  onSettled: refresh,
});

/** Sends a one-time code by mail. */
export const sendCodeMutation = mutationOptions({
  mutationFn: (id: number) => api(sendSignatureCode, { params: { id }, body: {} }),
  onSettled: refresh,
});

/** Signs the read document, named by its fingerprint, with the six digits. */
export const signMutation = mutationOptions({
  mutationFn: ({ id, code, hash }: { id: number; code: string; hash: string }) =>
    api(signDocument, { params: { id }, body: { codigo: code, hash } }),
  onSettled: refresh,
});

/** Rejects a document with the worker's words. */
export const rejectMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: number; reason: string }) =>
    api(rejectSignature, { params: { id }, body: { motivo: reason } }),
  onSettled: refresh,
});
