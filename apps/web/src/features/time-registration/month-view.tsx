import { useTranslation } from "react-i18next";

import { ClosureCard } from "./closure/closure-card.tsx";
import { MonthNav } from "./sheet/month-nav.tsx";
import { MonthSheet } from "./sheet/month-sheet.tsx";
import type { Month } from "./sheet/sheet.model.ts";
import classes from "./time-registration.module.css";

type MonthViewProps = { month: Month; current: Month; onMonth: (month: Month) => void };

/** One month: the way to others, its closure and its sheet. */
export function MonthView({ month, current, onMonth }: MonthViewProps) {
  const { t } = useTranslation("time");
  return (
    <section className={classes.sheet}>
      <header className={classes.head}>
        <h2>{t("sheet.title")}</h2>
        <MonthNav month={month} current={current} onChange={onMonth} />
      </header>
      <ClosureCard month={month} />
      <MonthSheet month={month} />
    </section>
  );
}
