import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  deleteBlockedPeriod,
  deleteMinimumCover,
  listDateRules,
  saveBlockedPeriod,
  saveMinimumCover,
} from "@atrio/contract/leave/date-rules";
import {
  createShutdown,
  exceptFromShutdown,
  listShutdownPeople,
  previewShutdown,
  undoShutdown,
} from "@atrio/contract/leave/shutdowns";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { BlockForm, CoverForm, ShutdownForm } from "./date-rules.model.ts";

const root = ["office", "date-rules"] as const;

const refresh = () => queryClient.invalidateQueries({ queryKey: root });

/** A closure is entered for one person after another: looked at again until nobody is left. */
const soonMs = 2000;

/** Blocked periods, minimum covers and closures. */
export const dateRulesQuery = queryOptions({
  queryKey: [...root, "all"],
  queryFn: async ({ signal }) => (await api(listDateRules, { signal })).data,
  refetchInterval: ({ state }) =>
    state.data?.cierres.some((one) => one.pendientes > 0) === true ? soonMs : false,
});

/** People of a closure. */
export function shutdownPeopleQuery(
  id: number,
  asked: { texto: string; skip: number; take: number },
) {
  const { texto, ...part } = asked;
  const paramsFront = JSON.stringify(texto === "" ? part : asked);
  return queryOptions({
    queryKey: [...root, "people", id, paramsFront],
    queryFn: ({ signal }) =>
      api(listShutdownPeople, { params: { id }, query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => one.estado === "pendiente" && !one.exceptuado) === true
        ? soonMs
        : false,
  });
}

const bodyOf = ({ exceptuados, ...form }: ShutdownForm) => ({
  ...form,
  nombre: form.nombre.trim(),
  exceptuados: exceptuados.map(({ id }) => id),
});

export const previewShutdownMutation = mutationOptions({
  mutationFn: async (form: ShutdownForm) =>
    (await api(previewShutdown, { body: bodyOf(form) })).data,
});

export const createShutdownMutation = mutationOptions({
  mutationFn: ({ form, key }: { form: ShutdownForm; key: string }) =>
    api(createShutdown, { body: bodyOf(form), idempotencyKey: key }),
  onSuccess: refresh,
});

export const exceptMutation = mutationOptions({
  mutationFn: ({
    exceptuado,
    ...params
  }: {
    id: number;
    trabajador_id: number;
    exceptuado: boolean;
  }) => api(exceptFromShutdown, { params, body: { exceptuado } }),
  onSuccess: refresh,
});

export const undoMutation = mutationOptions({
  mutationFn: (id: number) => api(undoShutdown, { params: { id }, body: {} }),
  onSuccess: refresh,
});

export const saveBlockMutation = mutationOptions({
  mutationFn: ({ id, form }: { id: number | undefined; form: BlockForm }) =>
    api(saveBlockedPeriod, { body: { ...form, id, nombre: form.nombre.trim() } }),
  onSuccess: refresh,
});

export const saveCoverMutation = mutationOptions({
  mutationFn: ({ id, form }: { id: number | undefined; form: CoverForm }) => {
    const { unit, amount, dias, ...rest } = form;
    return api(saveMinimumCover, {
      body: {
        ...rest,
        id,
        nombre: form.nombre.trim(),
        dias: [...dias],
        personas: unit === "personas" ? amount : null,
        porcentaje: unit === "porcentaje" ? amount : null,
      },
    });
  },
  onSuccess: refresh,
});

export const deleteRuleMutation = mutationOptions({
  mutationFn: ({ kind, id }: { kind: "block" | "cover"; id: number }) =>
    api(kind === "block" ? deleteBlockedPeriod : deleteMinimumCover, { params: { id } }),
  onSuccess: refresh,
});
