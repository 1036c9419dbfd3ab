import { useId } from "react";
import { useTranslation } from "react-i18next";

import { addDays, formatWeekday } from "../../../../../lib/format.ts";
import { weekdays } from "../preferences.model.ts";

import classes from "./quiet.module.css";

/** A Monday, to name the days of any week by. */
const monday = "2024-01-01";

type DayChoiceProps = {
  /** Days that are chosen, 1 Monday to 7 Sunday. */
  days: readonly number[];
  isReadOnly: boolean;
  error: string | false;
  onChange: (days: readonly number[]) => void;
};

/** Days of the week, any number of them. */
export function DayChoice({ days, isReadOnly, error, onChange }: DayChoiceProps) {
  const { t } = useTranslation("notice-preferences");
  const fault = useId();
  return (
    <fieldset className={classes.days} {...(error !== false && { "aria-describedby": fault })}>
      <legend>{t("quiet.days")}</legend>
      <div className={classes.week}>
        {weekdays.map((day) => {
          const date = addDays(monday, day - 1);
          return (
            <label key={day} className={classes.day}>
              <input
                type="checkbox"
                aria-label={formatWeekday(date, "long")}
                checked={days.includes(day)}
                disabled={isReadOnly}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...days, day] : days.filter((other) => other !== day))
                }
              />
              <span aria-hidden>{formatWeekday(date)}</span>
            </label>
          );
        })}
      </div>
      {error !== false && (
        <p id={fault} role="alert" className={classes.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
