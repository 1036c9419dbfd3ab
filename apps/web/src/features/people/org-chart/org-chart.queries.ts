import { queryOptions } from "@tanstack/react-query";

import { getOrgNode, listOrgCharts, listOrgNodes } from "@atrio/contract/people/org-charts";

import { api } from "../../../lib/api.ts";

const root = ["org-chart"] as const;

/** The company's active charts, in its order. */
export function chartsQuery(companyId: number) {
  return queryOptions({
    queryKey: [...root, "charts", companyId],
    queryFn: async ({ signal }) =>
      (await api(listOrgCharts, { query: { empresa_id: companyId, activo: "1" }, signal })).data,
  });
}

/** A chart's nodes as they stand today, parents first. */
export function nodesQuery(chartId: number) {
  return queryOptions({
    queryKey: [...root, "nodes", chartId],
    queryFn: async ({ signal }) =>
      (await api(listOrgNodes, { query: { pe_organigrama_id: chartId }, signal })).data,
  });
}

/** A node with the facts of its person that every colleague may see. */
export function nodeQuery(id: number) {
  return queryOptions({
    queryKey: [...root, "node", id],
    queryFn: async ({ signal }) => (await api(getOrgNode, { params: { id }, signal })).data,
  });
}
