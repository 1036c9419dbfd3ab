import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  listNotifications,
  notificationDocument,
  notificationWithState,
  putAwayNotification,
  readAllNotifications,
  readNotification,
} from "@atrio/contract/messages/company-messages";

import { api } from "../../../lib/api.ts";
import { download, fetchFile } from "../../../lib/download.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { NoticePage } from "./notices.model.ts";

/** Key that announcements of the unread count refetch (lib/events). */
const noticesRoot = ["notices"] as const;

/** Callers do not wait for it: the outcome shows at once. */
function refreshNotices(): void {
  void queryClient.invalidateQueries({ queryKey: noticesRoot });
}

/** One page of the worker's notifications, newest first, with how many are unread in all. */
export function noticesQuery(workerId: number, page: NoticePage) {
  const { state, kind, words, skip, take } = page;
  return queryOptions({
    queryKey: [...noticesRoot, "list", workerId, page],
    queryFn: ({ signal }) =>
      api(listNotifications, {
        params: { id: workerId },
        query: {
          visible: state === "archivadas" ? "0" : "1",
          ...(state === "sin_leer" ? { leida: "0" as const } : {}),
          ...(kind === null ? {} : { tipo: kind }),
          ...(words.trim() === "" ? {} : { busqueda: words.trim() }),
          skip,
          take,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

/** The newest notifications, for the home page. */
export function latestNoticesQuery(workerId: number) {
  return noticesQuery(workerId, { state: "todas", kind: null, words: "", skip: 0, take: 10 });
}

/** A notification, whole. */
export function noticeQuery(id: number) {
  return queryOptions({
    queryKey: [...noticesRoot, "one", id],
    queryFn: async ({ signal }) =>
      (await api(notificationWithState, { params: { id }, signal })).data,
  });
}

/** Marks a notification as read. */
export const readMutation = mutationOptions({
  mutationFn: (id: number) => api(readNotification, { params: { id }, body: {} }),
  onSettled: refreshNotices,
});

/** Marks all of the worker's notifications as read. */
export const readAllMutation = mutationOptions({
  mutationFn: (workerId: number) =>
    api(readAllNotifications, { params: { userId: workerId }, body: {} }),
  onSettled: refreshNotices,
});

/** Archives a notification, or restores it. */
export const putAwayMutation = mutationOptions({
  mutationFn: ({ id, visible }: { id: number; visible: boolean }) =>
    api(putAwayNotification, { params: { id }, body: { visible } }),
  onSettled: refreshNotices,
});

/** The attached document for the viewer: requested, and recorded, once. */
export function attachmentQuery(id: number) {
  return queryOptions({
    queryKey: ["notice-file", id],
    queryFn: async ({ signal }) =>
      (await fetchFile(notificationDocument, { params: { id }, query: { modo: "visto" }, signal }))
        .blob,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Saves the attached document. */
export const saveAttachmentMutation = mutationOptions({
  mutationFn: (id: number) =>
    download(notificationDocument, { params: { id }, query: { modo: "descargado" } }),
});
