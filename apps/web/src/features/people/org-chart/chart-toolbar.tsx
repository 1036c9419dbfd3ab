import { Button, NativeSelect, SegmentedControl } from "@mantine/core";
import { IconFold, IconFoldDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { OrgChart } from "@atrio/contract/people/org-charts";

import { ExportMenu } from "./export/export-menu.tsx";
import { NodeSearch } from "./node-search.tsx";
import { foldable } from "./org-chart.model.ts";
import type { Branch } from "./org-chart.model.ts";
import classes from "./org-chart.module.css";
import { chartViews } from "./search.model.ts";
import type { ChartView } from "./search.model.ts";
import type { Chart } from "./use-chart.ts";

type ChartToolbarProps = {
  charts: readonly OrgChart[];
  chosen: OrgChart;
  chart: Chart;
  view: ChartView;
  onChart: (id: number) => void;
  onView: (view: ChartView) => void;
  onFind: (branch: Branch) => void;
};

/** Chooses the chart and how it is shown, finds somebody in it, folds it and saves it as a file. */
export function ChartToolbar(props: ChartToolbarProps) {
  const { charts, chosen, chart, view, onChart, onView, onFind } = props;
  const { t } = useTranslation("org-chart");
  const hasOpen = chart.tree.tops.some(({ children }) =>
    children.some(({ node }) => chart.open.has(node.id)),
  );
  const isFlat = !hasOpen && foldable(chart.tree).every((id) => chart.open.has(id));
  return (
    <div className={classes.toolbar}>
      {charts.length > 1 && (
        <NativeSelect
          className={classes.chart ?? ""}
          size="md"
          aria-label={t("chart")}
          value={String(chosen.id)}
          data={charts.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          onChange={(event) => onChart(Number(event.currentTarget.value))}
        />
      )}
      <NodeSearch tree={chart.tree} onFind={onFind} />
      <div className={classes.end}>
        <SegmentedControl<ChartView>
          size="md"
          aria-label={t("view.label")}
          value={view}
          data={chartViews.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={onView}
        />
        <Button
          variant="default"
          leftSection={
            hasOpen ? <IconFold size={20} aria-hidden /> : <IconFoldDown size={20} aria-hidden />
          }
          disabled={isFlat}
          onClick={() => chart.fold(hasOpen ? "collapse" : "expand")}
        >
          {t(hasOpen ? "fold.collapse" : "fold.expand")}
        </Button>
        <ExportMenu name={chosen.nombre} tree={chart.tree} />
      </div>
    </div>
  );
}
