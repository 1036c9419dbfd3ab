import { mutationOptions } from "@tanstack/react-query";

import { cancelRequest, rectifyRequest } from "@atrio/contract/leave/absences";
import type { RequestDetail } from "@atrio/contract/leave/absences";
import { manageDocuments } from "@atrio/contract/leave/request-documents";
import { deleteRequest } from "@atrio/contract/leave/requests";

import { api } from "../../../lib/api.ts";
import { refreshRequests } from "../approvals/approvals.queries.ts";

/** Cancels an own request; the reason may be empty. */
export const cancelMutation = mutationOptions({
  mutationFn: async ({ id, reason }: { id: number; reason: string }) => {
    const body = reason === "" ? {} : { motivo: reason };
    return (await api(cancelRequest, { params: { id }, body })).data;
  },
  onSettled: refreshRequests,
});

/** Asks to withdraw an own absence that has begun: a rectification without periods. */
export const withdrawMutation = mutationOptions({
  mutationFn: async ({ request, reason }: { request: RequestDetail; reason: string }) => {
    const body = {
      pe_solicitud_tipo_id: request.pe_solicitud_tipo_id,
      ...(request.ausencia !== null && {
        pe_solicitud_subtipo_id: request.ausencia.pe_solicitud_subtipo_id,
      }),
      ...(reason !== "" && { descripcion: reason }),
      periodos: [],
    };
    return (await api(rectifyRequest, { params: { id: request.id }, body })).data;
  },
  onSettled: refreshRequests,
});

/** Deletes an own request that nobody has decided. */
export const deleteMutation = mutationOptions({
  mutationFn: async (id: number) => {
    await api(deleteRequest, { params: { id }, query: {} });
  },
  onSettled: refreshRequests,
});

type DocumentChange = { id: number; add?: readonly number[]; remove?: readonly number[] };

/** Adds uploaded files to an own request, or deletes files of it. */
export const manageDocumentsMutation = mutationOptions({
  mutationFn: async ({ id, add = [], remove = [] }: DocumentChange) => {
    const body = { anadir: [...add], quitar: [...remove] };
    return (await api(manageDocuments, { params: { id }, body })).data;
  },
  onSettled: refreshRequests,
});
