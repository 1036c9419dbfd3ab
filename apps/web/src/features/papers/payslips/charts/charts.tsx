import "@mantine/charts/styles.layer.css";

import { BarChart, DonutChart } from "@mantine/charts";
import { useTranslation } from "react-i18next";

import {
  formatMoney,
  formatMonthName,
  formatNumber,
  formatPercent,
} from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { percentOf, shares } from "../payslips.model.ts";
import type { MonthFigures, Share, YearFigures } from "../payslips.model.ts";

import classes from "./charts.module.css";

/** Colour of each part, in charts and legends. */
const colors: Record<Share, string> = {
  net: "var(--atrio-brand)",
  contributions: "#2f7bd9",
  tax: "#e2b33f",
  other: "light-dark(#a69b8f, #7a7168)",
};

/** The charts of a year; who does not see them reads the same in tables. */
export function Charts({ figures }: { figures: YearFigures }) {
  return (
    <>
      <Months figures={figures} />
      <Split figures={figures} />
    </>
  );
}

/** Gross month by month, made of its parts. */
function Months({ figures }: { figures: YearFigures }) {
  const { t } = useTranslation("payslips");
  const shown = shares.filter((share) => share !== "other" || figures.other > 0);
  return (
    <Card title={t("chart.months")} className={classes.card}>
      <p className={classes.text}>{t("chart.months_text")}</p>
      <div className={classes.months} aria-hidden>
        <BarChart
          h="100%"
          type="stacked"
          data={figures.months.map((month) => ({
            ...month,
            name: formatMonthName(month.month, "short"),
          }))}
          dataKey="name"
          series={shown.map((share) => ({
            name: share,
            label: t(`figure.${share}`),
            color: colors[share],
          }))}
          valueFormatter={formatMoney}
          tickLine="none"
          gridAxis="x"
          maxBarWidth={34}
          accessibilityLayer={false}
          barProps={{ isAnimationActive: false }}
          xAxisProps={{ interval: "equidistantPreserveStart", minTickGap: 4, tickMargin: 8 }}
          yAxisProps={{ width: 52, tickFormatter: (value: number) => formatNumber(value) }}
        />
      </div>
      <ul className={classes.legend} aria-hidden>
        {shown.map((share) => (
          <li key={share}>
            <i style={{ background: colors[share] }} />
            {t(`figure.${share}`)}
          </li>
        ))}
      </ul>
      <MonthTable months={figures.months} shown={shown} />
    </Card>
  );
}

/** The chart in words and figures, for screen readers. */
function MonthTable({ months, shown }: { months: readonly MonthFigures[]; shown: Share[] }) {
  const { t } = useTranslation("payslips");
  return (
    <div className={classes.hidden}>
      <table>
        <caption>{t("chart.months")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("chart.month")}</th>
            <th scope="col">{t("figure.gross")}</th>
            {shown.map((share) => (
              <th key={share} scope="col">
                {t(`figure.${share}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months
            .filter(({ gross }) => gross > 0)
            .map((month) => (
              <tr key={month.month}>
                <th scope="row">{formatMonthName(month.month)}</th>
                <td>{formatMoney(month.gross)}</td>
                {shown.map((share) => (
                  <td key={share}>{formatMoney(month[share])}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shares of a hundred euros of gross pay. */
function Split({ figures }: { figures: YearFigures }) {
  const { t } = useTranslation("payslips");
  const parts = shares
    .filter((share) => figures[share] > 0)
    .map((share) => ({ share, percent: percentOf(figures[share], figures.gross) }));
  return (
    <Card title={t("chart.split")} className={classes.card}>
      <p className={classes.text}>{t("chart.split_text")}</p>
      <div className={classes.donut} aria-hidden>
        <DonutChart
          size={150}
          thickness={20}
          paddingAngle={2}
          strokeWidth={0}
          withTooltip={false}
          accessibilityLayer={false}
          pieProps={{ isAnimationActive: false, cornerRadius: 5, rootTabIndex: -1 }}
          startAngle={90}
          endAngle={-270}
          data={parts.map(({ share, percent }) => ({
            name: t(`figure.${share}`),
            value: percent,
            color: colors[share],
          }))}
        />
        <b>{formatPercent(percentOf(figures.net, figures.gross), 0)}</b>
      </div>
      <dl className={classes.parts}>
        {parts.map(({ share, percent }) => (
          <div key={share}>
            <dt>
              <i style={{ background: colors[share] }} />
              {t(`figure.${share}`)}
            </dt>
            <dd>{formatMoney(percent)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
