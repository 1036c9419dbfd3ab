import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { DayItem } from "./day-item.tsx";
import classes from "./day-list.module.css";

type DayListProps = {
  days: readonly Workday[];
  today: string;
  now: string;
  onOpen: (day: string) => void;
};

/** The month as cards, for narrow screens. */
export function DayList({ days, today, now, onOpen }: DayListProps) {
  const { t } = useTranslation("time");
  return (
    <ul className={classes.list} aria-label={t("sheet.title")}>
      {days.map((day) => (
        <li key={day.dia}>
          <DayItem day={day} today={today} now={now} onOpen={() => onOpen(day.dia)} />
        </li>
      ))}
    </ul>
  );
}
