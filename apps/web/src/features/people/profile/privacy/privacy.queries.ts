import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import { myData, myDataArchive, myDataReadings } from "@atrio/contract/people/profile";

import { api } from "../../../../lib/api.ts";
import { download } from "../../../../lib/download.ts";
import { queryClient } from "../../../../lib/query-client.ts";

const root = ["my-data"] as const;

/** Data stored about the person, by kind. */
export function dataKindsQuery(workerId: number) {
  return queryOptions({
    queryKey: [...root, "kinds", workerId],
    queryFn: async ({ signal }) => (await api(myData, { params: { id: workerId }, signal })).data,
  });
}

export type ReadingsPage = { skip: number; take: 10 | 25 | 50 | 100; withOwn: boolean };

/** A page of who opened or changed the person's data, newest first. */
export function readingsQuery(workerId: number, { skip, take, withOwn }: ReadingsPage) {
  const query: EndpointRequest<typeof myDataReadings>["query"] = {
    skip,
    take,
    propios: withOwn ? "1" : "0",
  };
  return queryOptions({
    queryKey: [...root, "readings", workerId, query],
    queryFn: ({ signal }) => api(myDataReadings, { params: { id: workerId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves everything as one ZIP; the download itself is written down. */
export function archiveMutation(workerId: number) {
  return mutationOptions({
    mutationFn: () => download(myDataArchive, { params: { id: workerId } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: root });
    },
  });
}
