import { queryOptions } from "@tanstack/react-query";

import { superviseeBirthdays } from "@atrio/contract/people/workers";

import { api } from "../../../lib/api.ts";

/** Birthdays of the supervised people in the week of `today`, without the year of birth. */
export function birthdaysQuery(workerId: number, today: string) {
  return queryOptions({
    queryKey: ["birthdays", workerId, today],
    queryFn: async ({ signal }) =>
      (await api(superviseeBirthdays, { params: { id: workerId }, signal })).data,
    staleTime: 60 * 60_000,
  });
}
