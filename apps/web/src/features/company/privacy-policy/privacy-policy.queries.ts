import { queryOptions } from "@tanstack/react-query";

import type { Language } from "@atrio/contract/common";
import { getPrivacyPolicy } from "@atrio/contract/company/privacy-policy";

import { api } from "../../../lib/api.ts";

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
