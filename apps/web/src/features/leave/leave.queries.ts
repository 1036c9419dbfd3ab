import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { requestKinds } from "@atrio/contract/kinds";
import { monthlyExpenses } from "@atrio/contract/leave/expenses";
import {
  downloadHolidayRule,
  holidayBalance,
  listBalances,
  listHolidayRules,
  paidLeave,
  unpaidLeave,
} from "@atrio/contract/leave/leave";
import { listOwnRequests } from "@atrio/contract/leave/requests";

import { api } from "../../lib/api.ts";
import { download } from "../../lib/download.ts";

import { absencesRoot } from "./approvals/approvals.queries.ts";

/** Every balance of a year. */
export function balancesQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: [...absencesRoot, "balances", workerId, year],
    queryFn: async ({ signal }) =>
      (await api(listBalances, { params: { id: workerId }, query: { year }, signal })).data,
  });
}

/** The balance of holidays of a year. */
export function holidaysQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: [...absencesRoot, "holidays", workerId, year],
    queryFn: async ({ signal }) =>
      (await api(holidayBalance, { params: { year }, query: { trabajador_id: workerId }, signal }))
        .data,
  });
}

/** The company's holiday rules in plain words. */
export function holidayRulesQuery(workerId: number) {
  return queryOptions({
    queryKey: [...absencesRoot, "rules", workerId],
    queryFn: async ({ signal }) =>
      (await api(listHolidayRules, { params: { id: workerId }, signal })).data,
    staleTime: 5 * 60_000,
  });
}

/** Saves the document of a holiday rule. */
export const downloadRuleMutation = mutationOptions({
  mutationFn: (id: number) => download(downloadHolidayRule, { params: { id } }),
});

/** The own leave of a year, paid or unpaid, with each subtype. */
export function leaveQuery(workerId: number, year: number, isPaid: boolean) {
  return queryOptions({
    queryKey: [...absencesRoot, "leave", workerId, year, isPaid],
    queryFn: async ({ signal }) => {
      const call = { params: { id: workerId }, query: { year }, signal };
      return (await (isPaid ? api(paidLeave, call) : api(unpaidLeave, call))).data;
    },
  });
}

/** Kinds that this page lists: absences and expenses. */
export const listedKinds = Object.values(requestKinds);

export type RequestFilters = {
  /** Kind, state and year of its days; null is any. */
  kind: number | null;
  state: number | null;
  year: number | null;
  skip: number;
  take: number;
};

/** One page of the own absences and expenses, newest first. */
export function ownRequestsQuery(workerId: number, filters: RequestFilters) {
  const { kind, state, year, skip, take } = filters;
  const paramsFront = JSON.stringify({
    skip,
    take,
    pe_solicitud_tipo_id: kind ?? listedKinds,
    ...(state === null ? {} : { estado_id: state }),
    ...(year === null ? {} : { anyo_dias: year }),
  });
  return queryOptions({
    queryKey: [...absencesRoot, "own", workerId, kind, state, year, skip, take],
    queryFn: ({ signal }) =>
      api(listOwnRequests, { params: { id: workerId }, body: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Expenses of a month (`YYYY-MM`) by kind. */
export function monthlyExpensesQuery(workerId: number, month: string) {
  return queryOptions({
    queryKey: [...absencesRoot, "expenses", workerId, month],
    queryFn: async ({ signal }) => (await api(monthlyExpenses, { query: { month }, signal })).data,
  });
}
