import { lazy } from "react";
import { useTranslation } from "react-i18next";

import type { Payslip } from "@atrio/contract/papers/payslips";

import { loadChunk } from "../../../../lib/chunks.ts";
import { formatMoney, formatPercent } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { Part } from "../../../../ui/part.tsx";
import { BlockSkeleton } from "../../../../ui/state.tsx";
import { yearOf } from "../payslips.model.ts";
import type { YearFigures } from "../payslips.model.ts";

import classes from "./summary.module.css";

const Charts = lazy(async () => ({
  default: (await loadChunk(() => import("../charts/charts.tsx"))).Charts,
}));

/** A year in figures and charts. */
export function YearSummary({ year, payslips }: { year: number; payslips: readonly Payslip[] }) {
  const { t } = useTranslation("payslips");
  const figures = yearOf(payslips);
  return (
    <section className={classes.summary} aria-label={t("summary.title", { year })}>
      <Stage year={year} figures={figures} />
      {figures.gross > 0 && (
        <Part fallback={<BlockSkeleton height={340} />}>
          <Charts figures={figures} />
        </Part>
      )}
    </section>
  );
}

function Stage({ year, figures }: { year: number; figures: YearFigures }) {
  const { t } = useTranslation("payslips");
  const { gross, net, contributions, tax, payslips, leftOut, effective } = figures;
  return (
    <Card tone="stage" title={t("figure.net_year", { year })} className={classes.stage}>
      <p className={classes.net}>{formatMoney(net)}</p>
      <p className={classes.gross}>{t("figure.of_gross", { gross: formatMoney(gross) })}</p>
      <dl className={classes.figures}>
        <div>
          <dt>{t("figure.contributions")}</dt>
          <dd>{formatMoney(contributions)}</dd>
        </div>
        <div>
          <dt>
            {t("figure.tax")}
            <small>{t("figure.effective", { rate: formatPercent(effective) })}</small>
          </dt>
          <dd>{formatMoney(tax)}</dd>
        </div>
        {figures.other > 0 && (
          <div>
            <dt>{t("figure.other")}</dt>
            <dd>{formatMoney(figures.other)}</dd>
          </div>
        )}
        <div>
          <dt>{t("figure.payslips")}</dt>
          <dd>{payslips}</dd>
        </div>
      </dl>
      {leftOut > 0 && <p className={classes.note}>{t("summary.left_out", { count: leftOut })}</p>}
    </Card>
  );
}
