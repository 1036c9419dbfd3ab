import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";

import type { Workday } from "@atrio/contract/time";

import { addDays, dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { workdaysQuery } from "../time-registration.queries.ts";
import { useNow } from "../use-now.ts";

const week = 7;

/** Today and the six days after it, with their schedules and holidays. */
export function useNextDays(): { today: string; query: UseQueryResult<Workday[]> } {
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria, useNow());
  const query = useQuery({
    ...workdaysQuery(user.id, today, addDays(today, week - 1)),
    placeholderData: keepPreviousData,
  });
  return { today, query };
}
