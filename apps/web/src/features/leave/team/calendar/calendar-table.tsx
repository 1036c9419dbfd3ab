import { VisuallyHidden } from "@mantine/core";
import { memo, useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { formatDayMonth, formatLongDate, formatWeekday } from "../../../../lib/format.ts";
import { isWeekend } from "../../../../lib/month-grid.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";

import { CalendarMark } from "./calendar-mark.tsx";
import classes from "./calendar-table.module.css";
import { cellAfter, presentOn } from "./calendar.model.ts";
import type { CalendarRow, DayCoverage } from "./calendar.model.ts";
import { useAbsenceWords } from "./use-absence-words.ts";

/** A cell of the calendar, counted from 0. */
export type Cell = { row: number; column: number };

type CalendarTableProps = {
  label: string;
  days: readonly string[];
  today: string;
  coverage: readonly DayCoverage[];
  rows: readonly CalendarRow[];
  /** Cell whose absences are described below the table. */
  chosen: Cell | null;
  onChoose: (cell: Cell) => void;
};

/** People by days, as a grid that arrow keys walk through. */
export function CalendarTable(props: CalendarTableProps) {
  const { label, days, today, coverage, rows, chosen, onChoose } = props;
  const { t } = useTranslation("team-absences");
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone a week is shown: today's, as far as the month has it.
    const [corner, current] = ["th", "th[data-today='true']"].map((place) =>
      frame.current?.querySelector<HTMLElement>(place),
    );
    if (!corner || !current || frame.current === null) return;
    frame.current.scrollLeft = current.offsetLeft - corner.offsetWidth - current.offsetWidth;
  }, []);
  // Another page of people may be shorter.
  const shown = { ...active, row: Math.min(active.row, Math.max(0, rows.length - 1)) };
  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onChoose(shown);
      return;
    }
    const next = cellAfter(event.key, shown, { rows: rows.length, columns: days.length });
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    const cell = table.current?.querySelector(`[data-cell="${next.row}-${next.column}"]`);
    if (cell instanceof HTMLElement) cell.focus();
  };
  const choose = (cell: Cell) => {
    setActive(cell);
    onChoose(cell);
  };
  return (
    <div ref={frame} className={classes.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are walked through is a grid */}
      <table ref={table} role="grid" className={classes.table} aria-label={label} onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {t("calendar.person")}
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} isToday={day === today} />
            ))}
          </tr>
          <Coverage days={days} today={today} coverage={coverage} />
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <PersonRow
              key={row.person.id}
              row={row}
              index={index}
              days={days}
              today={today}
              active={shown.row === index ? shown.column : null}
              chosen={chosen?.row === index ? chosen.column : null}
              onFocus={setActive}
              onChoose={choose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <th
      scope="col"
      className={classes.day}
      data-weekend={isWeekend(day)}
      data-today={isToday}
      aria-label={formatLongDate(day)}
      title={formatLongDate(day)}
    >
      <span>{formatWeekday(day).charAt(0)}</span>
      <b>{Number(day.slice(8))}</b>
    </th>
  );
}

type CoverageProps = {
  days: readonly string[];
  today: string;
  coverage: readonly DayCoverage[];
};

/** Present and scheduled people of each day. */
function Coverage({ days, today, coverage }: CoverageProps) {
  const { t } = useTranslation("team-absences");
  const byDay = new Map(coverage.map((one) => [one.fecha, one]));
  return (
    <tr className={classes.coverage}>
      <th scope="row" className={classes.corner}>
        {t("calendar.present")}
      </th>
      {days.map((day) => {
        const one = byDay.get(day);
        const scheduled = one?.previstos ?? 0;
        if (one === undefined || scheduled === 0) {
          return (
            <td key={day} data-today={day === today} aria-label={t("calendar.nobody_scheduled")}>
              <span aria-hidden>–</span>
            </td>
          );
        }
        const present = presentOn(one);
        const words = t("calendar.coverage", {
          present,
          scheduled,
          away: one.ausentes,
          pending: one.pendientes,
        });
        return (
          <td key={day} data-today={day === today} title={words}>
            <VisuallyHidden>{words}</VisuallyHidden>
            <span className={classes.bar} aria-hidden>
              <span style={{ height: `${Math.round((present / scheduled) * 100)}%` }} />
            </span>
            <b aria-hidden data-full={present === scheduled}>
              {present}
              <wbr />
              <span>/{scheduled}</span>
            </b>
          </td>
        );
      })}
    </tr>
  );
}

type PersonRowProps = {
  row: CalendarRow;
  index: number;
  days: readonly string[];
  today: string;
  /** Column of the cell that Tab leads to; null in the other rows. */
  active: number | null;
  chosen: number | null;
  onFocus: (cell: Cell) => void;
  onChoose: (cell: Cell) => void;
};

const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { row, index, days, today, active, chosen, onFocus, onChoose } = props;
  const { t } = useTranslation("team-absences");
  const wordsOf = useAbsenceWords();
  const { nombre_completo } = row.person;
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <span>
          <PersonAvatar name={nombre_completo} photo={row.person.link_foto} size={30} />
          <span className={classes.name} title={nombre_completo}>
            {nombre_completo}
          </span>
        </span>
      </th>
      {days.map((day, column) => {
        const absences = row.days[column] ?? [];
        const what = absences.length === 0 ? t("calendar.free") : absences.map(wordsOf).join("; ");
        return (
          <td
            key={day}
            className={classes.cell}
            data-cell={`${index}-${column}`}
            data-weekend={isWeekend(day)}
            data-today={day === today}
            aria-selected={chosen === column}
            aria-label={`${nombre_completo}, ${formatDayMonth(day)}: ${what}`}
            title={absences.length === 0 ? undefined : what}
            tabIndex={active === column ? 0 : -1}
            onFocus={() => onFocus({ row: index, column })}
            onClick={() => onChoose({ row: index, column })}
          >
            {absences.length > 0 && (
              <span className={classes.marks}>
                {absences.map((absence) => (
                  <CalendarMark
                    key={`${absence.solicitud_id}`}
                    size={absences.length > 1 ? 12 : 16}
                    {...absence}
                  />
                ))}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});
