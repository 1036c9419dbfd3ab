import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  addCentre,
  changeCentre,
  listCentres,
  renameDepartment,
} from "@atrio/contract/company/centres";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { bodyOf } from "./centres.model.ts";

const root = ["office", "centres"] as const;

/** Work centres, calendars that they may have, and departments. */
export const centresQuery = queryOptions({
  queryKey: root,
  queryFn: async ({ signal }) => (await api(listCentres, { signal })).data,
});

const refresh = () => queryClient.invalidateQueries({ queryKey: root });

type Body = ReturnType<typeof bodyOf>;

/** Saves a centre; a new one without an id. */
export const saveCentreMutation = mutationOptions({
  mutationFn: ({ id, body }: { id: number | null; body: Body }) =>
    id === null ? api(addCentre, { body }) : api(changeCentre, { params: { id }, body }),
  onSuccess: refresh,
});

/** Puts a centre out of use, or back. */
export const centreUseMutation = mutationOptions({
  mutationFn: ({ id, activo }: { id: number; activo: boolean }) =>
    api(changeCentre, { params: { id }, body: { activo } }),
  onSuccess: refresh,
});

/** Gives a department another name; answers the number of people. */
export const renameMutation = mutationOptions({
  mutationFn: async (body: { nombre: string; nuevo: string }) =>
    (await api(renameDepartment, { body })).data.personas,
  onSuccess: refresh,
});
