import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  changeLayout,
  createLayout,
  deleteLayout,
  payslipLayouts,
  sheetText,
  tryLayout,
} from "@atrio/contract/papers/payslip-layouts";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { randomKey } from "../../../lib/random.ts";

import type { bodyOf } from "./layouts.model.ts";

const root = ["office", "payslip-layouts"] as const;

const refresh = () => queryClient.invalidateQueries({ queryKey: [...root, "list"] });

/** The layouts that the company has taught. */
export const layoutsQuery = queryOptions({
  queryKey: [...root, "list"],
  queryFn: async ({ signal }) => (await api(payslipLayouts, { signal })).data,
});

/** A sheet of a batch and one of its pages, from 1. */
type PageKey = { batchId: number; sheetId: number; page: number };

/** Texts of a page with their places; noted as a look at the sheet. */
export function pageTextQuery({ batchId, sheetId, page }: PageKey) {
  return queryOptions({
    queryKey: [...root, "text", batchId, sheetId, page],
    queryFn: async ({ signal }) => {
      const params = { id: batchId, hojaId: sheetId };
      return (await api(sheetText, { params, query: { pagina: page }, signal })).data;
    },
    staleTime: "static",
  });
}

type Saved = { id: number | null; body: ReturnType<typeof bodyOf> };

/** Saves a layout: a new one (`id` null) or a known one anew. */
export const saveMutation = mutationOptions({
  mutationFn: async ({ id, body }: Saved) =>
    id === null
      ? (await api(createLayout, { body, idempotencyKey: randomKey() })).data
      : (await api(changeLayout, { params: { id }, body })).data,
  onSuccess: refresh,
});

/** Forgets a layout. */
export const deleteMutation = mutationOptions({
  mutationFn: async (id: number) => api(deleteLayout, { params: { id } }),
  onSuccess: refresh,
});

/** Facts that a saved layout reads on a sheet; noted as a look at it. */
export const tryMutation = mutationOptions({
  mutationFn: async ({ id, batchId, sheetId }: { id: number; batchId: number; sheetId: number }) =>
    (
      await api(tryLayout, {
        params: { id },
        body: { lote_id: batchId, hoja_id: sheetId },
      })
    ).data,
});
