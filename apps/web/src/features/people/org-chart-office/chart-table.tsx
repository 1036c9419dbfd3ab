import { Button, Switch } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { OrgChart } from "@atrio/contract/people/org-charts";

import { messageOf } from "../../../lib/errors.ts";
import { formatNumber } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { notify } from "../../../ui/notify.ts";

import { changeChartMutation } from "./charts-office.queries.ts";
import classes from "./org-chart-office.module.css";

type ChartTableProps = {
  charts: readonly OrgChart[];
  /** null for those who only read. */
  onRename: ((chart: OrgChart) => void) | null;
};

function ChartName({ chart }: { chart: ChartTableProps["charts"][number] }) {
  return (
    <span className={classes.texts}>
      <Link to="/admin/org-charts" search={{ vista: chart.id }}>
        {chart.nombre}
      </Link>
      <span className={classes.muted}>{chart.descripcion}</span>
    </span>
  );
}

/** Charts of the company in its order, with a switch that shows one to everybody. */
export function ChartTable({ charts, onRename }: ChartTableProps) {
  const { t } = useTranslation("org-chart-office");
  const columns = [
    { label: t("column.chart") },
    { label: t("column.places"), isNumeric: true },
    { label: t("column.shown") },
    ...(onRename === null ? [] : [{ label: "" }]),
  ];
  return (
    <DataTable caption={t("caption")} columns={columns} stackBelow="tablet" hasHover>
      <tbody>
        {charts.map((chart) => (
          <tr key={chart.id}>
            <th scope="row">
              <ChartName chart={chart} />
            </th>
            <td data-label={t("column.places")} data-numeric>
              {formatNumber(chart.num_nodos)}
            </td>
            <td data-label={t("column.shown")}>
              <ShownSwitch chart={chart} canChange={onRename !== null} />
            </td>
            {onRename !== null && (
              <td className={classes.action}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t("renameOf", { name: chart.nombre })}
                  onClick={() => onRename(chart)}
                >
                  {t("rename")}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function ShownSwitch({ chart, canChange }: { chart: OrgChart; canChange: boolean }) {
  const { t } = useTranslation("org-chart-office");
  const { id, nombre, activo } = chart;
  const change = useMutation(changeChartMutation);
  const put = (shown: boolean) =>
    change.mutate(
      { id, body: { activo: shown } },
      {
        onSuccess: () => notify({ kind: "success", message: t(shown ? "nowShown" : "nowHidden") }),
        onError: (error) => notify({ kind: "error", message: messageOf(error) }),
      },
    );
  return (
    <Switch
      label={t(activo ? "shown" : "hidden")}
      aria-label={t("shownOf", { name: nombre })}
      checked={activo}
      disabled={!canChange || change.isPending}
      onChange={(event) => put(event.currentTarget.checked)}
    />
  );
}
