import { Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { formatMonth } from "../../../lib/format.ts";

import classes from "./month-nav.module.css";
import { sameMonth, shiftMonth } from "./sheet.model.ts";
import type { Month } from "./sheet.model.ts";

type MonthNavProps = { month: Month; current: Month; onChange: (month: Month) => void };

/** Arrows to the months before and after, and back to the current one. */
export function MonthNav({ month, current, onChange }: MonthNavProps) {
  const { t } = useTranslation("time");
  return (
    <nav className={classes.nav} aria-label={t("sheet.title")}>
      {!sameMonth(month, current) && (
        <Button variant="default" size="sm" onClick={() => onChange(current)}>
          {t("sheet.this_month")}
        </Button>
      )}
      <div className={classes.steps}>
        <button
          type="button"
          className={classes.step}
          aria-label={t("sheet.previous")}
          onClick={() => onChange(shiftMonth(month, -1))}
        >
          <IconChevronLeft size={20} aria-hidden />
        </button>
        <span className={classes.month} aria-live="polite">
          {formatMonth(month.year, month.month)}
        </span>
        <button
          type="button"
          className={classes.step}
          aria-label={t("sheet.next")}
          onClick={() => onChange(shiftMonth(month, 1))}
        >
          <IconChevronRight size={20} aria-hidden />
        </button>
      </div>
    </nav>
  );
}
