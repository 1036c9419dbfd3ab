import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { formatMoney } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { figuresOf, percentOf, shares } from "../payslips.model.ts";
import type { Figures } from "../payslips.model.ts";

import classes from "./net-card.module.css";
import type { Check } from "./sheet.model.ts";

/** The net, its sum, and the parts of a hundred euros. */
export function NetCard({ payslip, check }: { payslip: PayslipDetail; check: Check }) {
  const { t } = useTranslation("payslips");
  const figures = figuresOf(payslip);
  return (
    <Card tone="stage" title={t("net.title")} className={classes.card}>
      <p className={classes.net}>{formatMoney(check.net)}</p>
      {figures !== null && check.gross > 0 && <Split figures={figures} />}
      <dl className={classes.sum} aria-label={t("net.check")}>
        <div>
          <dt>{t("net.gross")}</dt>
          <dd>{formatMoney(check.gross)}</dd>
        </div>
        <div>
          <dt>{t("net.deductions")}</dt>
          <dd>−{formatMoney(check.deductions)}</dd>
        </div>
        <div className={classes.result}>
          <dt>{t("net.check")}</dt>
          <dd>{formatMoney(check.net)}</dd>
        </div>
      </dl>
      <p className={classes.verdict} data-agrees={check.agrees}>
        {check.agrees ? (
          <IconCircleCheck size={20} aria-hidden />
        ) : (
          <IconAlertTriangle size={20} aria-hidden />
        )}
        {t(verdictOf(check))}
      </p>
    </Card>
  );
}

function verdictOf({ agrees, hasLines }: Check) {
  if (!agrees) return "net.differs";
  return hasLines ? "net.agrees" : "net.agrees_totals";
}

/** Out of a hundred euros of gross: a bar and a sentence. */
function Split({ figures }: { figures: Figures }) {
  const { t } = useTranslation("payslips");
  const of100 = (amount: number) => percentOf(amount, figures.gross);
  const words = {
    net: formatMoney(of100(figures.net)),
    contributions: formatMoney(of100(figures.contributions)),
    tax: formatMoney(of100(figures.tax)),
    other: formatMoney(of100(figures.other)),
  };
  return (
    <div className={classes.split}>
      <div className={classes.bar} aria-hidden>
        {shares
          .filter((share) => figures[share] > 0)
          .map((share) => (
            <i key={share} data-share={share} style={{ flexGrow: of100(figures[share]) }} />
          ))}
      </div>
      <p>{t(figures.other > 0 ? "net.share_other" : "net.share", words)}</p>
    </div>
  );
}
