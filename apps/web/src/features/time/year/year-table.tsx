import { IconCircleCheck, IconClock, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { ClosureState } from "@atrio/contract/time/closures";
import type { yearOverview } from "@atrio/contract/time/time";

import { formatMinutes, formatMonth, formatMonthInText } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { Balance } from "../sheet/balance.tsx";
import type { Month } from "../sheet/sheet.model.ts";

import classes from "./year-view.module.css";

type Overview = EndpointResponse<typeof yearOverview>["data"];
type MonthRow = Overview["meses"][number];

type YearTableProps = {
  overview: Overview;
  current: Month;
  onMonth: (month: Month) => void;
};

/** The twelve months with a bar each, worked inside expected. */
export function YearTable({ overview, current, onMonth }: YearTableProps) {
  const { t } = useTranslation("months");
  const longest = Math.max(
    1,
    ...overview.meses.map((row) => Math.max(row.minutos_previstos, row.minutos_trabajados)),
  );
  return (
    <DataTable
      caption={t("year.table", { year: overview.year })}
      columns={[
        { label: t("year.month") },
        { label: "", className: classes.wide },
        { label: t("year.worked"), isNumeric: true },
        { label: t("year.expected"), isNumeric: true },
        { label: t("year.balance"), isNumeric: true },
        { label: t("year.closure") },
      ]}
      stackBelow="laptop"
    >
      <tbody>
        {overview.meses.map((row) => (
          <tr key={row.month}>
            <th scope="row">
              <button
                type="button"
                className={classes.open}
                aria-label={t("year.open_month", {
                  month: formatMonthInText(overview.year, row.month),
                })}
                onClick={() => onMonth({ year: overview.year, month: row.month })}
              >
                {formatMonth(overview.year, row.month)}
              </button>
            </th>
            <td>
              <Bar row={row} longest={longest} />
            </td>
            <td data-numeric data-label={t("year.worked")}>
              {formatMinutes(row.minutos_trabajados, "column")}
            </td>
            <td data-numeric data-label={t("year.expected")}>
              {formatMinutes(row.minutos_previstos_hasta_hoy, "column")}
            </td>
            <td data-numeric data-label={t("year.balance")}>
              <Balance minutes={row.saldo_minutos} place="column" />
            </td>
            <td data-label={t("year.closure")}>
              <ClosureBadge
                state={row.cierre}
                isUnrecorded={row.sin_registro}
                order={orderOf({ year: overview.year, month: row.month }, current)}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t(isWhole(overview) ? "year.total" : "year.total_to_date")}
          </th>
          <td data-numeric data-label={t("year.worked")}>
            {formatMinutes(overview.minutos_trabajados, "column")}
          </td>
          <td data-numeric data-label={t("year.expected")}>
            {formatMinutes(overview.minutos_previstos_hasta_hoy, "column")}
          </td>
          <td data-numeric data-label={t("year.balance")}>
            <Balance minutes={overview.saldo_minutos} place="column" />
          </td>
          <td>{"\u00A0"}</td>
        </tr>
      </tfoot>
    </DataTable>
  );
}

/** True if the year's figures are of all its days. */
function isWhole({ minutos_previstos, minutos_previstos_hasta_hoy }: Overview): boolean {
  return minutos_previstos === minutos_previstos_hasta_hoy;
}

/** Below zero for a month before another, zero for the same one. */
function orderOf(a: Month, b: Month): number {
  return (a.year - b.year) * 12 + a.month - b.month;
}

/** Words of a month without a request to close it. */
function openWords(order: number) {
  if (order === 0) return "year.running";
  return order < 0 ? "closure.state.abierto" : "year.upcoming";
}

function Bar({ row, longest }: { row: MonthRow; longest: number }) {
  const { t } = useTranslation("months");
  const share = (minutes: number) => `${(100 * minutes) / longest}%`;
  const values = {
    worked: formatMinutes(row.minutos_trabajados),
    expected: formatMinutes(row.minutos_previstos),
  };
  return (
    <span className={classes.bar} role="img" aria-label={t("year.bar", values)}>
      <span className={classes.expected} style={{ width: share(row.minutos_previstos) }} />
      <span className={classes.worked} style={{ width: share(row.minutos_trabajados) }} />
    </span>
  );
}

type ClosureBadgeProps = {
  state: ClosureState;
  /** The month ends before time is recorded. */
  isUnrecorded: boolean;
  /** Order of the month beside the current one. */
  order: number;
};

function ClosureBadge({ state, isUnrecorded, order }: ClosureBadgeProps) {
  const { t } = useTranslation("months");
  if (state === "aprobado") {
    return (
      <StatusBadge color="green" icon={<IconCircleCheck size={16} />}>
        {t("closure.state.aprobado")}
      </StatusBadge>
    );
  }
  if (state === "pendiente") {
    return (
      <StatusBadge color="yellow" icon={<IconClock size={16} />}>
        {t("closure.state.pendiente")}
      </StatusBadge>
    );
  }
  if (state === "rechazado") {
    return (
      <StatusBadge color="red" icon={<IconX size={16} />}>
        {t("closure.state.rechazado")}
      </StatusBadge>
    );
  }
  return (
    <span className={classes.muted}>{t(isUnrecorded ? "year.unrecorded" : openWords(order))}</span>
  );
}
