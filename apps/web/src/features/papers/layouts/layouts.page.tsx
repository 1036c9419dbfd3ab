import { useSearch } from "@tanstack/react-router";

import { LayoutList } from "./layout-list.tsx";
import { TeachView } from "./teach-view.tsx";

/** Layouts of payslips, or teaching one on the sheet in the address. */
export function LayoutsPage() {
  const { lote, hoja } = useSearch({ from: "/portal/admin/payslip-layouts" });
  if (lote === undefined || hoja === undefined) return <LayoutList />;
  return <TeachView key={`${lote} ${hoja}`} batchId={lote} sheetId={hoja} />;
}
