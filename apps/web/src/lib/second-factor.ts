import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { putOffSecondFactor, secondFactorState } from "@atrio/contract/access/second-factor";

import { api } from "./api.ts";
import { queryClient } from "./query-client.ts";

/** True if the worker signs in with a second factor, and if the portal asks for one. */
export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: async ({ signal }) => (await api(secondFactorState, { signal })).data,
});

/** Reads the state anew, after something changed it. */
export function refreshSecondFactor(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
}

/** Postpones the banner: the portal asks again in 30 days. */
export const putOffMutation = mutationOptions({
  mutationFn: () => api(putOffSecondFactor),
  onSuccess: refreshSecondFactor,
});

/** Length of a recovery code without its hyphen. */
const recoveryLength = 10;

/** A code as the server takes it: without spaces and hyphens, in capitals. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[^0-9A-Za-z]/g, "").toUpperCase();
}

/** True if the typed text is six digits, as an authenticator app shows them. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(plainCode(typed));
}

/** True if the typed text has the length of a recovery code. */
export function isRecoveryCode(typed: string): boolean {
  return plainCode(typed).length === recoveryLength;
}
