import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { changeSettings } from "@atrio/contract/company/settings";
import type { EndpointRequest } from "@atrio/contract/endpoint";
import { paperGroups } from "@atrio/contract/papers/audiences";
import * as contract from "@atrio/contract/papers/signatures-office";
import * as texts from "@atrio/contract/papers/templates";

import { api } from "../../../lib/api.ts";
import { wantsConfirmation } from "../../../lib/confirmation.ts";
import { download, fetchFile } from "../../../lib/download.ts";
import { messageOf } from "../../../lib/errors.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { uploadForm } from "../../../lib/upload.ts";
import { notify } from "../../../ui/notify.ts";

import { bodyOf } from "./signing.model.ts";
import type { AskDraft } from "./signing.model.ts";

const root = ["office", "signing"] as const;

/** Pause between two looks at a sending whose documents are still being made. */
const makingPauseMs = 2000;

const refresh = () => queryClient.invalidateQueries({ queryKey: ["office"] });

type Filter = Record<string, string | number | boolean | undefined>;
const paramsOf = (filter: Filter): string => JSON.stringify(filter);

/** A page of the sendings, newest first; asked again while documents are being made. */
export function roundsQuery(filter: Filter) {
  const paramsFront = paramsOf(filter);
  return queryOptions({
    queryKey: [...root, "rounds", paramsFront],
    queryFn: ({ signal }) => api(contract.signatureRounds, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ en_cola }) => en_cola > 0) === true ? makingPauseMs : false,
  });
}

/** A sending with the people who were left out. */
export function roundQuery(id: number) {
  return queryOptions({
    queryKey: [...root, "round", id],
    queryFn: async ({ signal }) =>
      (await api(contract.signatureRoundById, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => ((state.data?.en_cola ?? 0) > 0 ? makingPauseMs : false),
  });
}

/** A page of people's documents; asked again while the sending is being made. */
export function requestsQuery(filter: Filter, isMaking: boolean) {
  const paramsFront = paramsOf(filter);
  return queryOptions({
    queryKey: [...root, "requests", paramsFront],
    queryFn: ({ signal }) => api(contract.officeSignatures, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isMaking ? makingPauseMs : false,
  });
}

/** Groups to which a document can be sent. */
export const groupsQuery = queryOptions({
  queryKey: [...root, "groups"],
  queryFn: async ({ signal }) => (await api(paperGroups, { signal })).data,
});

export const textsQuery = queryOptions({
  queryKey: [...root, "texts"],
  queryFn: async ({ signal }) => (await api(texts.documentTemplates, { signal })).data,
});

/** Switches signing on for the whole company; the portal reads the company anew. */
export const switchOnMutation = mutationOptions({
  mutationFn: async () => api(changeSettings, { body: { firma_digital: true } }),
  onSuccess: () => {
    void refresh();
    void queryClient.invalidateQueries({ queryKey: ["identity"] });
  },
});

type AskRequest = { draft: AskDraft; key: string; onProgress: (share: number) => void };

/** Sends a document for signature, with progress while its file travels. */
export const askMutation = mutationOptions({
  mutationFn: async ({ draft, key, onProgress }: AskRequest) =>
    (
      await uploadForm(contract.requestSignature, {
        body: bodyOf(draft),
        idempotencyKey: key,
        signal: new AbortController().signal,
        onProgress,
      })
    ).data,
  onSuccess: refresh,
});

/** Documents of an act: some, or all pending ones of a sending. */
export type Chosen = { firma_documento_ids: number[] } | { envio_id: number };

export const remindMutation = mutationOptions({
  mutationFn: async (chosen: Chosen) =>
    (await api(contract.remindSignatures, { body: chosen })).data,
  onSuccess: refresh,
});

export const cancelMutation = mutationOptions({
  mutationFn: async (chosen: Chosen) =>
    (await api(contract.cancelSignatures, { body: chosen })).data,
  onSuccess: refresh,
});

function tellFailure(error: unknown): void {
  if (!wantsConfirmation(error)) notify({ kind: "error", message: messageOf(error) });
}

/** Saves sealed copies with their evidence. */
export const evidenceMutation = mutationOptions({
  mutationFn: async (chosen: { id: number } | { envio_id: number }) =>
    download(contract.signatureEvidence, {
      query: "id" in chosen ? { firma_documento_ids: String(chosen.id) } : chosen,
    }),
  onError: tellFailure,
});

/** Saves the filtered documents as a file. */
export function exportMutation(filter: Filter) {
  return mutationOptions({
    mutationFn: async (formato: "csv" | "xlsx") =>
      download(contract.exportSignatures, { query: { formato, paramsFront: paramsOf(filter) } }),
    onError: tellFailure,
  });
}

type TextBody = EndpointRequest<typeof texts.addTemplate>["body"];

/** Saves a text with fields, a new one where `id` is null. */
export const saveTextMutation = mutationOptions({
  mutationFn: async ({ id, body }: { id: number | null; body: TextBody }) =>
    id === null
      ? (await api(texts.addTemplate, { body })).data
      : (await api(texts.changeTemplate, { params: { id }, body })).data,
  onSuccess: refresh,
});

export const deleteTextMutation = mutationOptions({
  mutationFn: async (id: number) => api(texts.deleteTemplate, { params: { id } }),
  onSuccess: refresh,
});

/** The PDF of a text filled for one person. */
export const previewMutation = mutationOptions({
  mutationFn: async (body: EndpointRequest<typeof texts.previewTemplate>["body"]) =>
    (await fetchFile(texts.previewTemplate, { body })).blob,
});
