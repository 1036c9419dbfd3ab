import { useQueries, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { currentLanguage } from "../../../../lib/language.ts";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { policyQuery } from "../privacy-policy.queries.ts";

import { PolicyForm } from "./policy-form.tsx";

/** The company's own privacy policy: its versions, and publishing the next one. */
export function PolicyOfficePage() {
  const { t } = useTranslation("policy-office");
  const company = String(useCurrentUser().empresa_id);
  const asked = (language: Language) => policyQuery({ company, language, version: undefined });
  const first = useQuery(asked(currentLanguage()));
  const written = first.data?.versiones[0]?.idiomas ?? [];
  const texts = useQueries({
    queries: languages.map((one) => ({ ...asked(one), enabled: written.includes(one) })),
  });
  const failed = [first, ...texts].find(({ error }) => error !== null);
  const isReady =
    first.data !== undefined &&
    languages.every((one, index) => !written.includes(one) || texts[index]?.data !== undefined);
  const known = Object.fromEntries(
    languages.flatMap((one, index) => {
      const text = texts[index]?.data?.texto;
      return written.includes(one) && text !== null && text !== undefined
        ? [[one, text.contenido] as const]
        : [];
    }),
  );
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      {failed !== undefined && (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {failed === undefined && !isReady && <BlockSkeleton height={520} />}
      {isReady && first.data !== undefined && (
        <PolicyForm
          key={first.data.versiones[0]?.version ?? 0}
          texts={known}
          versions={first.data.versiones}
        />
      )}
    </>
  );
}
