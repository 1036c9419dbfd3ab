import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { addDays } from "../../../../lib/format.ts";
import { monthOfDay, shiftMonth } from "../../../../lib/month-grid.ts";
import { textsOf } from "../ask.model.ts";
import type { PeriodDraft, Way } from "../ask.model.ts";
import type { DayRange } from "../calendar/calendar.model.ts";
import { useDayMarks } from "../calendar/use-day-marks.ts";
import { useTeamAway } from "../calendar/use-team-away.ts";
import type { FormErrors } from "../use-form-errors.ts";

import { PeriodItem } from "./period-item.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { inOrder, newPeriod } from "./periods.model.ts";
import classes from "./periods.module.css";

type PeriodsFieldProps = {
  workerId: number;
  today: string;
  /** The request that is being changed: its own days are free to choose. */
  requestId: number | undefined;
  /** Days of notice that the rule asks for: the calendar opens after them. */
  notice: number;
  ways: readonly Way[];
  periods: readonly PeriodDraft[];
  errors: FormErrors;
  onChange: (periods: readonly PeriodDraft[]) => void;
};

/** Field for days, halves of days or hours, chosen in a calendar and then adjusted by typing. */
export function PeriodsField(props: PeriodsFieldProps) {
  const { workerId, today, requestId, notice, ways, periods, errors, onChange } = props;
  const { t } = useTranslation("ask");
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const opensAt = addDays(today, notice);
  const [month, setMonth] = useState(() => monthOfDay(periods[0]?.from || opensAt));
  const shown = [month, shiftMonth(month, 1)];
  const dates = [...shown, ...periods.map(({ from }) => monthOfDay(from || today))];
  const years = [...new Set(dates.map(({ year }) => year))];
  const { marks, scheduleOf } = useDayMarks(workerId, years, requestId);
  const team = useTeamAway(workerId, shown);

  const add = (way: Way, range: DayRange) => {
    const period = newPeriod(way, range);
    setNewest(period.key);
    onChange(inOrder([...periods, period]));
    if (way !== "hours") return period.key;
    // The hours are typed next: their field is drawn first.
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>("[data-newest=true]")?.focus();
    });
    return period.key;
  };
  const stretch = (key: string, { from, to }: DayRange) =>
    onChange(
      inOrder(periods.map((period) => (period.key === key ? { ...period, from, to } : period))),
    );
  const remove = (key: string) => onChange(periods.filter((period) => period.key !== key));
  const change = (next: PeriodDraft) =>
    onChange(periods.map((period) => (period.key === next.key ? next : period)));
  const missing = errors.missing("periodos");
  const problems = missing === null ? textsOf(errors.all, "periodos") : [missing];

  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {t("periods.title")}
      </h3>
      <PeriodPicker
        // Another rule opens at its own first day.
        key={opensAt}
        today={today}
        opensAt={opensAt}
        ways={ways}
        periods={periods}
        marks={marks}
        team={team}
        onAdd={add}
        onStretch={stretch}
        onRemove={remove}
        onMonth={setMonth}
      />
      {periods.length > 0 && (
        <ul ref={list} className={classes.list} aria-label={t("periods.list")}>
          {periods.map((period, index) => (
            <PeriodItem
              key={period.key}
              period={period}
              number={index + 1}
              schedule={scheduleOf(period.from)}
              isNew={period.key === newest}
              onChange={change}
              onRemove={() => remove(period.key)}
            />
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <div className={classes.error} role="alert" data-problem tabIndex={-1}>
          {problems.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </section>
  );
}
