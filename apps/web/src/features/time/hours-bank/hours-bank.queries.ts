import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  bankStatement,
  getBankConfig,
  listOwnIncidences,
  listTeamIncidences,
  rejectIncidence,
  teamBalances,
  updateIncidence,
  validateIncidence,
} from "@atrio/contract/time/hours-bank";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** Under the clock's query root: a punch or a decision may change any of it. */
const root = ["time", "bank"] as const;

/** Changes lists, balances and the sheet's marks; not awaited, so that its news come first. */
function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: ["time"] });
}

/** The own incidences of a year, newest first. */
export function incidencesQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: [...root, "incidences", workerId, year],
    queryFn: async ({ signal }) =>
      (await api(listOwnIncidences, { query: { worker_id: workerId, anyo: year }, signal })).data,
  });
}

/** The rules of the company's hours bank in a year, or null. */
export function bankConfigQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: [...root, "config", workerId, year],
    queryFn: async ({ signal }) =>
      (await api(getBankConfig, { query: { worker_id: workerId, anyo: year }, signal })).data,
  });
}

/** The statement of a year with its running balance. */
export function statementQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: [...root, "statement", workerId, year],
    queryFn: async ({ signal }) =>
      (await api(bankStatement, { query: { worker_id: workerId, anyo: year }, signal })).data,
  });
}

type Preference = { id: number; remarks: string; compensation: number };

/** Saves remarks and compensation preference of a pending incidence. */
export const preferenceMutation = mutationOptions({
  mutationFn: async ({ id, remarks, compensation }: Preference) => {
    const body = {
      observaciones: remarks === "" ? null : remarks,
      pe_compensacion_id: compensation,
    };
    return (await api(updateIncidence, { params: { id }, body })).data;
  },
  onSettled: refresh,
});

export type IncidenceFilters = {
  workerId: number | null;
  state: number | null;
  year: number;
  skip: number;
  take: 10 | 25 | 50 | 100;
};

/** One page of the team's incidences. */
export function teamIncidencesQuery({ workerId, state, year, skip, take }: IncidenceFilters) {
  const paramsFront = JSON.stringify({
    skip,
    take,
    anyo: year,
    ...(workerId === null ? {} : { trabajador_id: workerId }),
    ...(state === null ? {} : { estado_id: state }),
  });
  return queryOptions({
    queryKey: [...root, "team", workerId, state, year, skip, take],
    queryFn: ({ signal }) => api(listTeamIncidences, { body: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

/** Each supervised person's balance in a year. */
export function teamBalancesQuery(year: number) {
  return queryOptions({
    queryKey: [...root, "balances", year],
    queryFn: async ({ signal }) =>
      (await api(teamBalances, { query: { anyo: year }, signal })).data,
  });
}

type Decision = { ids: number[]; reason: string | null };

/** Validates incidences for the administrator's review, or rejects them with a reason. */
export const decideIncidencesMutation = mutationOptions({
  mutationFn: async ({ ids, reason }: Decision) => {
    const body = { incidencia_ids: ids };
    if (reason === null) return (await api(validateIncidence, { body })).data;
    return (await api(rejectIncidence, { body: { ...body, motivo: reason } })).data;
  },
  onSettled: refresh,
});
