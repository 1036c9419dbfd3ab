import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { workerBatches, workerBatchPdf } from "@atrio/contract/papers/payslip-batches";
import {
  payslipAccesses,
  payslipById,
  payslipPdf,
  payslips,
} from "@atrio/contract/papers/payslips";

import { api } from "../../../lib/api.ts";
import { download, loadFile } from "../../../lib/download.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** Query root of payslips. */
const payslipsRoot = ["payslips"] as const;

/** The payslips of a year, those put right included, and the years that have any; newest first. */
export function yearQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: [...payslipsRoot, "year", workerId, year],
    queryFn: ({ signal }) =>
      api(payslips, {
        params: { id: workerId },
        query: { estado_nomina_id: "2,3", publicada_portal: "1", anyo: year },
        signal,
      }),
  });
}

/** The newest payslips, for the home page and to know which year to open. */
export function latestQuery(workerId: number) {
  return queryOptions({
    queryKey: [...payslipsRoot, "latest", workerId],
    queryFn: ({ signal }) =>
      api(payslips, {
        params: { id: workerId },
        query: { estado_nomina_id: "2,3", publicada_portal: "1", take: 18 },
        signal,
      }),
  });
}

/** A payslip with its lines and changes; a published one never changes. */
export function payslipQuery(id: number) {
  return queryOptions({
    queryKey: [...payslipsRoot, "one", id],
    queryFn: async ({ signal }) => (await api(payslipById, { params: { id }, signal })).data,
  });
}

/** Openings of a payslip, newest first. */
export function accessesQuery(id: number) {
  return queryOptions({
    queryKey: [...payslipsRoot, "accesses", id],
    queryFn: async ({ signal }) => (await api(payslipAccesses, { params: { id }, signal })).data,
    // Each opening adds to it.
    staleTime: 0,
  });
}

/** The batches of a year that hold something of the worker's. */
export function batchesQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: [...payslipsRoot, "batches", workerId, year],
    queryFn: async ({ signal }) =>
      (await api(workerBatches, { query: { trabajador_id: workerId, anyo: year }, signal })).data,
  });
}

/** Fetches the PDF of a payslip to show it in the page; recorded in the access log. */
export async function loadPayslipPdf(id: number): Promise<Uint8Array> {
  const bytes = await loadFile(payslipPdf, { query: { nomina_ids: String(id), modo: "visto" } });
  void queryClient.invalidateQueries({ queryKey: accessesQuery(id).queryKey });
  return bytes;
}

export type Wanted = { ids: readonly number[]; as: "pdf" | "zip" };

/** Saves the PDF of one payslip, or several as one PDF or a ZIP. */
export const downloadPayslips = mutationOptions({
  mutationFn: ({ ids, as }: Wanted) =>
    download(payslipPdf, {
      query: { nomina_ids: ids.join(","), formato: as, modo: "descargado" },
    }),
  onSuccess: () => void queryClient.invalidateQueries({ queryKey: [...payslipsRoot, "accesses"] }),
});

/** Saves the worker's own pages of a batch. */
export const downloadBatch = mutationOptions({
  mutationFn: (batchId: number) => download(workerBatchPdf, { query: { lote_id: batchId } }),
});
