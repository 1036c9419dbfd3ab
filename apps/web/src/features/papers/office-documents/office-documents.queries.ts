import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as openings from "@atrio/contract/papers/document-openings";
import * as contract from "@atrio/contract/papers/documents-office";
import type { OfficeDocument } from "@atrio/contract/papers/documents-office";

import { api } from "../../../lib/api.ts";
import { wantsConfirmation } from "../../../lib/confirmation.ts";
import { download } from "../../../lib/download.ts";
import { messageOf } from "../../../lib/errors.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { uploadForm } from "../../../lib/upload.ts";
import { notify } from "../../../ui/notify.ts";

import {
  isForMany,
  manyBodyOf,
  newerBodyOf,
  newerManyBodyOf,
  oneBodyOf,
} from "./office-documents.model.ts";
import type { OpeningsKey, PublishDraft, Terms } from "./office-documents.model.ts";

const root = ["office", "documents"] as const;

const refresh = () => queryClient.invalidateQueries({ queryKey: root });

type Filter = Record<string, string | number | undefined>;

/** A page of what the company shares, newest first, with all folders. */
export function documentsQuery(filter: Filter) {
  const paramsFront = JSON.stringify(filter);
  return queryOptions({
    queryKey: [...root, "list", paramsFront],
    queryFn: ({ signal }) => api(contract.officeDocuments, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Error message of a file that could not be saved; a cancelled question for the password has none. */
function tellFailure(error: unknown): void {
  if (!wantsConfirmation(error)) notify({ kind: "error", message: messageOf(error) });
}

/** Saves the filtered list as a file. */
export function exportMutation(filter: Filter) {
  return mutationOptions({
    mutationFn: async (formato: "csv" | "xlsx") =>
      download(contract.exportOfficeDocuments, {
        query: { formato, paramsFront: JSON.stringify(filter) },
      }),
    onError: tellFailure,
  });
}

/** A page of the people of a document, with when they opened it first. */
export function openingsQuery(named: OpeningsKey, filter: Filter) {
  const paramsFront = JSON.stringify(filter);
  return queryOptions({
    queryKey: [...root, "openings", named, paramsFront],
    queryFn: ({ signal }) =>
      api(openings.documentOpenings, { query: { ...named, paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the filtered list of openings as a file. */
export function exportOpeningsMutation(named: OpeningsKey, filter: Filter) {
  return mutationOptions({
    mutationFn: async (formato: "csv" | "xlsx") =>
      download(openings.exportDocumentOpenings, {
        query: { ...named, formato, paramsFront: JSON.stringify(filter) },
      }),
    onError: tellFailure,
  });
}

type Sending = {
  file: File;
  title: string;
  /** Idempotency key. */
  key: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

/** Publishes a file as a draft describes it: for the company, one person or many. */
export async function publish(draft: PublishDraft, sending: Sending): Promise<void> {
  const { file, title, key, signal, onProgress } = sending;
  const call = { idempotencyKey: key, signal, onProgress };
  if (isForMany(draft)) {
    const body = { ...manyBodyOf(draft, title), documento: file };
    await uploadForm(contract.publishForMany, { ...call, body });
  } else {
    const body = { ...oneBodyOf(draft, title), documento: file };
    await uploadForm(contract.publishDocument, { ...call, body });
  }
  await refresh();
}

type Replacing = Omit<Sending, "signal"> & { document: OfficeDocument; terms: Terms };

/** Publishes a newer version of a document for its readers; answers the counts of one for many. */
export const replaceMutation = mutationOptions({
  mutationFn: async ({ document, file, title, key, terms, onProgress }: Replacing) => {
    const { documento_id, envio_id } = document;
    const call = { idempotencyKey: key, signal: new AbortController().signal, onProgress };
    if (documento_id !== null || envio_id === null) {
      const body = { ...newerBodyOf(document, title, terms), documento: file };
      await uploadForm(contract.publishDocument, { ...call, body });
      return null;
    }
    const body = { ...newerManyBodyOf(title, terms), documento: file };
    const params = { id: envio_id };
    return (await uploadForm(contract.replaceForMany, { ...call, params, body })).data;
  },
  onSuccess: refresh,
});

type Withdrawing = { document: OfficeDocument; motivo: string };

/** Withdraws a document, or a document for many from everybody. */
export const withdrawMutation = mutationOptions({
  mutationFn: async ({ document, motivo }: Withdrawing): Promise<void> => {
    const { documento_id, envio_id } = document;
    const query = { motivo };
    if (documento_id !== null) {
      await api(contract.withdrawDocument, { params: { id: documento_id }, query });
    } else if (envio_id !== null) {
      await api(contract.withdrawForMany, { params: { id: envio_id }, query });
    }
  },
  onSuccess: refresh,
});

/** Kinds of personal document with their names. */
export const kindsQuery = queryOptions({
  queryKey: [...root, "kinds"],
  queryFn: async ({ signal }) => (await api(contract.officeDocumentKinds, { signal })).data,
});

type Kinds = EndpointRequest<typeof contract.writeDocumentKinds>["body"]["tipos"];

/** Saves the whole list of kinds in its order. */
export const saveKindsMutation = mutationOptions({
  mutationFn: async (tipos: Kinds) => api(contract.writeDocumentKinds, { body: { tipos } }),
  onSuccess: refresh,
});
