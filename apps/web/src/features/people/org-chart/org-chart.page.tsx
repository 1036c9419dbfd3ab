import { IconSitemap } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

import type { OrgChart } from "@atrio/contract/people/org-charts";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { ChartView } from "./chart-view.tsx";
import { chartsQuery, nodeQuery } from "./org-chart.queries.ts";
import type { OrgChartSearch } from "./search.model.ts";

/** The company's organisation charts; the chart, its view and an open card have their own address. */
export function OrgChartPage() {
  const { t } = useTranslation("org-chart");
  const { empresa_id } = useCurrentUser();
  const search = useSearch({ from: "/portal/orgChart" });
  const navigate = useNavigate({ from: "/orgChart" });
  const { data: charts, error, refetch } = useQuery(chartsQuery(empresa_id));
  const chosen = useChosen(charts, search);
  const onSearch = useCallback(
    (next: OrgChartSearch, replace = false) =>
      void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  );
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      {error !== null && charts === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {charts?.length === 0 && (
        <Card>
          <EmptyState
            icon={<IconSitemap size={24} />}
            title={t("none.title")}
            text={t("none.text")}
          />
        </Card>
      )}
      {chosen === undefined && error === null && charts?.length !== 0 && (
        <BlockSkeleton height={520} />
      )}
      {charts !== undefined && chosen !== undefined && (
        <ChartView key={chosen.id} {...{ charts, chosen, search, onSearch }} />
      )}
    </>
  );
}

/** Chart of the address; else that of the open card, else the company's first. */
function useChosen(
  charts: readonly OrgChart[] | undefined,
  { organigrama, nodo: nodeId }: OrgChartSearch,
): OrgChart | undefined {
  const isByNode = organigrama === undefined && nodeId !== undefined;
  // Fetched also where it failed: the open card asks again, and the chart behind it stays.
  const { data: card, isFetched } = useQuery({ ...nodeQuery(nodeId ?? 0), enabled: isByNode });
  if (isByNode && !isFetched) return undefined;
  const id = organigrama ?? card?.pe_organigrama_id;
  return charts?.find((chart) => chart.id === id) ?? charts?.[0];
}
