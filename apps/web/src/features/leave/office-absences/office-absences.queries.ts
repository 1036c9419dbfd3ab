import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  correctAbsence,
  enterAbsence,
  listAbsences,
  withdrawAbsence,
} from "@atrio/contract/leave/absence-office";
import { listLeaveRules } from "@atrio/contract/leave/leave-office";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

import { bodyOf } from "./office-absences.model.ts";
import type { AbsenceForm, AbsencesAsked } from "./office-absences.model.ts";

const root = ["office", "absences"] as const;

const refresh = () => queryClient.invalidateQueries({ queryKey: ["office"] });

/** A page of the company's absences. */
export function absencesQuery(asked: AbsencesAsked) {
  const entries = Object.entries(asked).filter(([, value]) => value !== null);
  const paramsFront = JSON.stringify(Object.fromEntries(entries));
  return queryOptions({
    queryKey: [...root, paramsFront],
    queryFn: ({ signal }) => api(listAbsences, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Leave rules to choose from. */
export const leaveRulesQuery = queryOptions({
  queryKey: [...root, "rules"],
  queryFn: async ({ signal }) =>
    (await api(listLeaveRules, { signal })).data.filter(({ activo }) => activo),
});

export const enterMutation = mutationOptions({
  mutationFn: ({ form, key }: { form: AbsenceForm & { person: { id: number } }; key: string }) =>
    api(enterAbsence, {
      body: {
        trabajador_id: form.person.id,
        pe_solicitud_tipo_id: form.pe_solicitud_tipo_id,
        ...bodyOf(form),
      },
      idempotencyKey: key,
    }),
  onSuccess: refresh,
});

export const changeMutation = mutationOptions({
  mutationFn: ({ id, form }: { id: number; form: AbsenceForm }) =>
    api(correctAbsence, { params: { id }, body: bodyOf(form) }),
  onSuccess: refresh,
});

export const withdrawMutation = mutationOptions({
  mutationFn: ({ id, motivo }: { id: number; motivo: string }) =>
    api(withdrawAbsence, { params: { id }, body: { motivo } }),
  onSuccess: refresh,
});
