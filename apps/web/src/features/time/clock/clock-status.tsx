import { useTranslation } from "react-i18next";

import type { ClockState } from "../time.model.ts";

import classes from "./clock-status.module.css";

/** Pill with the state of the clock. */
export function ClockStatus({ state }: { state: ClockState }) {
  const { t } = useTranslation("time");
  return (
    <span className={classes.pill} data-state={state}>
      {t(`card.status.${state}`)}
    </span>
  );
}
