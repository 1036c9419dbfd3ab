import { useState } from "react";

import type { RequestView } from "@atrio/contract/requests";

import { queryClient } from "../../../../lib/query-client.ts";
import { teamRequestsQuery } from "../team.queries.ts";
import type { RequestPage } from "../team.queries.ts";

import { withKept } from "./decide.model.ts";
import type { Kept } from "./decide.model.ts";

/**
 * What was decided in a list stays in its place, in its new state, until another list or page is
 * shown (spec: deciding a request replaces it in the list).
 */
export function useKept(page: RequestPage) {
  const [all, setAll] = useState<readonly Kept[]>([]);
  const list = JSON.stringify(page);
  const kept = all.filter((one) => one.list === list);
  const keep = (decided: readonly RequestView[]): void => {
    const rows = queryClient.getQueryData(teamRequestsQuery(page).queryKey)?.data ?? [];
    const shown = withKept(rows, kept);
    const ids = new Set(decided.map(({ id }) => id));
    const fresh = decided.flatMap((request): Kept[] => {
      const index = shown.findIndex(({ id }) => id === request.id);
      return index < 0 ? [] : [{ list, index, request }];
    });
    setAll([...kept.filter(({ request }) => !ids.has(request.id)), ...fresh]);
  };
  return { kept, keep };
}
