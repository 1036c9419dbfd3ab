import { Button } from "@mantine/core";
import { IconPlus, IconSitemap } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { OrgChart } from "@atrio/contract/people/org-charts";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { ChartDialog } from "./chart-dialog.tsx";
import { ChartTable } from "./chart-table.tsx";
import { allChartsQuery } from "./charts-office.queries.ts";
import { EditorView } from "./editor/editor-view.tsx";

/** Organisation charts of the company: the list, or the one that is edited. */
export function ChartsOfficePage() {
  const { t } = useTranslation("org-chart-office");
  const search = useSearch({ from: "/portal/admin/org-charts" });
  const user = useCurrentUser();
  const canChange = mayUseOffice(user, "personas");
  const { data, error, refetch } = useQuery(allChartsQuery(user.empresa_id));
  const [open, setOpen] = useState<OrgChart | "new" | null>(null);
  if (search.vista !== undefined) {
    return <EditorView key={search.vista} id={search.vista} canChange={canChange} />;
  }
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {canChange && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen("new")}>
            {t("add")}
          </Button>
        )}
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={320} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState icon={<IconSitemap size={24} />} title={t("empty")} text={t("emptyText")} />
        </Card>
      )}
      {data !== undefined && data.length > 0 && (
        <ChartTable charts={data} onRename={canChange ? setOpen : null} />
      )}
      {open !== null && (
        <ChartDialog chart={open === "new" ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
