import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { ClockState } from "../time.model.ts";

import classes from "./clock-status.module.css";

/** Pill with the state of the clock; a state that comes while it is shown is greeted by a ring. */
export function ClockStatus({ state }: { state: ClockState }) {
  const { t } = useTranslation("time");
  const [first] = useState(state);
  return (
    <span key={state} className={classes.pill} data-state={state} data-new={state !== first}>
      {t(`card.status.${state}`)}
    </span>
  );
}
