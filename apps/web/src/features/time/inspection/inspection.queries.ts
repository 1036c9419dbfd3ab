import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { downloadInspection, openInspection } from "@atrio/contract/time/evidence";

import { api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";

/** Contents of an inspector's link; requested once, because every visit is logged. */
export function inspectionQuery(token: string) {
  return queryOptions({
    queryKey: ["inspection", token],
    queryFn: async ({ signal }) => (await api(openInspection, { body: { token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/** Saves the kit of an inspector's link as a file. */
export function downloadInspectionMutation(token: string) {
  return mutationOptions({ mutationFn: () => download(downloadInspection, { body: { token } }) });
}
