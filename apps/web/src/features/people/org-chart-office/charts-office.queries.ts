import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { findPeople } from "@atrio/contract/access/office";
import type { EndpointRequest } from "@atrio/contract/endpoint";
import {
  addOrgChart,
  changeOrgChart,
  getOfficeOrgChart,
  listOrgCharts,
} from "@atrio/contract/people/org-charts";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** Keys start like those of the portal's page, which shows the same charts. */
const root = ["org-chart"] as const;

/** All charts of the company, those that nobody else sees too. */
export function allChartsQuery(empresa_id: number) {
  return queryOptions({
    queryKey: [...root, "office", "list", empresa_id],
    queryFn: async ({ signal }) =>
      (await api(listOrgCharts, { query: { empresa_id }, signal })).data,
  });
}

/** A chart with all its nodes; read anew each time it is opened, because others may edit it. */
export function editedChartQuery(id: number) {
  return queryOptions({
    queryKey: [...root, "office", "one", id],
    queryFn: async ({ signal }) => (await api(getOfficeOrgChart, { params: { id }, signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** People of the company whom some words find. */
export function peopleQuery(texto: string) {
  const paramsFront = JSON.stringify({ take: 25, ...(texto !== "" && { texto }) });
  return queryOptions({
    queryKey: ["office", "people", paramsFront],
    queryFn: async ({ signal }) => (await api(findPeople, { query: { paramsFront }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

const refresh = () => queryClient.invalidateQueries({ queryKey: root });

type NewChart = NonNullable<EndpointRequest<typeof addOrgChart>["body"]>;
type Change = NonNullable<EndpointRequest<typeof changeOrgChart>["body"]>;

/** Adds a chart. */
export const addChartMutation = mutationOptions({
  mutationFn: async (body: NewChart) => (await api(addOrgChart, { body })).data,
  onSuccess: refresh,
});

/** Changes a chart's name, visibility or tree. */
export const changeChartMutation = mutationOptions({
  mutationFn: async ({ id, body }: { id: number; body: Change }) =>
    (await api(changeOrgChart, { params: { id }, body })).data,
  onSuccess: refresh,
});
