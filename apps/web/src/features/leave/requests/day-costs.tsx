import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { DayCost } from "@atrio/contract/leave/absences";
import type { LeaveUnit } from "@atrio/contract/request-view";

import { formatDate, formatWeekday } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";

import classes from "./requests.module.css";
import { useAmount } from "./use-amount.ts";

type DayCostsProps = { days: readonly DayCost[]; unit: LeaveUnit };

/** Days shown at first; a longer request shows the rest when asked. */
const fewDays = 14;

/** Cost of each day of a request, with the reason where it is nothing; the total below. */
export function DayCosts({ days, unit }: DayCostsProps) {
  const { t } = useTranslation("requests");
  const amount = useAmount();
  const [isWhole, setWhole] = useState(days.length <= fewDays);
  const total = days.reduce((sum, { coste }) => sum + Math.round(coste * 100), 0) / 100;
  return (
    <div className={classes.frame}>
      <DataTable
        caption={t("days.caption")}
        columns={[{ label: t("days.day") }, { label: t("days.cost"), isNumeric: true }]}
        isBare
        isDense
        className={classes.days}
      >
        <tbody>
          {(isWhole ? days : days.slice(0, fewDays)).map((day) => (
            <tr key={`${day.fecha} ${day.desde ?? ""}`} data-free={day.coste === 0}>
              <th scope="row">
                {`${formatWeekday(day.fecha)} ${formatDate(day.fecha)}`}
                <small>{noteOf(day)}</small>
              </th>
              <td data-numeric>{day.coste === 0 ? t("days.zero") : amount(day.coste, unit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("days.total")}</th>
            <td data-numeric>{amount(total, unit)}</td>
          </tr>
        </tfoot>
      </DataTable>
      {!isWhole && (
        <Button variant="subtle" size="sm" mih={44} fullWidth onClick={() => setWhole(true)}>
          {t("days.show_all", { count: days.length })}
        </Button>
      )}
    </div>
  );

  function noteOf(day: DayCost): string {
    if (day.festivo !== null) return t("days.holiday", { name: day.festivo });
    if (day.motivo_no_cuenta !== null) return t(`days.free.${day.motivo_no_cuenta}`);
    if (day.desde === null || day.hasta === null) return "";
    return t("days.hours", { from: day.desde.slice(0, 5), to: day.hasta.slice(0, 5) });
  }
}
