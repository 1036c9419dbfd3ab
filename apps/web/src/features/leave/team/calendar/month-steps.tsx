import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { formatMonth } from "../../../../lib/format.ts";

import { monthsLater } from "./calendar.model.ts";
import classes from "./month-steps.module.css";

/** Months are `YYYY-MM`. */
type MonthStepsProps = { month: string; current: string; onChange: (month: string) => void };

/** Arrows to the months before and after, and back to the current one. */
export function MonthSteps({ month, current, onChange }: MonthStepsProps) {
  const { t } = useTranslation("team-absences");
  const [year = 0, number = 1] = month.split("-").map(Number);
  return (
    <nav className={classes.nav} aria-label={t("calendar.months")}>
      <div className={classes.steps}>
        <button
          type="button"
          className={classes.step}
          aria-label={t("calendar.previous")}
          onClick={() => onChange(monthsLater(month, -1))}
        >
          <IconChevronLeft size={20} aria-hidden />
        </button>
        <span className={classes.month} aria-live="polite">
          {formatMonth(year, number)}
        </span>
        <button
          type="button"
          className={classes.step}
          aria-label={t("calendar.next")}
          onClick={() => onChange(monthsLater(month, 1))}
        >
          <IconChevronRight size={20} aria-hidden />
        </button>
      </div>
      {month !== current && (
        <Button variant="default" size="sm" mih={44} onClick={() => onChange(current)}>
          {t("calendar.this_month")}
        </Button>
      )}
    </nav>
  );
}
