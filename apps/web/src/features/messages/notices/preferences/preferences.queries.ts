import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  readNoticePreferences,
  updateNoticePreferences,
} from "@atrio/contract/messages/notice-preferences";
import type { NoticePreferences } from "@atrio/contract/messages/notice-preferences";

import { api } from "../../../../lib/api.ts";
import { queryClient } from "../../../../lib/query-client.ts";

import { changed, undoOf } from "./preferences.model.ts";
import type { PreferenceChange } from "./preferences.model.ts";

/** Preferences of a person. */
export function preferencesQuery(workerId: number) {
  return queryOptions({
    queryKey: ["notice-preferences", workerId],
    queryFn: async ({ signal }) =>
      (await api(readNoticePreferences, { params: { id: workerId }, signal })).data,
  });
}

const mutationKey = ["notice-preferences-save"] as const;

/**
 * Patch of the preferences. Optimistic: shown at once and rolled back when the server refuses it;
 * patches are sent one after the other, and the last answer counts. Each failure is reported, also
 * that of a patch followed by another one.
 */
export function saveMutation(workerId: number, onFailed: (error: Error) => void) {
  const { queryKey } = preferencesQuery(workerId);
  const show = (change: PreferenceChange) =>
    queryClient.setQueryData(queryKey, (known) => known && changed(known, change));
  const keep = (answer: NoticePreferences) => {
    if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, answer);
  };
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey[0] },
    mutationFn: async (change: PreferenceChange) =>
      (await api(updateNoticePreferences, { params: { id: workerId }, body: change })).data,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const known = queryClient.getQueryData(queryKey);
      show(change);
      return known === undefined ? {} : undoOf(known, change);
    },
    onSuccess: keep,
    onError: (error, _change, undo) => {
      if (undo !== undefined) show(undo);
      onFailed(error);
    },
  });
}
