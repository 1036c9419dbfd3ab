import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  allModel145,
  confirmModel145,
  deleteModel145,
  model145File,
  sendModel145Code,
  signModel145,
  writeModel145,
} from "@atrio/contract/papers/model145";
import type { Model145Answers } from "@atrio/contract/papers/model145";

import { api } from "../../../../lib/api.ts";
import { download } from "../../../../lib/download.ts";
import { queryClient } from "../../../../lib/query-client.ts";

const root = ["documents", "model145"] as const;

/** Versions of the own Model 145, the initial answers of a new one, and whether to review it. */
export function model145Query(workerId: number) {
  return queryOptions({
    queryKey: [...root, workerId],
    queryFn: ({ signal }) => api(allModel145, { params: { id: workerId }, signal }),
  });
}

const refreshed = { onSettled: () => queryClient.invalidateQueries({ queryKey: root }) };

/** Writes a new version, which is then to be signed; the same key is the same version. */
export const writeMutation = mutationOptions({
  mutationFn: async (input: { workerId: number; answers: Model145Answers; key: string }) =>
    (
      await api(writeModel145, {
        params: { id: input.workerId },
        body: { datos: input.answers },
        idempotencyKey: input.key,
      })
    ).data,
  ...refreshed,
});

export const sendCodeMutation = mutationOptions({
  mutationFn: (id: number) => api(sendModel145Code, { params: { id }, body: {} }),
  ...refreshed,
});

export const signMutation = mutationOptions({
  mutationFn: async ({ id, code }: { id: number; code: string }) =>
    (await api(signModel145, { params: { id }, body: { codigo: code } })).data,
  ...refreshed,
});

export const confirmMutation = mutationOptions({
  mutationFn: (id: number) => api(confirmModel145, { params: { id }, body: {} }),
  ...refreshed,
});

export const deleteMutation = mutationOptions({
  mutationFn: (id: number) => api(deleteModel145, { params: { id } }),
  ...refreshed,
});

/** Saves the PDF of a version. */
export const downloadMutation = mutationOptions({
  mutationFn: (id: number) => download(model145File, { query: { modelo145_ids: String(id) } }),
});
