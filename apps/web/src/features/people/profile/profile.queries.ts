import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { updateReceiveEmails, updateSupervisorEmail } from "@atrio/contract/people/profile";
import { getWorker } from "@atrio/contract/people/workers";
import type { PersonalProfile } from "@atrio/contract/people/workers";

import { api } from "../../../lib/api.ts";
import { currentUserQuery } from "../../../lib/identity.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** The own profile with address and the company's data of the person. */
export function profileQuery(workerId: number) {
  return queryOptions({
    queryKey: ["profile", workerId],
    queryFn: async ({ signal }) =>
      (await api(getWorker, { params: { id: workerId }, signal })).data,
  });
}

/** Shows the answer of a saving wherever the profile is shown. */
export function keepProfile(profile: PersonalProfile): void {
  queryClient.setQueryData(profileQuery(profile.id).queryKey, profile);
  refreshUser();
}

/** Refetches the signed-in person; not awaited. */
export function refreshUser(): void {
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

function refreshProfile(workerId: number): void {
  void queryClient.invalidateQueries({ queryKey: profileQuery(workerId).queryKey });
  refreshUser();
}

/** True if a supervisor wants mails about their team. */
export function receiveEmailsMutation(workerId: number) {
  return mutationOptions({
    mutationFn: (wanted: boolean) =>
      api(updateReceiveEmails, {
        params: { id: workerId },
        body: { receive_email_from_supervisees: wanted },
      }),
    onSettled: () => refreshProfile(workerId),
  });
}

/** Address for mails about the team; an empty address is the account's. */
export function supervisorEmailMutation(workerId: number) {
  return mutationOptions({
    mutationFn: ({ email, password }: { email: string; password: string }) =>
      api(updateSupervisorEmail, {
        params: { id: workerId },
        body: { email_supervisor: email, password },
      }),
    onSuccess: () => refreshProfile(workerId),
  });
}
