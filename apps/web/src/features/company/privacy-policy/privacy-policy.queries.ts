import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { Language } from "@atrio/contract/common";
import { getPrivacyPolicy, publishPrivacyPolicy } from "@atrio/contract/company/privacy-policy";
import type { EndpointRequest } from "@atrio/contract/endpoint";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

type Asked = { company: string; language: Language; version: number | undefined };

/** The policy of a company, by slug or id, in one language. */
export function policyQuery({ company, language, version }: Asked) {
  return queryOptions({
    queryKey: ["privacy-policy", company, language, version],
    queryFn: async ({ signal }) => {
      const query = { idioma: language, ...(version !== undefined && { version }) };
      return (await api(getPrivacyPolicy, { params: { id: company }, query, signal })).data;
    },
    staleTime: 5 * 60_000,
  });
}

type Published = NonNullable<EndpointRequest<typeof publishPrivacyPolicy>["body"]>;

/** Publishes the texts as the next version; answers it. */
export const publishMutation = mutationOptions({
  mutationFn: async (body: Published) => (await api(publishPrivacyPolicy, { body })).data,
  onSuccess: () => queryClient.invalidateQueries({ queryKey: ["privacy-policy"] }),
});
