import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { createFeed, listFeeds, revokeFeed } from "@atrio/contract/calendar/calendar-feeds";
import type { FeedPrivacy, FeedScope } from "@atrio/contract/calendar/calendar-feeds";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const feedsRoot = ["calendar-feeds"] as const;

/** The subscriptions to the own calendar, newest first. */
export function feedsQuery(workerId: number) {
  return queryOptions({
    queryKey: [...feedsRoot, workerId],
    queryFn: async ({ signal }) =>
      (await api(listFeeds, { params: { id: workerId }, signal })).data,
  });
}

/** Not awaited by callers: the outcome is shown first. */
function rereadFeeds(): void {
  void queryClient.invalidateQueries({ queryKey: feedsRoot });
}

type NewFeed = {
  nombre: string;
  alcances: FeedScope[];
  privacidad: FeedPrivacy;
};

/** Creates a subscription; only this answer has its address. */
export function createFeedMutation(workerId: number) {
  return mutationOptions({
    mutationFn: async (feed: NewFeed) =>
      (await api(createFeed, { params: { id: workerId }, body: feed })).data,
    onSettled: rereadFeeds,
  });
}

/** Ends a subscription at once. */
export function revokeFeedMutation(workerId: number) {
  return mutationOptions({
    mutationFn: (feedId: number) =>
      api(revokeFeed, { params: { id: workerId, suscripcion_id: feedId } }),
    onSettled: rereadFeeds,
  });
}
