import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { listRestRules, saveRestRules } from "@atrio/contract/shifts/rest-rules";
import type { RestLevel, RestRule } from "@atrio/contract/shifts/rest-rules";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** Rules of rest and working time with the company's levels. */
export const restRulesQuery = queryOptions({
  queryKey: ["office", "rest-rules"],
  queryFn: async ({ signal }) => (await api(listRestRules, { query: {}, signal })).data,
});

/** Changes the level of a rule; the others stay. */
export const saveRestRuleMutation = mutationOptions({
  mutationFn: async (rule: { norma: RestRule; nivel: RestLevel }) =>
    (await api(saveRestRules, { body: { normas: [rule] } })).data,
  onSuccess: (rules) => queryClient.setQueryData(restRulesQuery.queryKey, rules),
});
