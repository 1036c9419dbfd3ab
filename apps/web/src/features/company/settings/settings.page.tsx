import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { isOwner } from "@atrio/contract/access/office-roles";

import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import { SettingsForm } from "./settings-form.tsx";
import { settingsQuery } from "./settings.queries.ts";

/** Settings of the company: all administrators read them, owners change them. */
export function SettingsPage() {
  const { t } = useTranslation("company-settings");
  const canChange = isOwner(useCurrentUser());
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageHeader title={t("title")} subtitle={canChange ? t("subtitle") : t("readOnly")} />
      {data === undefined && error === null && <BlockSkeleton height={520} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <SettingsForm saved={data} canChange={canChange} />}
    </>
  );
}
