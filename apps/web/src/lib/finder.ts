import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { searchOffice } from "@atrio/contract/access/office-search";

import { api } from "./api.ts";

/** A person or a work centre of the company; `leftOn` is the last day of a person who has left, YYYY-MM-DD. */
export type Found = { id: number; name: string; leftOn?: string | null };

/** People and work centres that a text finds, on the server. */
export function finderQuery(text: string) {
  return queryOptions({
    queryKey: ["office", "finder", text],
    queryFn: async ({ signal }) =>
      (await api(searchOffice, { query: { texto: text }, signal })).data,
    select: ({ personas, centros }): Record<"person" | "centre", Found[]> => ({
      person: personas.map((one) => ({
        id: one.id,
        name: one.nombre_completo,
        leftOn: one.fecha_baja,
      })),
      centre: centros.map((one) => ({ id: one.id, name: one.nombre })),
    }),
    placeholderData: keepPreviousData,
  });
}
