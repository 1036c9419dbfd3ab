import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import {
  approveRequest,
  commentOwnRequest,
  commentRequest,
  decideAsAdministrator,
  decideRequests,
  listLastYearPending,
  listRequestComments,
  listTeamRequests,
  rejectRequest,
} from "@atrio/contract/leave/requests";
import type { RequestOrder, RequestTab } from "@atrio/contract/leave/requests";
import type { RequestView } from "@atrio/contract/request-view";

import { api } from "../../../lib/api.ts";
import { inboxKey } from "../../../lib/events.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { ApprovalTab, DeciderRole } from "./approvals.model.ts";

/** Query root of absences and requests: the server's events about requests invalidate all of it. */
export const absencesRoot = ["absences"] as const;

/** The key of every list of requests of the team. */
const teamListsKey = [...absencesRoot, "team", "requests"] as const;

/**
 * Refetches everything that a request changes: lists, balances, its own page and the clock's sheet.
 * Not awaited by callers: the changed item may leave the page with it, and its outcome is shown
 * first.
 */
export function refreshRequests(): void {
  void queryClient.invalidateQueries({ queryKey: absencesRoot });
  void queryClient.invalidateQueries({ queryKey: ["time"] });
  void queryClient.invalidateQueries({ queryKey: inboxKey });
}

/** Order of a list: by the sending, or by the first day that is asked for. */
export type ListOrder = { orden: RequestOrder; sentido: "asc" | "desc" };

/** A part of a list: tab, person, kinds, and rows. */
export type RequestPage = {
  tab: ApprovalTab;
  skip: number;
  take: 10 | 25 | 50 | 100;
  kinds: readonly number[];
  /** Filter by worker; the list of last year has everybody's. */
  workerId: number | null;
  /** Newest first without one. */
  order?: ListOrder;
};

/** Page of requests; last year's come without the numbers of each list. */
type RequestList = {
  data: RequestView[];
  total: number;
  totales: Record<RequestTab, number> | null;
};

/** Page of a list of the team's requests. */
export function teamRequestsQuery(page: RequestPage) {
  return queryOptions({
    queryKey: [...teamListsKey, page],
    queryFn: ({ signal }) => fetchRequests(page, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

async function fetchRequests(
  { tab, skip, take, kinds, workerId, order }: RequestPage,
  signal: AbortSignal,
): Promise<RequestList> {
  const rows = { skip, take, pe_solicitud_tipo_id: kinds, ...order };
  if (tab === "anyo_anterior") {
    const body = { paramsFront: JSON.stringify(rows) };
    return { ...(await api(listLastYearPending, { body, signal })), totales: null };
  }
  const filters = { pestana: tab, ...(workerId === null ? {} : { trabajador_id: workerId }) };
  const body = { paramsFront: JSON.stringify({ ...rows, ...filters }) };
  return api(listTeamRequests, { body, signal });
}

/** Replaces requests in the lists by their decided versions, before refetching. */
export function replaceRequests(decided: readonly RequestView[]): void {
  const byId = new Map(decided.map((request) => [request.id, request]));
  queryClient.setQueriesData<RequestList>({ queryKey: teamListsKey }, (list) =>
    list === undefined
      ? undefined
      : { ...list, data: list.data.map((request) => byId.get(request.id) ?? request) },
  );
}

type SingleDecision = { id: number; as: DeciderRole; reason: string | null };

/**
 * Approves a request, for all supervisors whom a delegate represents or as administration, or rejects
 * it with the reason that its worker reads.
 */
export async function sendDecision({ id, as, reason }: SingleDecision): Promise<RequestView> {
  if (as === "administrator") {
    const said = reason === null ? {} : { respuesta: reason };
    const body = { solicitud_id: id, aprobada: reason === null, ...said };
    return (await api(decideAsAdministrator, { body })).data;
  }
  const answer =
    reason === null
      ? await api(approveRequest, { body: { solicitud_id: id } })
      : await api(rejectRequest, { body: { solicitud_id: id, motivo: reason } });
  return answer.data;
}

type Decision = { ids: number[]; approved: boolean; reason: string };

/** Decides several requests; each succeeds or fails by itself. */
export async function sendDecisions({ ids, approved, reason }: Decision) {
  const body = {
    solicitud_ids: ids,
    aprobada: approved,
    ...(reason === "" ? {} : { motivo: reason }),
  };
  return (await api(decideRequests, { body, keepalive: true })).data;
}

/** The comments of a request, oldest first. */
export function commentsQuery(id: number) {
  return queryOptions({
    queryKey: [...absencesRoot, "comments", id],
    queryFn: async ({ signal }) =>
      (await api(listRequestComments, { params: { id }, body: {}, signal })).data,
  });
}

type NewComment = { id: number; text: string; key: string; as: "worker" | "supervisor" };

/** Comments on an own request, or on that of somebody supervised; the same key is the same comment. */
export async function sendComment({ id, text, key, as }: NewComment): Promise<void> {
  const call = { params: { id }, body: { comentario: text }, idempotencyKey: key };
  try {
    await (as === "worker" ? api(commentOwnRequest, call) : api(commentRequest, call));
  } finally {
    refreshRequests();
  }
}
