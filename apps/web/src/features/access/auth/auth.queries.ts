import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  checkPasswordLink,
  confirmPassword,
  forceUpdatePassword,
  login,
  requestNewPassword,
  resetPassword,
} from "@atrio/contract/access/auth";
import type { EndpointResponse } from "@atrio/contract/endpoint";

import { api } from "../../../lib/api.ts";
import { currentUserQuery } from "../../../lib/identity.ts";
import type { CurrentUser } from "../../../lib/identity.ts";
import type { PasswordDraft } from "../../../lib/password.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { getSession, setSession } from "../../../lib/session.ts";

type FirstSession = NonNullable<EndpointResponse<typeof resetPassword>["data"]["sesion"]>;

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
    mutationFn: async ({ password, repeat }: PasswordDraft): Promise<Entered> => {
      const { data } = await api(resetPassword, {
        body: {
          token,
          password,
          password_confirmation: repeat,
          iniciar_sesion: getSession() === null,
        },
      });
      return { empresa: data.empresa, user: data.sesion && (await enterFirst(data.sesion)) };
    },
  });
}

/** Company's slug, and the worker where the link has opened a session (Rule ACCESS-43). */
type Entered = { empresa: string | null; user: CurrentUser | null };

/** Keeps a first session; without an answer about the worker the login page finds it. */
async function enterFirst(session: FirstSession): Promise<CurrentUser | null> {
  setSession({ token: session.access_token, expiresAt: session.expires_at });
  return queryClient.query({ ...currentUserQuery, staleTime: "static" }).catch(() => null);
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
