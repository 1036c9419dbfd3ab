import { Fragment } from "react";

import { durationParts } from "../lib/format.ts";

import classes from "./duration.module.css";

type DurationProps = {
  /** Whole minutes; negative ones get a minus sign. */
  minutes: number;
  /** A plus sign for more than zero. */
  isBalance?: boolean;
};

/** A duration in large figures with small units: '3 h 11 min'. */
export function Duration({ minutes, isBalance = false }: DurationProps) {
  const plus = isBalance && minutes > 0 ? "+" : "";
  return (
    <span className={classes.duration}>
      {minutes < 0 ? "−" : plus}
      {durationParts(minutes).map(({ figure, unit }, index) => (
        <Fragment key={unit}>
          {index === 0 ? figure : `\u00A0${figure}`}
          <small>{`\u00A0${unit}`}</small>
        </Fragment>
      ))}
    </span>
  );
}
