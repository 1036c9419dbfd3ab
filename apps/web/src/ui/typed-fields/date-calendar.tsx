import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { dayIn, deviceZone, formatLongDate } from "../../lib/format.ts";
import grid from "../month-grid/month-grid.module.css";
import { MonthGrid } from "../month-grid/month-grid.tsx";
import { useMonthGrid } from "../month-grid/use-month-grid.ts";
import type { MonthGridState } from "../month-grid/use-month-grid.ts";

import classes from "./date-calendar.module.css";

type DateCalendarProps = {
  /** The field's day; empty without one. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  /** A day that must be given cannot be cleared. */
  isRequired: boolean;
  onChoose: (day: string) => void;
};

/** The month of a field's day, to choose another one. */
export function DateCalendar({ value, min, max, isRequired, onChoose }: DateCalendarProps) {
  const { t } = useTranslation("common");
  const today = dayIn(deviceZone());
  const isFree = (day: string) => isWithin(day, { min, max });
  const state = useMonthGrid(startOf({ value, today, min, max }));
  return (
    <div className={classes.calendar}>
      <MonthGrid
        state={state}
        holdsEscape
        renderDay={(day) => (
          <Day
            key={day}
            day={day}
            state={state}
            isToday={day === today}
            isChosen={day === value}
            isFree={isFree(day)}
            onChoose={onChoose}
          />
        )}
      />
      <div className={classes.buttons}>
        {!isRequired && value !== "" && (
          <Button
            variant="subtle"
            color="gray"
            data-mantine-stop-propagation
            onClick={() => onChoose("")}
          >
            {t("calendar.clear")}
          </Button>
        )}
        {isFree(today) && (
          <Button
            variant="default"
            className={classes.today}
            data-mantine-stop-propagation
            onClick={() => onChoose(today)}
          >
            {t("calendar.go_today")}
          </Button>
        )}
      </div>
    </div>
  );
}

type Limits = Pick<DateCalendarProps, "min" | "max">;

function isWithin(day: string, { min = "", max = "" }: Limits): boolean {
  return min <= day && (max === "" || day <= max);
}

/** Day that the calendar opens on: the field's, else today or the limit that is nearest to it. */
function startOf({ value, today, ...limits }: Limits & { value: string; today: string }): string {
  if (value !== "") return value;
  if (isWithin(today, limits)) return today;
  const { min = "", max = "" } = limits;
  return today < min ? min : max;
}

type DayProps = {
  day: string;
  state: MonthGridState;
  isToday: boolean;
  isChosen: boolean;
  isFree: boolean;
  onChoose: (day: string) => void;
};

function Day({ day, state, isToday, isChosen, isFree, onChoose }: DayProps) {
  const { t } = useTranslation("common");
  const isStop = day === state.stop;
  const words = [
    formatLongDate(day),
    isToday && t("calendar.today"),
    isChosen && t("calendar.chosen"),
    !isFree && t("calendar.unavailable"),
  ].filter((word) => word !== false);
  return (
    <td aria-selected={isChosen}>
      <button
        type="button"
        className={`${grid.day} ${classes.day}`}
        tabIndex={isStop ? 0 : -1}
        aria-label={words.join(", ")}
        aria-current={isToday ? "date" : undefined}
        aria-disabled={!isFree}
        data-day={day}
        data-autofocus={isStop ? true : undefined}
        data-mantine-stop-propagation
        data-chosen={isChosen}
        onClick={() => isFree && onChoose(day)}
        onKeyDown={(event) => state.press(event, day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
