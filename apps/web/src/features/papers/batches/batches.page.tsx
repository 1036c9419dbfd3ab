import { useSearch } from "@tanstack/react-router";

import { BatchList } from "./batch-list.tsx";
import { ReviewView } from "./review/review-view.tsx";

/** Payslip batches of the company, or the review of the one in the address. */
export function BatchesPage() {
  const { lote, hoja } = useSearch({ from: "/portal/admin/payslips" });
  if (lote === undefined) return <BatchList />;
  return <ReviewView key={lote} batchId={lote} sheetId={hoja} />;
}
