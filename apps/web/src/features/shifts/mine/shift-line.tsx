import type { ReactNode } from "react";

import type { AreaShift } from "@atrio/contract/shifts/exchanges";

import rows from "../../../ui/card-rows.module.css";

import { dayText, timesOf } from "./mine.model.ts";
import classes from "./mine.module.css";

type ShiftLineProps = {
  shift: AreaShift;
  /** Words after the area. */
  detail?: string;
  /** Buttons or a badge at the end of the line. */
  children?: ReactNode;
};

/** A shift in a list: its colour, day, times and area. */
export function ShiftLine({ shift, detail, children }: ShiftLineProps) {
  const details = [shift.area, detail ?? "", shift.observaciones ?? ""];
  return (
    <div className={`${rows.row} ${classes.line}`}>
      <span className={classes.bar} style={{ background: shift.color }} aria-hidden />
      <span className={rows.texts}>
        <b>
          {dayText(shift.fecha)} · {timesOf(shift)}
        </b>
        <span>{details.filter((text) => text !== "").join(" · ")}</span>
      </span>
      {children !== undefined && <span className={classes.end}>{children}</span>}
    </div>
  );
}
