import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { payExpense } from "@atrio/contract/leave/expenses";
import { decideManyAsAdministrator, listOfficeExpenses } from "@atrio/contract/leave/office-inbox";
import { listOfficeRequests } from "@atrio/contract/leave/requests";
import type { OfficeScope } from "@atrio/contract/leave/requests";

import { api } from "../../../lib/api.ts";
import type { ListPage } from "../../../lib/list-page.ts";
import { absencesRoot, refreshRequests } from "../approvals/approvals.queries.ts";

/** Requests of the inbox: people whom words find, one kind or all, and of whom they wait. */
export type RequestsAsked = ListPage & { words: string; kind: number | null; scope: OfficeScope };

/** A page of pending requests, newest first. */
export function officeRequestsQuery({ words, kind, scope, skip, take }: RequestsAsked) {
  const paramsFront = JSON.stringify({
    skip,
    take,
    alcance: scope,
    ...(words !== "" && { texto: words }),
    ...(kind !== null && { pe_solicitud_tipo_id: [kind] }),
  });
  return queryOptions({
    queryKey: [...absencesRoot, "office", "requests", paramsFront],
    queryFn: ({ signal }) => api(listOfficeRequests, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

type ManyDecided = { ids: number[]; approved: boolean; reason: string };

/** Decides several requests as administration; each succeeds or fails by itself. */
export const decideManyMutation = mutationOptions({
  mutationFn: async ({ ids, approved, reason }: ManyDecided) => {
    const body = {
      solicitud_ids: ids,
      aprobada: approved,
      ...(reason !== "" && { respuesta: reason }),
    };
    return (await api(decideManyAsAdministrator, { body })).data;
  },
  onSettled: refreshRequests,
});

/** Expenses of the inbox: people whom words find, to be paid or paid. */
export type ExpensesAsked = ListPage & { words: string; isPaid: boolean };

/** A page of approved expenses with the sum of all pages. */
export function officeExpensesQuery({ words, isPaid, skip, take }: ExpensesAsked) {
  const paramsFront = JSON.stringify({
    skip,
    take,
    pagado: isPaid,
    ...(words !== "" && { texto: words }),
  });
  return queryOptions({
    queryKey: [...absencesRoot, "office", "expenses", paramsFront],
    queryFn: ({ signal }) => api(listOfficeExpenses, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

/** Notes that an approved expense was paid. */
export const payMutation = mutationOptions({
  mutationFn: async (id: number) => (await api(payExpense, { body: { solicitud_id: id } })).data,
  onSettled: refreshRequests,
});
