import { IconSitemap } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, useCallback } from "react";
import { useTranslation } from "react-i18next";

import type { OrgChart, OrgNode } from "@atrio/contract/people/org-charts";

import { loadChunk } from "../../../lib/chunks.ts";
import { Part } from "../../../ui/part.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { useBelow } from "../../../ui/use-below.ts";

import { NodeCard } from "./card/node-card.tsx";
import { ChartToolbar } from "./chart-toolbar.tsx";
import { TreeList } from "./list/tree-list.tsx";
import type { Branch } from "./org-chart.model.ts";
import classes from "./org-chart.module.css";
import { nodesQuery } from "./org-chart.queries.ts";
import type { ChartView as View, OrgChartSearch } from "./search.model.ts";
import { placeOf, useChart } from "./use-chart.ts";

const Diagram = lazy(async () => ({
  default: (await loadChunk(() => import("./diagram/diagram.tsx"))).Diagram,
}));

type ChartViewProps = {
  charts: readonly OrgChart[];
  chosen: OrgChart;
  search: OrgChartSearch;
  onSearch: (search: OrgChartSearch, replace?: boolean) => void;
};

/** A chart, as its nodes arrive. */
export function ChartView(props: ChartViewProps) {
  const { t } = useTranslation("org-chart");
  const { data: nodes, error, refetch } = useQuery(nodesQuery(props.chosen.id));
  if (nodes === undefined) {
    return error === null ? (
      <BlockSkeleton height={520} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  if (nodes.length === 0) {
    return (
      <EmptyState
        icon={<IconSitemap size={24} />}
        title={t("empty.title")}
        text={t("empty.text")}
      />
    );
  }
  return <DrawnChart key={props.search.persona ?? 0} {...props} nodes={nodes} />;
}

type DrawnChartProps = ChartViewProps & { nodes: readonly OrgNode[] };

function DrawnChart({ charts, chosen, nodes, search, onSearch }: DrawnChartProps) {
  const { t } = useTranslation("org-chart");
  const isNarrow = useBelow("tablet");
  const view: View = search.vista ?? (isNarrow ? "lista" : "diagrama");
  const chart = useChart(nodes, search.persona);
  const { stand, reveal, tree } = chart;
  const { nodo: openId, persona, ...under } = search;
  const openCard = useCallback(
    (branch: Branch) => {
      stand(branch);
      onSearch({ ...search, organigrama: chosen.id, nodo: branch.node.id });
    },
    [stand, onSearch, search, chosen.id],
  );
  const isMissing = persona !== undefined && placeOf(tree, persona) === undefined;
  const Shown = view === "lista" ? TreeList : Diagram;
  return (
    <>
      <ChartToolbar
        {...{ charts, chosen, chart, view }}
        onChart={(organigrama) =>
          onSearch({ organigrama, ...(search.vista && { vista: search.vista }) })
        }
        onView={(vista) => onSearch({ ...search, vista }, true)}
        onFind={reveal}
      />
      {isMissing && (
        <p className={classes.description} role="status">
          {t("search.missing")}
        </p>
      )}
      <Part fallback={<BlockSkeleton height={520} />}>
        <Shown name={chosen.nombre} chart={chart} onOpen={openCard} />
      </Part>
      {openId !== undefined && (
        <NodeCard
          key={openId}
          id={openId}
          branch={tree.byId.get(openId)}
          onOpen={(id) => onSearch({ ...search, organigrama: chosen.id, nodo: id })}
          onShow={(branch) => {
            reveal(branch);
            onSearch({ ...under, organigrama: chosen.id, ...(persona && { persona }) });
          }}
          onClose={() =>
            onSearch({ ...under, organigrama: chosen.id, ...(persona && { persona }) }, true)
          }
        />
      )}
    </>
  );
}
