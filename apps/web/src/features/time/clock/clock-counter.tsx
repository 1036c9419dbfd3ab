import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { formatMinutes } from "../../../lib/format.ts";
import { Duration } from "../../../ui/duration.tsx";

import classes from "./clock-counter.module.css";

type ClockCounterProps = { worked: number; expected: number };

/** The day's worked time in large figures, beside the scheduled time. */
export function ClockCounter({ worked, expected }: ClockCounterProps) {
  const { t } = useTranslation("time");
  return (
    <p className={classes.counter}>
      <span className={classes.worked} aria-hidden>
        <Duration minutes={worked} />
      </span>
      <VisuallyHidden>{t("card.counter", { worked: formatMinutes(worked) })}</VisuallyHidden>{" "}
      <span className={classes.expected}>
        {expected > 0
          ? t("card.of_total", { total: formatMinutes(expected) })
          : t("card.no_schedule")}
      </span>
    </p>
  );
}
