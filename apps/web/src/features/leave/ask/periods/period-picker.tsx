import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { wayOf } from "../ask.model.ts";
import type { PeriodDraft, Way } from "../ask.model.ts";
import { CalendarLegend } from "../calendar/calendar-legend.tsx";
import type { DayRange } from "../calendar/calendar.model.ts";
import type { DayMark } from "../calendar/day-button.tsx";
import { RangeCalendar } from "../calendar/range-calendar.tsx";

import { isFree } from "./periods.model.ts";
import classes from "./periods.module.css";

type PeriodPickerProps = {
  today: string;
  ways: readonly Way[];
  periods: readonly PeriodDraft[];
  marks: ReadonlyMap<string, DayMark>;
  onAdd: (way: Way, range: DayRange) => void;
  onYear: (year: number) => void;
};

/** In which way time is asked for, and the calendar to choose the days in. */
export function PeriodPicker(props: PeriodPickerProps) {
  const { today, ways, periods, marks, onAdd, onYear } = props;
  const { t } = useTranslation("ask");
  const [usual = "days"] = ways;
  // Without a choice the rule's usual way applies, also when another rule is chosen.
  const [chosenWay, setWay] = useState<Way | null>(() =>
    periods[0] === undefined ? null : wayOf(periods[0]),
  );
  const way = chosenWay !== null && ways.includes(chosenWay) ? chosenWay : usual;
  const [first, setFirst] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);

  const begin = (day: string | null) => {
    setFirst(day);
    setTaken(false);
  };
  const add = (range: DayRange) => {
    const isOpen = isFree(periods, range);
    setFirst(null);
    setTaken(!isOpen);
    if (isOpen) onAdd(way, range);
  };

  return (
    <>
      {ways.length > 1 && (
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={t("periods.way")}
          data={ways.map((one) => ({ value: one, label: t(`periods.ways.${one}`) }))}
          value={way}
          onChange={(next) => {
            setWay(next);
            begin(null);
          }}
        />
      )}
      <p className={classes.hint}>{t(`periods.hint.${way}`)}</p>
      <RangeCalendar
        today={today}
        start={periods[0]?.from || today}
        ranges={periods.filter(({ from, to }) => from !== "" && to !== "")}
        marks={marks}
        picks={way === "days" ? "range" : "day"}
        first={first}
        onFirst={begin}
        onPick={add}
        onMonth={({ year }) => onYear(year)}
        legend={<CalendarLegend marks={marks} />}
      />
      <p className={isTaken ? classes.error : classes.hint} role="status">
        {isTaken && t("periods.taken")}
        {first !== null && t("periods.pick_end")}
      </p>
    </>
  );
}
