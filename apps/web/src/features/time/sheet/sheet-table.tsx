import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { formatMinutes, formatMonth } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";

import { Balance } from "./balance.tsx";
import classes from "./sheet-row.module.css";
import { SheetRow } from "./sheet-row.tsx";
import { monthOf } from "./sheet.model.ts";
import type { MonthTotals } from "./sheet.model.ts";
import { useDayKeys } from "./use-day-keys.ts";

type SheetTableProps = {
  days: readonly Workday[];
  totals: MonthTotals;
  today: string;
  now: string;
  onOpen: (day: string) => void;
};

/** The month as a table; the arrows move from day to day, Enter opens one. */
export function SheetTable({ days, totals, today, now, onOpen }: SheetTableProps) {
  const { t } = useTranslation("time");
  const keys = useDayKeys(days, today);
  const [first] = days;
  const month = first === undefined ? null : monthOf(first.dia);

  return (
    <DataTable
      caption={[
        month === null ? "" : t("sheet.caption", { month: formatMonth(month.year, month.month) }),
        t("sheet.keyboard"),
      ].join(". ")}
      columns={[
        { label: t("sheet.day") },
        { label: t("sheet.schedule") },
        { label: t("sheet.signings"), className: classes.wide },
        { label: t("sheet.worked"), isNumeric: true },
        { label: t("sheet.expected"), isNumeric: true },
        { label: t("sheet.balance"), isNumeric: true },
        { label: t("sheet.status") },
      ]}
      isDense
      hasHover
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside bubble up to here */}
      <tbody onKeyDown={keys.onKeyDown}>
        {days.map((day, index) => (
          <SheetRow
            key={day.dia}
            day={day}
            today={today}
            now={now}
            isTabStop={index === keys.active}
            onFocus={() => keys.setActive(index)}
            onOpen={() => onOpen(day.dia)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t(totals.expected === totals.expectedToDate ? "sheet.total" : "sheet.total_to_date")}
          </th>
          <td data-numeric>{formatMinutes(totals.worked, "column")}</td>
          <td data-numeric>{formatMinutes(totals.expectedToDate, "column")}</td>
          <td data-numeric>
            <Balance minutes={totals.balance} place="column" />
          </td>
          <td>{t("month.wrong", { count: totals.wrongDays })}</td>
        </tr>
      </tfoot>
    </DataTable>
  );
}
