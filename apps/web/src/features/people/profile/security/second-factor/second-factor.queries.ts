import { mutationOptions } from "@tanstack/react-query";

import {
  activateSecondFactor,
  deactivateSecondFactor,
  prepareSecondFactor,
  renewRecoveryCodes,
} from "@atrio/contract/access/second-factor";

import { api } from "../../../../../lib/api.ts";
import { openSessionsQuery } from "../../../../../lib/open-sessions.ts";
import { queryClient } from "../../../../../lib/query-client.ts";
import { plainCode, refreshSecondFactor } from "../../../../../lib/second-factor.ts";

/** Proof of identity. */
export type Proof = { password: string; code: string };

/** New secret for an authenticator app; never kept beyond its dialog. */
export const prepareMutation = mutationOptions({
  gcTime: 0,
  mutationFn: async (password: string) =>
    (await api(prepareSecondFactor, { body: { password } })).data,
});

/** Turns the second factor on with a first code; answers the recovery codes. */
export const activateMutation = mutationOptions({
  gcTime: 0,
  mutationFn: async (code: string) =>
    (await api(activateSecondFactor, { body: { codigo: plainCode(code) } })).data.codigos,
  onSuccess: async () => {
    void queryClient.invalidateQueries({ queryKey: openSessionsQuery.queryKey });
    await refreshSecondFactor();
  },
});

/** Turns the second factor off. */
export const deactivateMutation = mutationOptions({
  mutationFn: ({ password, code }: Proof) =>
    api(deactivateSecondFactor, { body: { password, codigo: plainCode(code) } }),
  onSuccess: refreshSecondFactor,
});

/** Replaces the recovery codes and answers the new ones. */
export const renewMutation = mutationOptions({
  gcTime: 0,
  mutationFn: async ({ password, code }: Proof) =>
    (await api(renewRecoveryCodes, { body: { password, codigo: plainCode(code) } })).data.codigos,
  onSuccess: refreshSecondFactor,
});
