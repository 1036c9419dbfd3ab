import { formatBalance } from "../../../lib/format.ts";

import classes from "./balance.module.css";

/** A balance with its sign; green above and red below the expected minutes. */
export function Balance({ minutes }: { minutes: number }) {
  const side = minutes < 0 ? "below" : "above";
  return (
    <span className={classes.balance} data-side={minutes === 0 ? "even" : side}>
      {formatBalance(minutes)}
    </span>
  );
}
