import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { exportStaff, getStaffCard, listStaff, staffOptions } from "@atrio/contract/company/staff";

import { api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";

import type { StaffAsked } from "./staff.model.ts";

/** Key of everything about the company's people in the office. */
export const staffRoot = ["office", "staff"] as const;

/** A page of the list. */
export function staffQuery({ filter, order, isDescending, skip, take }: StaffAsked) {
  const sentido = isDescending ? "desc" : "asc";
  const paramsFront = JSON.stringify({ ...filter, orden: order, sentido, skip, take });
  return queryOptions({
    queryKey: [...staffRoot, "list", paramsFront],
    queryFn: ({ signal }) => api(listStaff, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Centres, departments, schedules and supervisors to choose from. */
export const optionsQuery = queryOptions({
  queryKey: [...staffRoot, "options"],
  queryFn: async ({ signal }) => (await api(staffOptions, { signal })).data,
});

/** A person's card. */
export function cardQuery(id: number) {
  return queryOptions({
    queryKey: [...staffRoot, "card", id],
    queryFn: async ({ signal }) => (await api(getStaffCard, { params: { id }, signal })).data,
  });
}

/** Saves the filtered list as a file. */
export function exportMutation({ filter, order, isDescending }: StaffAsked) {
  return mutationOptions({
    mutationFn: (formato: "csv" | "xlsx") =>
      download(exportStaff, {
        body: { ...filter, orden: order, sentido: isDescending ? "desc" : "asc", formato },
      }),
  });
}
