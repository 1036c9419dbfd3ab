import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { formatLongDate, formatMinutes } from "../../../lib/format.ts";

import type { DayBar } from "./summary.model.ts";

/** The bars of the chart as a table, for screen readers. */
export function RecentDaysTable({ bars }: { bars: readonly DayBar[] }) {
  const { t } = useTranslation("time");
  return (
    <VisuallyHidden component="div">
      <table>
        <caption>{t("recent.table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("sheet.day")}</th>
            <th scope="col">{t("recent.worked")}</th>
            <th scope="col">{t("recent.expected")}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.day}>
              <th scope="row">{formatLongDate(bar.day)}</th>
              <td>{formatMinutes(bar.worked)}</td>
              <td>{formatMinutes(bar.expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
