import { infiniteQueryOptions, mutationOptions } from "@tanstack/react-query";

import {
  deleteComplaint,
  fileComplaint,
  listOwnComplaints,
} from "@atrio/contract/complaints/reports";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { filingOf, forgetful } from "../report/report.queries.ts";
import type { FileReport } from "../report/report.queries.ts";

const take = 25;
const ownKey = ["complaints", "own"] as const;

/** The worker's named reports, without their texts (Rule COMPLAINTS-1). */
export function ownReportsQuery(workerId: number) {
  return infiniteQueryOptions({
    queryKey: [...ownKey, workerId],
    queryFn: ({ pageParam, signal }) => {
      const body = { paramsFront: JSON.stringify({ skip: pageParam, take }) };
      return api(listOwnComplaints, { params: { id: workerId }, body, signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.length * take;
      return shown < total ? shown : undefined;
    },
  });
}

/** Files a report with the worker's name. */
export const fileNamed: FileReport = async (report) => {
  const answer = await api(fileComplaint, { body: filingOf(report) });
  void queryClient.invalidateQueries({ queryKey: ownKey });
  return answer;
};

/** Deletes a pending named report (Rule COMPLAINTS-8). */
export const deleteMutation = mutationOptions({
  ...forgetful,
  mutationFn: async (id: string) => api(deleteComplaint, { params: { id }, query: {} }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: ownKey }),
});
