import { activityGroups } from "@atrio/contract/access/activity";
import type { ActivityGroup } from "@atrio/contract/access/activity";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import { addDays } from "../../../lib/format.ts";

import type { ActivitySearch, Period } from "./search.model.ts";

/** The part of the activity that an address asks for. */
export type ActivityAsked = {
  days: Period;
  group: ActivityGroup | null;
  authorId: number | null;
  skip: number;
  take: (typeof pageSizes)[number];
};

/** The part of the activity that an address asks for: the last 30 days unless it says otherwise. */
export function askedOf(search: ActivitySearch): ActivityAsked {
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  return {
    days: search.dias ?? 30,
    group: activityGroups.find((group) => group === search.grupo) ?? null,
    authorId: search.autor ?? null,
    skip: ((search.pagina ?? 1) - 1) * take,
    take,
  };
}

/** The filter as the calls have it; `today` is the reader's local day. */
export function filterOf({ days, group, authorId }: ActivityAsked, today: string) {
  return {
    ...(days !== 0 && { desde: addDays(today, 1 - days) }),
    ...(group !== null && { grupo: group }),
    ...(authorId !== null && { autor_id: authorId }),
  };
}
