import { useState } from "react";

import type { RequestView } from "@atrio/contract/request-view";

import { queryClient } from "../../../lib/query-client.ts";

import { withKept } from "./approvals.model.ts";
import type { Kept } from "./approvals.model.ts";
import { teamRequestsQuery } from "./approvals.queries.ts";
import type { RequestPage } from "./approvals.queries.ts";

/** Keeps requests of the list in their places while and after they are decided. */
export type Keeper = {
  /** A decision is on its way: the server's news of it may take a request out of the list first. */
  hold: (ids: readonly number[]) => void;
  /** Decided: shown in their new state. */
  settle: (decided: readonly RequestView[]) => void;
  /** Not decided: the list is right about them. */
  release: (ids: readonly number[]) => void;
};

/**
 * Keeps a decided request in its place in a list, in its new state, until another list or page is
 * shown (Rule LEAVE-12).
 */
export function useKept(page: RequestPage): { kept: readonly Kept[]; keeper: Keeper } {
  const [all, setAll] = useState<readonly Kept[]>([]);
  const list = JSON.stringify(page);
  const ofList = (entries: readonly Kept[]) => entries.filter((one) => one.list === list);
  const keeper: Keeper = {
    hold: (ids) =>
      setAll((entries) => {
        const kept = ofList(entries);
        const rows = queryClient.getQueryData(teamRequestsQuery(page).queryKey)?.data ?? [];
        const held = withKept(rows, kept).flatMap((request, index): Kept[] =>
          ids.includes(request.id) ? [{ list, index, request }] : [],
        );
        return [...kept.filter(({ request }) => !ids.includes(request.id)), ...held];
      }),
    settle: (decided) => {
      const byId = new Map(decided.map((request) => [request.id, request]));
      setAll((entries) =>
        entries.map((one) => ({ ...one, request: byId.get(one.request.id) ?? one.request })),
      );
    },
    release: (ids) =>
      setAll((entries) => entries.filter(({ request }) => !ids.includes(request.id))),
  };
  return { kept: ofList(all), keeper };
}
