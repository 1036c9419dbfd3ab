import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  cancelEmailChange,
  changeEmail,
  pendingEmail,
  resendEmailChange,
} from "@atrio/contract/access/email-change";

import { api } from "../../../../../lib/api.ts";
import { queryClient } from "../../../../../lib/query-client.ts";

/** The waiting change of the own e-mail; its link is opened elsewhere, so it is refetched here. */
export const pendingEmailQuery = queryOptions({
  queryKey: ["auth", "email-change"],
  queryFn: async ({ signal }) => (await api(pendingEmail, { signal })).data,
  refetchOnWindowFocus: "always",
});

const refresh = () => queryClient.invalidateQueries({ queryKey: pendingEmailQuery.queryKey });

/** Requests another e-mail. */
export const changeEmailMutation = mutationOptions({
  mutationFn: async (body: { correo_nuevo: string; password: string }) =>
    (await api(changeEmail, { body })).data.message,
  onSuccess: refresh,
});

/** Sends the link again. */
export const resendEmailMutation = mutationOptions({
  mutationFn: async () => (await api(resendEmailChange)).data.message,
  onSettled: refresh,
});

/** Cancels the pending change. */
export const cancelEmailMutation = mutationOptions({
  mutationFn: async () => (await api(cancelEmailChange)).data.message,
  onSettled: refresh,
});
