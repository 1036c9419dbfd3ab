import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { OfficeSchedule } from "@atrio/contract/time/schedules-office";

import { formatDate, formatNumber } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { minutesOfWeek } from "./editor/editor.model.ts";
import classes from "./schedules.module.css";
import { WeekStrip } from "./week-strip.tsx";

type ScheduleTableProps = { schedules: readonly OfficeSchedule[]; today: string; isBusy: boolean };

/** Schedules with a small picture of their first week and their people. */
export function ScheduleTable({ schedules, today, isBusy }: ScheduleTableProps) {
  const { t } = useTranslation("schedules");
  const columns = [
    { label: t("name") },
    { label: t("week") },
    { label: t("hours") },
    { label: t("people") },
  ];
  return (
    <DataTable
      caption={t("caption")}
      columns={columns}
      stackBelow="tablet"
      hasHover
      isBusy={isBusy}
    >
      <tbody>
        {schedules.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link to="/admin/schedules" search={{ vista: one.id }} className={classes.name ?? ""}>
                {one.nombre}
              </Link>
              <span className={classes.muted}>
                {one.codigo}
                {one.vigente_desde !== null && one.vigente_desde > today && (
                  <> · {t("from", { date: formatDate(one.vigente_desde) })}</>
                )}
              </span>
            </th>
            <td data-label={t("week")}>
              <span className={classes.week}>
                <WeekStrip schedule={one} />
                {one.semanas > 1 && (
                  <StatusBadge color="blue">
                    {t("weeks", { count: one.semanas, total: one.semanas })}
                  </StatusBadge>
                )}
              </span>
            </td>
            <td data-label={t("hours")}>
              {t("perWeek", { hours: formatNumber(minutesOfWeek(one) / 60) })}
            </td>
            <td data-label={t("people")}>
              <People schedule={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function People({ schedule: { personas, proximas } }: { schedule: OfficeSchedule }) {
  const { t } = useTranslation("schedules");
  if (personas + proximas === 0) return <span className={classes.muted}>{t("nobody")}</span>;
  return (
    <span className={classes.stack}>
      {t("peopleCount", { count: personas, total: personas })}
      {proximas > 0 && (
        <span className={classes.muted}>{t("later", { count: proximas, total: proximas })}</span>
      )}
    </span>
  );
}
