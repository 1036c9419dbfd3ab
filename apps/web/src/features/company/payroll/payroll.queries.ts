import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  deletePayrollLayout,
  handOverPayroll,
  listPayroll,
  savePayrollLayout,
} from "@atrio/contract/company/payroll";

import { api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { LayoutForm, PayrollAsked } from "./payroll.model.ts";

const root = ["office", "payroll"] as const;

const refresh = () => queryClient.invalidateQueries({ queryKey: root });

/** A month for payroll. */
export function payrollQuery({ texto, ...part }: PayrollAsked) {
  const paramsFront = JSON.stringify(texto === "" ? part : { ...part, texto });
  return queryOptions({
    queryKey: [...root, paramsFront],
    queryFn: ({ signal }) => api(listPayroll, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const saveLayoutMutation = mutationOptions({
  mutationFn: (form: LayoutForm) =>
    api(savePayrollLayout, { body: { ...form, nombre: form.nombre.trim() } }),
  onSuccess: refresh,
});

export const deleteLayoutMutation = mutationOptions({
  mutationFn: (id: number) => api(deletePayrollLayout, { params: { id } }),
  onSuccess: refresh,
});

/** Makes the file of a month and saves it. */
export const handOverMutation = mutationOptions({
  mutationFn: (body: { mes: string; formato_id: number | null; tipo: "csv" | "xlsx" }) =>
    download(handOverPayroll, { body }),
  onSuccess: refresh,
});
