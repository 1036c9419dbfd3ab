import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { saveExpenseRule } from "@atrio/contract/leave/expenses";
import { listExpenseRules } from "@atrio/contract/leave/office-inbox";
import type { ExpenseRule } from "@atrio/contract/leave/office-inbox";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { absencesRoot } from "../approvals/approvals.queries.ts";

/** The company's rules of expenses, the newest first. */
export const expenseRulesQuery = queryOptions({
  queryKey: [...absencesRoot, "office", "expense-rules"],
  queryFn: async ({ signal }) => (await api(listExpenseRules, { signal })).data,
});

/** Sets the rule from a day on. */
export const saveExpenseRuleMutation = mutationOptions({
  mutationFn: (body: ExpenseRule) => api(saveExpenseRule, { body }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: expenseRulesQuery.queryKey }),
});
