import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  createRequest,
  editRequest,
  ownAbsences,
  previewRequest,
  rectifyRequest,
} from "@atrio/contract/leave/absences";
import { checkSalary } from "@atrio/contract/leave/expenses";
import { listRequestKinds } from "@atrio/contract/leave/leave";
import { listOccasions } from "@atrio/contract/leave/occasions";
import {
  deleteDocument,
  manageDocuments,
  uploadDocument,
} from "@atrio/contract/leave/request-documents";
import { scheduleOfYear } from "@atrio/contract/time/schedules";

import { api } from "../../../lib/api.ts";
import { uploadForm } from "../../../lib/upload.ts";
import { absencesRoot, refreshRequests } from "../approvals/approvals.queries.ts";

import type { Ask } from "./ask.model.ts";

const daily = 60 * 60_000;

/** Kinds of request that the worker may use now, with their rules. */
export function requestKindsQuery(workerId: number) {
  return queryOptions({
    queryKey: [...absencesRoot, "kinds", workerId],
    queryFn: async ({ signal }) =>
      (await api(listRequestKinds, { query: { workerId }, signal })).data,
    staleTime: 5 * 60_000,
  });
}

/** The worker's facts that leave hangs on, with their totals. */
export function occasionsQuery(workerId: number) {
  return queryOptions({
    queryKey: [...absencesRoot, "occasions", workerId],
    queryFn: async ({ signal }) =>
      (await api(listOccasions, { params: { id: workerId }, signal })).data,
  });
}

/** Target of the form: none yet, a pending request, or an approved one to replace. */
export type AskTarget =
  | { mode: "new" }
  | { mode: "edit"; requestId: number }
  | { mode: "rectify"; requestId: number };

/** Preview of a request: its cost, problems and approvers. */
export function previewQuery(workerId: number, target: AskTarget, ask: Ask) {
  return queryOptions({
    queryKey: [...absencesRoot, "preview", workerId, target, ask],
    queryFn: async ({ signal }) => {
      const body = {
        trabajador_id: workerId,
        ...(target.mode === "edit" && { solicitud_id: target.requestId }),
        ...(target.mode === "rectify" && { rectifica_id: target.requestId }),
        ...ask,
      };
      return (await api(previewRequest, { body, signal })).data;
    },
    staleTime: 10_000,
    gcTime: 60_000,
    refetchOnWindowFocus: "always",
  });
}

/** Schedule and holidays of a year, for the calendar. */
export function yearScheduleQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: ["schedule-year", workerId, year],
    queryFn: async ({ signal }) =>
      (await api(scheduleOfYear, { params: { id: workerId }, query: { year }, signal })).data.dias,
    staleTime: daily,
  });
}

/** Days of a year that the worker has asked for already. */
export function askedDaysQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: [...absencesRoot, "asked-days", workerId, year],
    queryFn: async ({ signal }) => {
      const query = { desde: `${year}-01-01`, hasta: `${year}-12-31` };
      return (await api(ownAbsences, { params: { id: workerId }, query, signal })).data;
    },
  });
}

/** True if an amount in euros is within the company's limit. */
export function allowedAmountQuery(workerId: number, amount: number, day: string) {
  return queryOptions({
    queryKey: [...absencesRoot, "allowed-amount", workerId, amount, day],
    queryFn: async ({ signal }) => {
      const body = {
        trabajador_id: workerId,
        importe: amount,
        ...(day !== "" && { fecha_gasto: day }),
      };
      return (await api(checkSalary, { body, signal })).data.permitido;
    },
    gcTime: 60_000,
  });
}

type Sending = {
  target: AskTarget;
  workerId: number;
  ask: Ask;
  /** Files of the request that is edited and that are to go. */
  removed: readonly number[];
  key: string;
};

/** Sends a request, changes a pending one, or asks to rectify an approved one. */
export const sendMutation = mutationOptions({
  mutationFn: async ({ target, workerId, ask, removed, key }: Sending) => {
    if (target.mode === "new") {
      const body = { trabajador_id: workerId, ...ask };
      return (await api(createRequest, { body, idempotencyKey: key })).data;
    }
    const params = { id: target.requestId };
    if (target.mode === "rectify") return (await api(rectifyRequest, { params, body: ask })).data;
    const { data } = await api(editRequest, { params, body: ask });
    if (removed.length > 0) await api(manageDocuments, { params, body: { quitar: [...removed] } });
    return data;
  },
  onSettled: refreshRequests,
});

type Upload = {
  file: File;
  key: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

/** Uploads a file as a draft, which the server forgets after a day unless it is sent with a request. */
export async function upload({ file, key, signal, onProgress }: Upload) {
  const body = { documento: file };
  const sent = { body, idempotencyKey: key, signal, onProgress };
  return (await uploadForm(uploadDocument, sent)).data;
}

/** Deletes a file of an own form. */
export async function removeUpload(documentId: number): Promise<void> {
  await api(deleteDocument, { params: { id: documentId } });
}
