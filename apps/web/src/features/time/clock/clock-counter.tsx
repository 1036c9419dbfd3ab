import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { formatMinutes } from "../../../lib/format.ts";

import classes from "./clock-counter.module.css";

type ClockCounterProps = { worked: number; expected: number };

/** The day's worked time in large figures, beside the scheduled time. */
export function ClockCounter({ worked, expected }: ClockCounterProps) {
  const { t } = useTranslation("time");
  const text = formatMinutes(worked);
  return (
    <p className={classes.counter}>
      <span className={classes.worked} aria-hidden>
        {text}
      </span>
      <VisuallyHidden>{t("card.counter", { worked: text })}</VisuallyHidden>{" "}
      <span className={classes.expected}>
        {expected > 0
          ? t("card.of_total", { total: formatMinutes(expected) })
          : t("card.no_schedule")}
      </span>
    </p>
  );
}
