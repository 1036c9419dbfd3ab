import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import {
  answerSigningChange,
  cloneWorkday,
  forgottenPunches,
  listSigningChanges,
  noteSigning,
  requestCorrection,
  signingHistory,
} from "@atrio/contract/time/changes";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

/**
 * Refetches everything about clocking after a change: sheet, totals, closure, notices. Not awaited
 * by callers: the changed item may leave the page with it, and its outcome is shown first.
 */
function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: ["time"] });
}

/** Every version of a signing, newest last. */
export function historyQuery(signingId: number) {
  return queryOptions({
    queryKey: ["time", "history", signingId],
    queryFn: async ({ signal }) =>
      (await api(signingHistory, { params: { id: signingId }, signal })).data,
  });
}

/** Supervisors' changes that the worker has not answered. */
export function pendingChangesQuery(workerId: number) {
  return queryOptions({
    queryKey: ["time", "pending-changes", workerId],
    queryFn: async ({ signal }) =>
      (await api(listSigningChanges, { query: { trabajador_id: workerId }, signal })).data,
  });
}

/** Past days that miss a punch, with the usual times as a proposal. */
export function forgottenQuery(workerId: number) {
  return queryOptions({
    queryKey: ["time", "forgotten", workerId],
    queryFn: async ({ signal }) =>
      (await api(forgottenPunches, { query: { trabajador_id: workerId }, signal })).data,
  });
}

type CloneBody = EndpointRequest<typeof cloneWorkday>["body"];

/** Result of cloning for each day, without writing. */
export function clonePreviewQuery(body: Omit<CloneBody, "simular">) {
  return queryOptions({
    queryKey: ["day-clone", body.trabajador_id, body.dia_origen, ...body.dias],
    queryFn: async ({ signal }) =>
      (await api(cloneWorkday, { body: { ...body, simular: true }, signal })).data,
    staleTime: 0,
  });
}

/** Repeats a day's signings on other days. */
export const cloneMutation = mutationOptions({
  mutationFn: ({ key, ...body }: CloneBody & { key: string }) =>
    api(cloneWorkday, { body, idempotencyKey: key }),
  onSettled: refresh,
});

/** Changes the remarks of a signing. */
export const noteMutation = mutationOptions({
  mutationFn: ({ id, remarks }: { id: number; remarks: string }) =>
    api(noteSigning, {
      params: { id },
      body: { observaciones: remarks === "" ? null : remarks },
    }),
  onSettled: refresh,
});

type Answer = { id: number; answer: "confirmado" | "disputado"; comment?: string };

/** Confirms or disputes a supervisor's change. */
export const answerMutation = mutationOptions({
  mutationFn: ({ id, answer, comment }: Answer) =>
    api(answerSigningChange, {
      params: { id },
      body: { respuesta: answer, ...(comment === undefined ? {} : { comentario: comment }) },
    }),
  onSettled: refresh,
});

type CorrectionBody = EndpointRequest<typeof requestCorrection>["body"];

/** Requests a correction from the supervisors. */
export const correctionMutation = mutationOptions({
  mutationFn: ({ key, ...body }: CorrectionBody & { key: string }) =>
    api(requestCorrection, { body, idempotencyKey: key }),
  onSettled: refresh,
});
