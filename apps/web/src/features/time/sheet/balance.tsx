import { formatBalance } from "../../../lib/format.ts";
import type { DurationPlace } from "../../../lib/format.ts";

import classes from "./balance.module.css";

type BalanceProps = { minutes: number; place?: DurationPlace };

/** A balance with its sign; green above and red below the expected minutes. */
export function Balance({ minutes, place }: BalanceProps) {
  const side = minutes < 0 ? "below" : "above";
  return (
    <span className={classes.balance} data-side={minutes === 0 ? "even" : side}>
      {formatBalance(minutes, place)}
    </span>
  );
}
