import { useEffect, useMemo, useRef } from "react";
import type { CSSProperties, RefObject } from "react";
import { useTranslation } from "react-i18next";

import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { sharedHolidays, shownAreas } from "../board.model.ts";
import type { BoardFilters, Row } from "../board.model.ts";
import { coverageRows, hourlyCoverage } from "../coverage.model.ts";
import type { BoardView } from "../search.model.ts";

import { BoardRow } from "./board-row.tsx";
import { CoverageRows } from "./coverage-rows.tsx";
import { DayHeads } from "./day-heads.tsx";
import classes from "./grid.module.css";
import { HourlyCoverage } from "./hourly-coverage.tsx";
import { layoutOf } from "./layout.model.ts";
import type { GridState } from "./use-grid-state.ts";
import type { ShiftWords } from "./use-shift-words.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

type BoardGridProps = {
  board: Board;
  view: BoardView;
  filters: BoardFilters;
  days: readonly string[];
  rows: readonly Row[];
  /** Ids of the shifts that the filters show; null: all. */
  shown: ReadonlySet<number> | null;
  today: string;
  words: ShiftWords;
  state: GridState;
  /** The grid itself, where pointer and keys are listened to. */
  root: RefObject<HTMLDivElement | null>;
  /** Shifts of the day before a single day: their nights end in it. */
  before: readonly PlannedShift[];
  /** Two weeks share the screen with the panel of warnings. */
  isTight: boolean;
  /** Changes are on their way. */
  isBusy: boolean;
  onDay: ((day: string) => void) | null;
};

/** Rows by days, of which only those in sight are drawn. */
export function BoardGrid({ board, view, filters, days, rows, ...props }: BoardGridProps) {
  const { t } = useTranslation("board");
  const { root, state, today, words } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutOf(rows), [rows]);
  const { first, last } = useVirtualRows(scroller, layout);
  useTodayInSight(scroller, days, today);
  const areas = useMemo(() => shownAreas(board, filters), [board, filters]);
  const { before } = props;
  const [day = "", second] = days;
  const isDay = second === undefined;
  const coverage = useMemo(() => {
    if (view === "areas") return [];
    return isDay ? hourlyCoverage(board, areas, { day, before }) : coverageRows(board, areas, days);
  }, [areas, before, board, day, days, isDay, view]);
  const holidays = useMemo(() => sharedHolidays(board, areas), [areas, board]);
  const people = rows.filter(({ kind }) => kind === "person").length;
  const style: CSSProperties & Record<`--${string}`, number> = { "--count": days.length };
  const active = rows.findIndex(({ key }) => key === state.active?.key);
  const drawn = rows
    .map((row, index) => ({ row, index }))
    // The row with the focus stays, also out of sight.
    .filter(({ index }) => (index >= first && index <= last) || index === active);
  return (
    <div className={classes.frame} ref={root}>
      <div
        ref={scroller}
        className={classes.scroller}
        style={style}
        data-dense={days.length > 14}
        data-tight={props.isTight}
        role="grid"
        aria-label={t("grid.label")}
        aria-describedby="board-keys"
        aria-multiselectable
        aria-busy={props.isBusy}
        aria-rowcount={rows.length + coverage.length + 1}
        aria-colcount={days.length + 1}
      >
        <DayHeads
          title={t(view === "areas" ? "rows.areas" : "rows.people")}
          figure={view === "areas" ? "" : t("rows.count", { count: people })}
          {...{ days, today, holidays }}
          onDay={props.onDay}
        />
        <div role="rowgroup" className={classes.body} style={{ height: layout.height }}>
          {drawn.map(({ row, index }) => (
            <BoardRow
              key={row.key}
              row={row}
              rowIndex={index + 2}
              top={layout.tops[index] ?? 0}
              active={state.active?.key === row.key ? state.active : null}
              target={state.target?.key === row.key ? state.target.day : null}
              today={today}
              shown={props.shown}
              selected={state.selected}
              held={state.held}
              words={words}
              hasManyAreas={board.areas.length > 1}
            />
          ))}
        </div>
        {coverage.length > 0 && isDay && (
          <HourlyCoverage rows={coverage} firstIndex={rows.length + 2} />
        )}
        {coverage.length > 0 && !isDay && (
          <CoverageRows rows={coverage} firstIndex={rows.length + 2} today={today} />
        )}
      </div>
    </div>
  );
}

/** Scrolls days that are wider than the screen to today, each time others are shown. */
function useTodayInSight(
  scroller: RefObject<HTMLDivElement | null>,
  days: readonly string[],
  today: string,
): void {
  useEffect(() => {
    const element = scroller.current;
    const share = days.indexOf(today) / days.length;
    if (element === null || share < 0) return;
    Object.assign(element, { scrollLeft: share * (element.scrollWidth - element.clientWidth) });
  }, [days, scroller, today]);
}
