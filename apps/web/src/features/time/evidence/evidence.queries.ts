import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  createInspectionLink,
  exportInspection,
  listInspectionLinks,
  revokeInspectionLink,
} from "@atrio/contract/time/evidence";

import { api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { InspectedBody } from "./evidence.model.ts";

const linksKey = ["time", "office", "inspection-links"] as const;

const refresh = () => queryClient.invalidateQueries({ queryKey: linksKey });

/** Links for inspectors of the last two years, newest first. */
export const linksQuery = queryOptions({
  queryKey: linksKey,
  queryFn: async ({ signal }) => (await api(listInspectionLinks, { signal })).data,
});

/** Saves the kit of a period as a file. */
export const kitMutation = mutationOptions({
  mutationFn: (body: InspectedBody) => download(exportInspection, { body }),
});

type NewLink = InspectedBody & { motivo: string; dias: number };

/** Issues a link; its address comes with this answer only. */
export const createLinkMutation = mutationOptions({
  mutationFn: async (body: NewLink) => (await api(createInspectionLink, { body })).data,
  onSuccess: refresh,
});

/** Withdraws a link at once. */
export const revokeLinkMutation = mutationOptions({
  mutationFn: (id: number) => api(revokeInspectionLink, { params: { id } }),
  onSettled: refresh,
});
