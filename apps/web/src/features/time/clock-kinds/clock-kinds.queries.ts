import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  addClockInType,
  addPauseKind,
  changeClockInType,
  changePauseKind,
  listClockInSettings,
  listPauseSettings,
} from "@atrio/contract/time/clock-kinds";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

import { networksOf } from "./clock-kinds.model.ts";
import type { PauseForm, TypeForm } from "./clock-kinds.model.ts";

const root = ["office", "clock-kinds"] as const;

/** All clock-in types in their order. */
export const typesQuery = queryOptions({
  queryKey: [...root, "types"],
  queryFn: async ({ signal }) => (await api(listClockInSettings, { signal })).data,
});

/** All kinds of pause in their order. */
export const pausesQuery = queryOptions({
  queryKey: [...root, "pauses"],
  queryFn: async ({ signal }) => (await api(listPauseSettings, { signal })).data,
});

const onSuccess = async () => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: root }),
    queryClient.invalidateQueries({ queryKey: ["time"] }),
  ]);
};

/** Saves a clock-in type; a new one without an id. Its kind stays. */
export const saveTypeMutation = mutationOptions({
  mutationFn: ({ id, form }: { id: number | null; form: TypeForm }) => {
    const { tipo, clase_tiempo, orden } = form;
    const body = {
      nombre: form.nombre.trim(),
      clase_tiempo,
      rangos_ip: networksOf(form.rangos_ip),
    };
    return id === null
      ? api(addClockInType, { body: { ...body, tipo } })
      : api(changeClockInType, { params: { id }, body: { ...body, orden: orden ?? undefined } });
  },
  onSuccess,
});

/** Saves a kind of pause; a new one without an id. Its kind, and whether it counts as work, stay. */
export const savePauseMutation = mutationOptions({
  mutationFn: ({ id, form }: { id: number | null; form: PauseForm }) => {
    const { tipo, clase_tiempo, cuenta_como_trabajo, orden } = form;
    const body = { nombre: form.nombre.trim(), clase_tiempo };
    return id === null
      ? api(addPauseKind, {
          body: { ...body, tipo, cuenta_como_trabajo: cuenta_como_trabajo === true },
        })
      : api(changePauseKind, { params: { id }, body: { ...body, orden: orden ?? undefined } });
  },
  onSuccess,
});

type Offer = { part: "type" | "pause"; id: number; activo: boolean };

/** Takes a kind off the clock, or puts it back. */
export const offerMutation = mutationOptions({
  mutationFn: async ({ part, id, activo }: Offer): Promise<void> => {
    const request = { params: { id }, body: { activo } };
    if (part === "type") await api(changeClockInType, request);
    else await api(changePauseKind, request);
  },
  onSuccess,
});
