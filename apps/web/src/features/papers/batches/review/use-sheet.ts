import { skipToken, useQuery } from "@tanstack/react-query";

import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";
import type { SheetCheck } from "@atrio/contract/papers/payslip-review";

import { sheetQuery } from "../batches.queries.ts";

type Sheet = { check: SheetCheck | undefined; error: unknown; retry: () => void };

/** Facts of the sheet that is shown; nothing of a published one, which is its worker's alone. */
export function useSheet(batchId: number, sheet: BatchSheet | undefined): Sheet {
  const isOpen = sheet !== undefined && sheet.estado !== "publicada";
  const query = sheetQuery({ batchId, sheetId: sheet?.id ?? 0 });
  const { data, error, refetch } = useQuery({
    ...query,
    queryFn: isOpen ? query.queryFn : skipToken,
  });
  return { check: isOpen ? data : undefined, error, retry: () => void refetch() };
}
