import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import { listNoticeTexts, saveNoticeText } from "@atrio/contract/messages/notice-texts";
import type { NoticeTextKey } from "@atrio/contract/messages/notice-texts";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** Sentences of automatic notices in their languages. */
export const noticeTextsQuery = queryOptions({
  queryKey: ["office", "notice-texts"],
  queryFn: async ({ signal }) => (await api(listNoticeTexts, { signal })).data,
});

type Change = Pick<EndpointRequest<typeof saveNoticeText>["body"], "idioma" | "propio">;

/** Saves words of the company's own, or takes them back; the list follows the answer. */
export const saveTextMutation = mutationOptions({
  mutationFn: async ({ frase, ...body }: Change & { frase: NoticeTextKey }) =>
    (await api(saveNoticeText, { params: { frase }, body })).data,
  onSuccess: (saved) => {
    queryClient.setQueryData(noticeTextsQuery.queryKey, (known) =>
      known?.map((one) => (one.frase === saved.frase ? saved : one)),
    );
  },
});
