import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { reopenMonth } from "@atrio/contract/leave/requests";
import { transferIncidences } from "@atrio/contract/time/hours-bank";
import {
  decideIncidences,
  listOfficeIncidences,
  listOfficeMonths,
} from "@atrio/contract/time/office-time";
import type { OfficeMonthState } from "@atrio/contract/time/office-time";

import { api } from "../../../lib/api.ts";
import type { ListPage } from "../../../lib/list-page.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** Under the clock's query root: a punch or a decision may change any of it. */
const root = ["time", "office"] as const;

function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: ["time"] });
  void queryClient.invalidateQueries({ queryKey: ["absences"] });
}

/** Incidences of the inbox: people whom words find, a state or all, a year or all. */
export type IncidencesAsked = ListPage & {
  words: string;
  state: number | null;
  year: number | null;
};

/** A page of the company's incidences, newest day first. */
export function officeIncidencesQuery({ words, state, year, skip, take }: IncidencesAsked) {
  const paramsFront = JSON.stringify({
    skip,
    take,
    ...(words !== "" && { texto: words }),
    ...(state !== null && { estado_id: state }),
    ...(year !== null && { anyo: year }),
  });
  return queryOptions({
    queryKey: [...root, "incidences", paramsFront],
    queryFn: ({ signal }) => api(listOfficeIncidences, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

/** Approves incidences for good, or rejects them with a reason; each succeeds or fails by itself. */
export const decideIncidencesMutation = mutationOptions({
  mutationFn: async ({ ids, reason }: { ids: number[]; reason: string | null }) => {
    const answer = reason === null ? {} : { respuesta: reason };
    const body = { incidencia_ids: ids, aprobada: reason === null, ...answer };
    return (await api(decideIncidences, { body })).data;
  },
  onSettled: refresh,
});

/** Hands approved hours to payroll, or to the next year: all of them or none. */
export const transferMutation = mutationOptions({
  mutationFn: async (input: { ids: number[]; to: "nomina" | "anyo_siguiente" }) => {
    const body = { incidencia_ids: input.ids, destino: input.to };
    return (await api(transferIncidences, { body })).data;
  },
  onSettled: refresh,
});

/** Months of the inbox: people whom words find, a state, one month or all. */
export type MonthsAsked = ListPage & {
  words: string;
  state: OfficeMonthState;
  month: string | null;
};

/** A page of the months of the company's people. */
export function officeMonthsQuery({ words, state, month, skip, take }: MonthsAsked) {
  const paramsFront = JSON.stringify({
    skip,
    take,
    estado: state,
    ...(words !== "" && { texto: words }),
    ...(month !== null && { mes: month }),
  });
  return queryOptions({
    queryKey: [...root, "months", paramsFront],
    queryFn: ({ signal }) => api(listOfficeMonths, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

/** Reopens a closed month; its worker reads the reason. */
export const reopenMutation = mutationOptions({
  mutationFn: async (input: { id: number; reason: string }) => {
    const body = { solicitud_id: input.id, motivo: input.reason };
    return (await api(reopenMonth, { body })).data;
  },
  onSettled: refresh,
});
