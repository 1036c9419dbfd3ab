import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Month } from "../../../../lib/month-grid.ts";
import { wayOf } from "../ask.model.ts";
import type { PeriodDraft, Way } from "../ask.model.ts";
import type { DayRange } from "../calendar/calendar.model.ts";
import type { DayMark } from "../calendar/day-button.tsx";
import { RangeCalendar } from "../calendar/range-calendar.tsx";
import type { TeamAway } from "../calendar/team-away.model.ts";

import { isFree } from "./periods.model.ts";
import classes from "./periods.module.css";

type PeriodPickerProps = {
  today: string;
  /** First day that can be asked for in time. */
  opensAt: string;
  ways: readonly Way[];
  periods: readonly PeriodDraft[];
  marks: ReadonlyMap<string, DayMark>;
  team: TeamAway;
  /** Adds a period; answers its key. */
  onAdd: (way: Way, range: DayRange) => string;
  /** The last day of a period that was added with one day. */
  onStretch: (key: string, range: DayRange) => void;
  onRemove: (key: string) => void;
  onMonth: (month: Month) => void;
};

/** A period of one day that the next press may make longer. */
type Begun = { day: string; key: string };

/** In which way time is asked for, and the calendar to choose the days in. */
export function PeriodPicker(props: PeriodPickerProps) {
  const { today, opensAt, ways, periods, marks, team, onAdd, onStretch, onRemove, onMonth } = props;
  const { t } = useTranslation("ask");
  const [usual = "days"] = ways;
  // Without a choice the rule's usual way applies, also when another rule is chosen.
  const [chosenWay, setWay] = useState<Way | null>(() =>
    periods[0] === undefined ? null : wayOf(periods[0]),
  );
  const way = chosenWay !== null && ways.includes(chosenWay) ? chosenWay : usual;
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isTaken, setTaken] = useState(false);
  // The period may have been changed or taken away in the list.
  const isThere = ({ key, day }: Begun) =>
    periods.some((period) => period.key === key && period.from === day && period.to === day);
  const open = begun !== null && isThere(begun) ? begun : null;

  // One day is a period already; the second press makes it longer.
  const begin = (day: string | null) => {
    if (day === null && open !== null) onRemove(open.key);
    const isOpen = day !== null && isFree(periods, { from: day, to: day });
    setTaken(day !== null && !isOpen);
    setBegun(day !== null && isOpen ? { day, key: onAdd(way, { from: day, to: day }) } : null);
  };
  const add = (range: DayRange) => {
    const others = periods.filter(({ key }) => key !== open?.key);
    const isOpen = isFree(others, range);
    setBegun(null);
    setTaken(!isOpen);
    if (!isOpen) return;
    if (open === null) onAdd(way, range);
    else if (range.from !== range.to) onStretch(open.key, range);
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
            setBegun(null);
            setTaken(false);
          }}
        />
      )}
      <p className={classes.hint}>{t(`periods.hint.${way}`)}</p>
      <RangeCalendar
        today={today}
        start={periods[0]?.from || opensAt}
        ranges={periods.filter(({ from, to }) => from !== "" && to !== "")}
        marks={marks}
        team={team}
        picks={way === "days" ? "range" : "day"}
        first={open?.day ?? null}
        onFirst={begin}
        onPick={add}
        onMonth={onMonth}
      />
      <p className={isTaken ? classes.error : classes.hint} role="status">
        {isTaken && t("periods.taken")}
        {open !== null && t("periods.pick_end")}
      </p>
    </>
  );
}
