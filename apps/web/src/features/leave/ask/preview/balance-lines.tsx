import { Box } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { RequestPreview } from "@atrio/contract/leave/absences";
import type { LeaveUnit } from "@atrio/contract/request-view";

import { useAmount } from "../../requests/use-amount.ts";

import classes from "./preview.module.css";

type BalanceLinesProps = {
  balance: NonNullable<RequestPreview["saldo"]>;
  unit: LeaveUnit;
};

/** Balance before and after, for each year of the days. */
export function BalanceLines({ balance, unit }: BalanceLinesProps) {
  const { t } = useTranslation("ask");
  const amount = useAmount();
  return (
    <ul className={classes.balances}>
      {balance.anyos.map(({ anyo, antes, despues, caduca_antes }) => (
        <li key={anyo} data-short={despues < 0}>
          <span className={classes.muted}>
            {t(`preview.balance.${balance.saldo}`, { year: String(anyo) })}
          </span>
          <span
            className={classes.change}
            role="img"
            aria-label={t("preview.balance.change", {
              before: amount(antes, unit),
              after: amount(despues, unit),
            })}
          >
            <span>{amount(antes, unit)}</span>
            <IconArrowRight size={18} aria-hidden />
            <strong>{amount(despues, unit)}</strong>
          </span>
          <Box
            component="span"
            className={classes.bar}
            __vars={{ "--left": shareOf(despues, antes) }}
            aria-hidden
          />
          {caduca_antes > 0 && (
            <span className={classes.expires}>
              {t("preview.balance.expires", { amount: amount(caduca_antes, unit) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Remaining share of a balance, as a width. */
function shareOf(after: number, before: number): string {
  if (before <= 0 || after <= 0) return "0%";
  return `${Math.min(100, Math.round((after / before) * 100))}%`;
}
