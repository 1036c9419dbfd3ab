import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { exportActivity, listActivity } from "@atrio/contract/access/activity";

import { api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";

import { filterOf } from "./activity.model.ts";
import type { ActivityAsked } from "./activity.model.ts";

/** Key of everything read from the trail. */
export const activityRoot = ["office", "activity"] as const;

/** A page of the audit trail, newest first. */
export function activityQuery(asked: ActivityAsked, today: string) {
  const { skip, take } = asked;
  const paramsFront = JSON.stringify({ skip, take, ...filterOf(asked, today) });
  return queryOptions({
    queryKey: [...activityRoot, paramsFront],
    queryFn: ({ signal }) => api(listActivity, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the filtered trail as CSV. */
export function exportMutation(asked: ActivityAsked, today: string) {
  return mutationOptions({
    mutationFn: () => download(exportActivity, { body: filterOf(asked, today) }),
  });
}
