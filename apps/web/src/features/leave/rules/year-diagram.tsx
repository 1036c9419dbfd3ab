import { Box } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { BalanceRule } from "@atrio/contract/leave/leave-rules";
import type { LeaveUnit } from "@atrio/contract/request-view";

import { formatDayMonth, formatMonthName } from "../../../lib/format.ts";
import { useAmount } from "../requests/use-amount.ts";

import { diagramOf } from "./rules.model.ts";
import classes from "./year-diagram.module.css";

type YearDiagramProps = {
  /** Rule of this year, and of the next one. */
  grant: BalanceRule;
  next: BalanceRule | undefined;
  unit: LeaveUnit;
  /** Local date of the company. */
  today: string;
};

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3];

/** A year and the first quarter of the next: entitlement, carry-over with its end, today. */
export function YearDiagram({ grant, next, unit, today }: YearDiagramProps) {
  const { t } = useTranslation("leave-rules");
  const amount = useAmount();
  const year = Number(today.slice(0, 4));
  const { newYear, today: now, carry } = diagramOf(year, today, grant);
  const carried = amount(grant.arrastre_maximo, unit);
  const granted = t("diagram.grant", { amount: amount(grant.cantidad, unit), year });
  const date = formatDayMonth(`${year + 1}-${grant.arrastre_hasta}`);
  const label = t("diagram.label", {
    grant: granted,
    carry:
      carry === null
        ? t("diagram.lost")
        : t("diagram.carried", { year: year + 1, amount: carried, date }),
  });
  return (
    <Box
      className={classes.diagram}
      role="img"
      aria-label={label}
      __vars={{
        "--new-year": `${newYear}%`,
        "--today": `${now}%`,
        "--carry": `${(carry ?? newYear) - newYear}%`,
      }}
    >
      <div className={classes.months}>
        {months.map((month, index) => (
          <span key={`${index < 12 ? year : year + 1} ${month}`} data-next={index >= 12}>
            {formatMonthName(month, "short").slice(0, 1).toUpperCase()}
          </span>
        ))}
      </div>
      <div className={classes.bars}>
        <span className={classes.grant}>{granted}</span>
        {next !== undefined && <span className={classes.next}>{amount(next.cantidad, unit)}</span>}
      </div>
      {carry !== null && (
        <div className={classes.carry}>
          <span className={classes.carryName}>{t("diagram.carry", { amount: carried })}</span>
          <span className={classes.carryBar} />
          <span className={classes.end}>{t("diagram.expires")}</span>
        </div>
      )}
      <span className={classes.today}>
        <b>{t("diagram.today")}</b>
      </span>
    </Box>
  );
}
