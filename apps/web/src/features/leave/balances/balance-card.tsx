import { IconChevronRight, IconHourglassLow, IconLock } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { Balance } from "@atrio/contract/leave/leave";
import { nextExpiry } from "@atrio/contract/leave/lots";

import { formatDate } from "../../../lib/format.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { useAmount } from "../requests/use-amount.ts";

import { BalanceBar } from "./balance-bar.tsx";
import { figureOf, isEmpty, listedFigures } from "./balances.model.ts";
import type { FigureKey } from "./balances.model.ts";
import classes from "./balances.module.css";

type BalanceCardProps = {
  balance: Balance;
  /** The worker's local date. */
  today: string;
  onFigure: (figure: FigureKey) => void;
};

/** A balance: its rest, its parts and its next expiry; each figure opens. */
export function BalanceCard({ balance, today, onFigure }: BalanceCardProps) {
  const { t } = useTranslation("absences");
  const { t: words } = useTranslation("requests");
  const amount = useAmount();
  const id = useId();
  const expiry = nextExpiry(balance, today);
  return (
    <article className={classes.card} aria-labelledby={id}>
      <header className={classes.top}>
        <h3 id={id}>{words(`balance.${balance.saldo}`)}</h3>
        <span>{words(`unit.${balance.unidad}`)}</span>
      </header>
      <button
        type="button"
        className={classes.left}
        aria-haspopup="dialog"
        onClick={() => onFigure("left")}
      >
        <b>{amount(balance.dias_restantes, balance.unidad)}</b>{" "}
        <span>{t("balance.available")}</span>
      </button>
      {isEmpty(balance) ? (
        <p className={classes.empty}>{t("balance.empty")}</p>
      ) : (
        <Figures balance={balance} onFigure={onFigure} />
      )}
      {(expiry !== null || balance.bloqueo_anual) && (
        <footer className={classes.foot}>
          {expiry !== null && (
            <span className={classes.expiry}>
              <IconHourglassLow size={18} aria-hidden />
              {t("balance.expires", {
                amount: amount(expiry.amount, balance.unidad),
                date: formatDate(expiry.date),
              })}
            </span>
          )}
          {balance.bloqueo_anual && (
            <StatusBadge color="gray" icon={<IconLock size={15} />}>
              {t("balance.locked")}
            </StatusBadge>
          )}
        </footer>
      )}
    </article>
  );
}

/** Parts of a balance, as a bar and as figures that open. */
function Figures({ balance, onFigure }: Omit<BalanceCardProps, "today">) {
  const { t } = useTranslation("absences");
  const amount = useAmount();
  return (
    <>
      <BalanceBar balance={balance} />
      <ul className={classes.figures}>
        {listedFigures(balance).map((figure) => (
          <li key={figure}>
            <button type="button" aria-haspopup="dialog" onClick={() => onFigure(figure)}>
              <span data-figure={figure}>{t(`balance.figure.${figure}`)}</span>{" "}
              <b>{amount(figureOf(balance, figure), balance.unidad)}</b>
              <IconChevronRight size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
