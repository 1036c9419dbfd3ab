import { useTranslation } from "react-i18next";

import { formatMinutes, formatNumber } from "../../../lib/format.ts";

import { Balance } from "./balance.tsx";
import classes from "./month-totals.module.css";
import type { MonthTotals as Totals } from "./sheet.model.ts";

/** Worked, expected, balance and wrong days of the month on the screen. */
export function MonthTotals({ totals }: { totals: Totals }) {
  const { t } = useTranslation("time");
  const { worked, expected, expectedToDate, balance, paused, wrongDays, signedDays } = totals;
  const side = balance < 0 ? "behind" : "ahead";
  return (
    <dl className={classes.totals}>
      <div>
        <dt>{t("totals.worked")}</dt>
        <dd className={classes.figure}>{formatMinutes(worked)}</dd>
        <dd className={classes.detail}>
          {t("totals.days", { count: signedDays })}
          {paused > 0 && ` · ${t("totals.paused", { total: formatMinutes(paused) })}`}
        </dd>
      </div>
      <div>
        <dt>{t("totals.expected")}</dt>
        <dd className={classes.figure}>{formatMinutes(expectedToDate)}</dd>
        <dd className={classes.detail}>
          {t("totals.of_month", { total: formatMinutes(expected) })}
        </dd>
      </div>
      <div>
        <dt>{t("totals.balance")}</dt>
        <dd className={classes.figure}>
          <Balance minutes={balance} />
        </dd>
        <dd className={classes.detail}>{t(`totals.${balance === 0 ? "even" : side}`)}</dd>
      </div>
      <div>
        <dt>{t("totals.wrong")}</dt>
        <dd className={classes.figure}>{formatNumber(wrongDays)}</dd>
        <dd className={classes.detail}>
          {wrongDays === 0 ? t("totals.wrong_none") : t("totals.wrong_check")}
        </dd>
      </div>
    </dl>
  );
}
