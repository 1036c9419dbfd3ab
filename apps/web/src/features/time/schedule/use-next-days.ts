import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";

import type { Workday } from "@atrio/contract/time/time";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { nearbyDaysQuery } from "../time.queries.ts";
import { useNow } from "../use-now.ts";

/** Today and the six days after it, with their schedules and holidays. */
export function useNextDays(): { today: string; query: UseQueryResult<Workday[]> } {
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria, useNow());
  const query = useQuery({
    ...nearbyDaysQuery(user.id, today),
    select: (days) => days.filter(({ dia }) => dia >= today),
  });
  return { today, query };
}
