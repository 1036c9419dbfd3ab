import classes from "./balance-bar.module.css";
import { barOf } from "./balances.model.ts";
import type { BarAmounts } from "./balances.model.ts";

/** Bar of a balance, full: enjoyed, approved, pending and available. Its figures stand beside it in words. */
export function BalanceBar({ balance, isSmall }: { balance: BarAmounts; isSmall?: boolean }) {
  return (
    <span className={classes.bar} data-small={isSmall} aria-hidden>
      {barOf(balance).map(({ figure, share }) => (
        <span key={figure} data-figure={figure} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}
