import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { teamAbsencesQuery } from "../../../../lib/colleagues.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import type { Month } from "../../../../lib/month-grid.ts";

import { teamAwayOf } from "./team-away.model.ts";
import type { TeamAway } from "./team-away.model.ts";

/**
 * People of the own team who are away in some months, as much as the company shows (Rule CALENDAR-23).
 * They only help to choose: nobody, until they are there and for another's request.
 */
export function useTeamAway(workerId: number, months: readonly Month[]): TeamAway {
  const { id } = useCurrentUser();
  const people = useQueries({
    queries: months.map((month) => ({
      ...teamAbsencesQuery(workerId, month),
      enabled: workerId === id,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data?.personas ?? []),
  });
  return useMemo(() => teamAwayOf(people, workerId), [people, workerId]);
}
