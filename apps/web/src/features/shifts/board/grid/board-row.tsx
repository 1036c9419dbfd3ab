import type { TFunction } from "i18next";
import { memo } from "react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";

import { formatLongDate } from "../../../../lib/format.ts";
import { isWeekend } from "../../../../lib/month-grid.ts";
import { shortfallOf } from "../board.model.ts";
import type { Cell, Row } from "../board.model.ts";

import classes from "./grid.module.css";
import { absenceRun, heightOf } from "./layout.model.ts";
import type { Spot } from "./layout.model.ts";
import { RowHead } from "./row-head.tsx";
import { ShiftChip } from "./shift-chip.tsx";
import type { ShiftWords } from "./use-shift-words.ts";

export type RowMarks = {
  today: string;
  /** Ids of the shifts that the filters show; others are pale. Null: all. */
  shown: ReadonlySet<number> | null;
  selected: ReadonlySet<number>;
  held: ReadonlySet<number>;
  words: ShiftWords;
  hasManyAreas: boolean;
};

type BoardRowProps = RowMarks & {
  row: Row;
  /** Position among all the rows of the grid, from 1. */
  rowIndex: number;
  top: number;
  /** Spot with the focus, if it is in this row. */
  active: Spot | null;
  /** Day of the place that what is carried is over, if it is in this row. */
  target: string | null;
};

/** A row of the board; drawn again only when something in it differs. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, rowIndex, top, ...rest } = props;
  const { t } = useTranslation("board");
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={classes.row}
      data-kind={row.kind}
      style={{ transform: `translateY(${top}px)`, height: heightOf(row) }}
    >
      <RowHead row={row} />
      {row.cells.map((cell, index) => (
        <BoardCell key={cell.day} row={row} cell={cell} index={index} t={t} {...rest} />
      ))}
    </div>
  );
}, isSameRow);

const compared = [
  "rowIndex",
  "top",
  "active",
  "target",
  "today",
  "shown",
  "selected",
  "held",
  "words",
  "hasManyAreas",
] as const;

/** Rows are made anew for each answer: equal contents keep what is drawn. */
function isSameRow(before: BoardRowProps, after: BoardRowProps): boolean {
  if (compared.some((name) => before[name] !== after[name])) return false;
  return before.row === after.row || isEqualRow(before.row, after.row);
}

function isEqualRow(a: Row, b: Row): boolean {
  if (a.key !== b.key || a.cells.length !== b.cells.length) return false;
  if (a.kind === "area" && b.kind === "area" && a.area !== b.area) return false;
  if (a.kind === "person" && b.kind === "person") {
    const isSame = a.hours.planned === b.hours.planned && a.hours.contract === b.hours.contract;
    if (!isSame || a.person !== b.person) return false;
  }
  return a.cells.every((cell, index) => {
    const other = b.cells[index];
    return (
      other !== undefined &&
      cell.day === other.day &&
      cell.absence === other.absence &&
      cell.holiday === other.holiday &&
      isSameList(cell.shifts, other.shifts) &&
      isSameList(cell.warnings, other.warnings) &&
      isSameList(cell.absent, other.absent)
    );
  });
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

type BoardCellProps = RowMarks & {
  /** Texts of the row: a month has a thousand cells and shifts, each hook of theirs counts. */
  t: TFunction<"board">;
  row: Row;
  cell: Cell;
  index: number;
  active: Spot | null;
  target: string | null;
};

function BoardCell({ row, cell, index, active, target, t, ...marks }: BoardCellProps) {
  const { day, shifts, absence, holiday } = cell;
  const run = absenceRun(row.cells, index);
  const isActive = active?.day === day;
  const away = absence !== null && t(absence.estado_id === 1 ? "cell.pending" : "cell.away");
  const about = () =>
    [formatLongDate(day), holiday, away, t("cell.empty")]
      .filter((part) => part !== false && part !== null)
      .join(", ");
  return (
    <div
      role="gridcell"
      aria-colindex={index + 2}
      aria-label={shifts.length === 0 ? about() : undefined}
      className={classes.cell}
      data-cell={row.key}
      data-day={day}
      data-today={day === marks.today || undefined}
      data-weekend={isWeekend(day) || holiday !== null || undefined}
      data-target={target === day || undefined}
      data-timeline={row.cells.length === 1 || undefined}
      tabIndex={isActive && shifts.length === 0 ? 0 : -1}
    >
      {away !== false && shifts.length > 0 && <span className={classes.hidden}>{away}</span>}
      {run > 0 && absence !== null && <AbsenceBar run={run} state={absence.estado_id} t={t} />}
      {shifts.map((shift, position) => (
        <ShiftChip
          key={shift.id}
          shift={shift}
          index={position}
          t={t}
          words={marks.words}
          note={noteOf(row, shift, marks)}
          isWarned={isWarned(cell, shift)}
          isDimmed={marks.shown !== null && !marks.shown.has(shift.id)}
          isSelected={marks.selected.has(shift.id)}
          isHeld={marks.held.has(shift.id)}
          isActive={isActive && active.index === position}
          isTimeline={row.cells.length === 1}
        />
      ))}
    </div>
  );
}

function isWarned({ warnings, absent }: Cell, { worker_ids }: Cell["shifts"][number]): boolean {
  return (
    warnings.some(({ trabajador_id }) => worker_ids.includes(trabajador_id)) ||
    absent.some((id) => worker_ids.includes(id))
  );
}

/** Second line of a chip: who is missing, how many have it, or its label or area. */
function noteOf(row: Row, shift: Cell["shifts"][number], marks: RowMarks): string {
  const ratio = `${shift.worker_ids.length}/${shift.num_minimo_trabajadores}`;
  const label = marks.words.labels(shift);
  const area = marks.hasManyAreas ? marks.words.area(shift.pe_area_trabajo_id) : "";
  if (row.kind === "person") return label === "" ? area : label;
  const name = row.kind === "open" ? area : label;
  const figure = shortfallOf(shift) > 0 ? `−${shortfallOf(shift)}` : ratio;
  // The columns of a month have no room for a name.
  if (row.cells.length > 14) return figure;
  return name === "" ? figure : `${figure} · ${name}`;
}

type AbsenceBarProps = Pick<BoardCellProps, "t"> & { run: number; state: number };

function AbsenceBar({ run, state, t }: AbsenceBarProps) {
  const style: CSSProperties & Record<`--${string}`, number> = { "--days": run };
  return (
    <span className={classes.absence} data-pending={state === 1} style={style} aria-hidden>
      <span>{t(state === 1 ? "cell.pending_short" : "cell.away_short")}</span>
    </span>
  );
}
