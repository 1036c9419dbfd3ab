import { useTranslation } from "react-i18next";

import { formatLongDate, formatWeekday } from "../../../../lib/format.ts";
import { isWeekend } from "../../../../lib/month-grid.ts";

import classes from "./grid.module.css";

type DayHeadsProps = {
  title: string;
  figure: string;
  days: readonly string[];
  today: string;
  holidays: ReadonlyMap<string, string>;
  /** Opens a day; absent while a day is shown. */
  onDay: ((day: string) => void) | null;
};

/** Heads of the columns: the days, today and holidays marked. */
export function DayHeads({ title, figure, days, today, holidays, onDay }: DayHeadsProps) {
  const { t } = useTranslation("board");
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        <div role="columnheader" aria-colindex={1} className={classes.corner}>
          <span className={classes.name}>{title}</span>
          <span className={classes.small}>{figure}</span>
        </div>
        {days.map((day, index) => {
          const holiday = holidays.get(day);
          const words = [
            formatLongDate(day),
            day === today && t("cell.today"),
            holiday !== undefined && holiday,
          ].filter((part) => part !== false);
          const text = (
            <>
              <span className={classes.hidden}>{words.join(", ")}</span>
              <span className={classes.weekday} aria-hidden>
                {formatWeekday(day)}
              </span>
              <span className={classes.number} aria-hidden>
                {Number(day.slice(8))}
              </span>
            </>
          );
          return (
            <div
              key={day}
              role="columnheader"
              aria-colindex={index + 2}
              className={classes.dayHead}
              data-today={day === today}
              data-weekend={isWeekend(day)}
              data-holiday={holiday !== undefined}
              title={holiday}
            >
              {onDay === null ? (
                <Hours words={words.join(", ")} />
              ) : (
                <button type="button" className={classes.dayText} onClick={() => onDay(day)}>
                  {text}
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const hours = Array.from({ length: 12 }, (_, index) => index * 2);

/** Hours of a single day in place of its name, which stands above the board. */
function Hours({ words }: { words: string }) {
  return (
    <span className={classes.hourHeads} role="img" aria-label={words}>
      {hours.map((hour) => (
        <span key={hour}>{String(hour).padStart(2, "0")}</span>
      ))}
    </span>
  );
}
