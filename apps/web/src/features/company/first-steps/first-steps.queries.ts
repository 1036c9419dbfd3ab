import { queryOptions } from "@tanstack/react-query";

import { getFirstSteps } from "@atrio/contract/company/first-steps";

import { api } from "../../../lib/api.ts";

/** First steps of the company, each with its state. */
export const firstStepsQuery = queryOptions({
  queryKey: ["company", "first-steps"],
  queryFn: async ({ signal }) => (await api(getFirstSteps, { signal })).data,
  staleTime: 30_000,
});
