import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import {
  listLeaveRules,
  loadStatutoryRules,
  lockYear,
  saveBalanceRule,
  saveLeaveRule,
} from "@atrio/contract/leave/leave-office";
import {
  listBalanceRules,
  previewBalanceRule,
  previewLeaveRule,
} from "@atrio/contract/leave/leave-rules";
import type { BalanceRule } from "@atrio/contract/leave/leave-rules";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const root = ["office", "leave-rules"] as const;

const refresh = () => queryClient.invalidateQueries({ queryKey: root });

/** Every leave rule of the company, in the caller's language. */
export const leaveRulesQuery = queryOptions({
  queryKey: [...root, "kinds"],
  queryFn: async ({ signal }) => (await api(listLeaveRules, { signal })).data,
});

/** Rules of the balances with the locked years. */
export const balanceRulesQuery = queryOptions({
  queryKey: [...root, "balances"],
  queryFn: async ({ signal }) => (await api(listBalanceRules, { signal })).data,
});

/** Effect of a balance's rule before it is saved. */
export const previewBalanceMutation = mutationOptions({
  mutationFn: async (body: BalanceRule) => (await api(previewBalanceRule, { body })).data,
});

export const saveBalanceMutation = mutationOptions({
  mutationFn: (body: BalanceRule) => api(saveBalanceRule, { body }),
  onSuccess: refresh,
});

export type RuleBody = EndpointRequest<typeof saveLeaveRule>["body"];

/** Whom a changed limit of a leave rule concerns. */
export const previewRuleMutation = mutationOptions({
  mutationFn: async (rule: RuleBody) => {
    const { pe_solicitud_tipo_id, codigo, unidad, limite, limite_por } = rule;
    const body = { pe_solicitud_tipo_id, codigo, unidad, limite, limite_por };
    return (await api(previewLeaveRule, { body })).data;
  },
});

export const saveRuleMutation = mutationOptions({
  mutationFn: async (body: RuleBody) => (await api(saveLeaveRule, { body })).data,
  onSuccess: refresh,
});

/** Loads the statutory rules that the company lacks; answers how many. */
export const catalogueMutation = mutationOptions({
  mutationFn: async () => (await api(loadStatutoryRules, { body: {} })).data.cargados,
  onSuccess: refresh,
});

export const lockMutation = mutationOptions({
  mutationFn: (body: { anyo: number; bloqueado: boolean }) => api(lockYear, { body }),
  onSuccess: refresh,
});
