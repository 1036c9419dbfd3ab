import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  checkPasswordLink,
  confirmPassword,
  forceUpdatePassword,
  login,
  requestNewPassword,
  resetPassword,
} from "@atrio/contract/access/auth";

import { api } from "../../../lib/api.ts";
import { currentUserQuery } from "../../../lib/identity.ts";
import type { CurrentUser } from "../../../lib/identity.ts";
import type { PasswordDraft } from "../../../lib/password.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { setSession } from "../../../lib/session.ts";

export type Credentials = {
  email: string;
  password: string;
  remember: boolean;
  /** Slug or id of the company of the login page. */
  empresa?: string;
  /** Second factor as typed. */
  codigo?: string;
};

/** Signs in and answers the worker; the cache of a person before is emptied. */
export const loginMutation = mutationOptions({
  mutationFn: async (credentials: Credentials): Promise<CurrentUser> => {
    const answer = await api(login, { body: credentials });
    queryClient.clear();
    setSession({ token: answer.access_token, expiresAt: answer.expires_at });
    return await queryClient.query({ ...currentUserQuery, staleTime: "static" });
  },
});

/** Types the password again in this session. */
export const confirmPasswordMutation = mutationOptions({
  mutationFn: (password: string) => api(confirmPassword, { body: { password } }),
});

/** Requests the mail with a link to set a new password. */
export const requestPasswordMutation = mutationOptions({
  mutationFn: (body: { email: string; empresa?: string }) => api(requestNewPassword, { body }),
});

/** True if a link is still good, whose it is and if it resets or activates. */
export function passwordLinkQuery(token: string) {
  return queryOptions({
    queryKey: ["auth", "link", token],
    queryFn: async ({ signal }) => (await api(checkPasswordLink, { body: { token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sets the password of a link, which is used up by it. */
export function resetPasswordMutation(token: string) {
  return mutationOptions({
    mutationFn: ({ password, repeat }: PasswordDraft) =>
      api(resetPassword, { body: { token, password, password_confirmation: repeat } }),
  });
}

/** Changes the password the company requires to be changed. */
export function forcePasswordMutation(workerId: number) {
  return mutationOptions({
    mutationFn: ({ password, repeat }: PasswordDraft) =>
      api(forceUpdatePassword, {
        params: { id: workerId },
        body: { "new-password": password, "repeat-password": repeat },
      }),
  });
}
