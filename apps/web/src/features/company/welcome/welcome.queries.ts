import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";

import { welcome } from "@atrio/contract/company/company";
import { updateWorker } from "@atrio/contract/people/workers";

import { api } from "../../../lib/api.ts";
import { currentUserQuery } from "../../../lib/identity.ts";

/** The company's welcome message. */
export function welcomeQuery(workerId: number) {
  return queryOptions({
    queryKey: ["welcome", workerId],
    queryFn: async ({ signal }) => (await api(welcome, { params: { id: workerId }, signal })).data,
    staleTime: 60 * 60_000,
  });
}

/** Hides the welcome message or shows it again: at once on the screen, for good on the server. */
export function hideWelcomeMutation(client: QueryClient, workerId: number) {
  const { queryKey } = currentUserQuery;
  const show = (hidden: boolean) =>
    client.setQueryData(queryKey, (user) =>
      user === undefined ? user : { ...user, pe_ocultar_bienvenida: hidden },
    );
  return mutationOptions({
    mutationFn: (hidden: boolean) =>
      api(updateWorker, { params: { id: workerId }, body: { pe_ocultar_bienvenida: hidden } }),
    onMutate: show,
    onError: (_error, hidden) => show(!hidden),
  });
}
