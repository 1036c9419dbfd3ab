import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  batchById,
  batches,
  batchSheetPdf,
  confirmBatch,
  deleteBatch,
  publishBatch,
  reviewSheet,
  uploadBatch,
} from "@atrio/contract/papers/payslip-batches";
import type { PayslipBatch } from "@atrio/contract/papers/payslip-batches";
import { checkSheet } from "@atrio/contract/papers/payslip-review";
import type { PayslipKind } from "@atrio/contract/papers/payslips";
import { withdrawPayslip } from "@atrio/contract/papers/payslips";

import { api } from "../../../lib/api.ts";
import { loadFile } from "../../../lib/download.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { uploadForm } from "../../../lib/upload.ts";

const root = ["office", "payslip-batches"] as const;

/** Pause between two looks at a batch that is being read. */
const readingPauseMs = 2000;

const isReading = ({ estado }: Pick<PayslipBatch, "estado">): boolean => estado === "leyendo";

const refresh = () => queryClient.invalidateQueries({ queryKey: root });

/** The company's batches, of a year or all, newest first; asked again while one is being read. */
export function batchesQuery(year: number | undefined) {
  return queryOptions({
    queryKey: [...root, "list", year ?? null],
    queryFn: async ({ signal }) => {
      const query = year === undefined ? {} : { anyo: year };
      return (await api(batches, { query, signal })).data;
    },
    refetchInterval: ({ state }) => (state.data?.some(isReading) === true ? readingPauseMs : false),
  });
}

/** A batch with its sheets. */
export function batchQuery(id: number) {
  return queryOptions({
    queryKey: [...root, "one", id],
    queryFn: async ({ signal }) => (await api(batchById, { params: { id }, signal })).data,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isReading(state.data) ? readingPauseMs : false,
  });
}

/** A sheet of a batch. */
export type SheetKey = { batchId: number; sheetId: number };

/** Facts, figures and candidates of a sheet under review; noted as a look at it. */
export function sheetQuery({ batchId, sheetId }: SheetKey) {
  return queryOptions({
    queryKey: [...root, "sheet", batchId, sheetId],
    queryFn: async ({ signal }) =>
      (await api(checkSheet, { params: { id: batchId, hojaId: sheetId }, signal })).data,
  });
}

/** The pages of a sheet under review. */
export async function loadSheetPdf({ batchId, sheetId }: SheetKey): Promise<Uint8Array> {
  return loadFile(batchSheetPdf, { params: { id: batchId, hojaId: sheetId } });
}

/** A file with the month that it pays. */
export type Upload = {
  file: File;
  year: number;
  month: number;
  kind: PayslipKind;
  /** CSV beside the file. */
  figures: File | null;
  lines: File | null;
  key: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Sends a file of payslips. */
export const uploadMutation = mutationOptions({
  mutationFn: async (upload: Upload) => {
    const { file, year, month, kind, figures, lines, key, signal, onProgress } = upload;
    const body = {
      anyo: year,
      mes: month,
      tipo_nomina: kind,
      ...(figures !== null && { cifras: await figures.text() }),
      ...(lines !== null && { lineas: await lines.text() }),
      fichero: file,
    };
    return (await uploadForm(uploadBatch, { body, idempotencyKey: key, signal, onProgress })).data;
  },
  onSuccess: refresh,
});

/** Gives a sheet to a person, or leaves it out (null). */
export const reviewMutation = mutationOptions({
  mutationFn: async ({ batchId, sheetId, workerId }: SheetKey & { workerId: number | null }) =>
    (
      await api(reviewSheet, {
        params: { id: batchId, hojaId: sheetId },
        body: { trabajador_id: workerId },
      })
    ).data,
  onSuccess: refresh,
});

/** A reason that can be confirmed for all sheets of a batch. */
export const confirmableReasons = ["mes_no_leido", "cifras_no_leidas", "cifras_ambiguas"] as const;
export type ConfirmableReason = (typeof confirmableReasons)[number];

/** Confirms a reason for a whole batch. */
export const confirmMutation = mutationOptions({
  mutationFn: async ({ batchId, reason }: { batchId: number; reason: ConfirmableReason }) =>
    (await api(confirmBatch, { params: { id: batchId }, body: { motivo: reason } })).data,
  onSuccess: refresh,
});

/** Publishes a batch, now or at an instant. */
export const publishMutation = mutationOptions({
  mutationFn: async ({ batchId, at }: { batchId: number; at: string | null }) =>
    (await api(publishBatch, { params: { id: batchId }, body: { publicar_el: at } })).data,
  onSuccess: async () => {
    // A sheet on the screen may be published now: only its worker reads it.
    const sheets = [...root, "sheet"];
    await queryClient.invalidateQueries({ queryKey: sheets, refetchType: "none" });
    await Promise.all(
      ["list", "one"].map((part) => queryClient.invalidateQueries({ queryKey: [...root, part] })),
    );
  },
});

/** Deletes a batch of which nothing is published. */
export const deleteMutation = mutationOptions({
  mutationFn: async (batchId: number) => api(deleteBatch, { params: { id: batchId } }),
  onSuccess: refresh,
});

/** Withdraws a published payslip; answers how many certificates became void. */
export const withdrawMutation = mutationOptions({
  mutationFn: async ({ payslipId, reason }: { payslipId: number; reason: string }) =>
    (await api(withdrawPayslip, { params: { id: payslipId }, body: { motivo: reason } })).data
      .certificados_anulados,
  onSuccess: refresh,
});
