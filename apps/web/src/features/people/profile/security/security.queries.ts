import { mutationOptions } from "@tanstack/react-query";

import { updatePassword } from "@atrio/contract/people/profile";

import { api } from "../../../../lib/api.ts";
import { openSessionsQuery } from "../../../../lib/open-sessions.ts";
import { queryClient } from "../../../../lib/query-client.ts";

export type PasswordChange = { current: string; password: string; repeat: string };

/** Changes the own password, which ends every other session. */
export function updatePasswordMutation(workerId: number) {
  return mutationOptions({
    mutationFn: ({ current, password, repeat }: PasswordChange) =>
      api(updatePassword, {
        params: { id: workerId },
        body: {
          "current-password": current,
          "new-password": password,
          "repeat-password": repeat,
        },
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: openSessionsQuery.queryKey });
    },
  });
}
