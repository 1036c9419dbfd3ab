import { Box } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { RequestPreview } from "@atrio/contract/leave/absences";
import type { LeaveUnit } from "@atrio/contract/leave/leave";

import { useAmount } from "../../requests/use-amount.ts";

import classes from "./preview.module.css";

type BalanceLinesProps = {
  balance: NonNullable<RequestPreview["saldo"]>;
  unit: LeaveUnit;
};

/** What is left before and after, for each year that the days belong to. */
export function BalanceLines({ balance, unit }: BalanceLinesProps) {
  const { t } = useTranslation("ask");
  const amount = useAmount();
  return (
    <ul className={classes.balances}>
      {balance.anyos.map(({ anyo: year, antes: before, despues: after }) => (
        <li key={year} data-short={after < 0}>
          <span className={classes.muted}>
            {t(`preview.balance.${balance.saldo}`, { year: String(year) })}
          </span>
          <span
            className={classes.change}
            role="img"
            aria-label={t("preview.balance.change", {
              before: amount(before, unit),
              after: amount(after, unit),
            })}
          >
            <span>{amount(before, unit)}</span>
            <IconArrowRight size={18} aria-hidden />
            <strong>{amount(after, unit)}</strong>
          </span>
          <Box
            component="span"
            className={classes.bar}
            __vars={{ "--left": shareOf(after, before) }}
            aria-hidden
          />
        </li>
      ))}
    </ul>
  );
}

/** How much of what was left stays, as a width. */
function shareOf(after: number, before: number): string {
  if (before <= 0 || after <= 0) return "0%";
  return `${Math.min(100, Math.round((after / before) * 100))}%`;
}
