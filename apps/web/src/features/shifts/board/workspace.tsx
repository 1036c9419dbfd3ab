import { Drawer } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { PlannedShift } from "@atrio/contract/shifts/shifts";

import { addDays } from "../../../lib/format.ts";
import { BlockSkeleton } from "../../../ui/state.tsx";
import { useBelow } from "../../../ui/use-below.ts";

import { BoardHeader } from "./board-header.tsx";
import { shownAreas } from "./board.model.ts";
import classes from "./board.module.css";
import { boardQuery } from "./board.queries.ts";
import { Dialogs } from "./dialogs.tsx";
import { FilterRow } from "./filter-row.tsx";
import { BoardGrid } from "./grid/board-grid.tsx";
import { useGridKeys } from "./grid/use-grid-keys.ts";
import { useGridPointer } from "./grid/use-grid-pointer.ts";
import { PhoneBoard } from "./phone/phone-board.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { TemplateRow } from "./template-row.tsx";
import { useWorkspace } from "./use-workspace.ts";
import type { Workspace as WorkspaceState, WorkspaceProps } from "./use-workspace.ts";
import { WarningsPanel } from "./warnings/warnings-panel.tsx";
import { issuesOf } from "./warnings/warnings.model.ts";
import type { Issue } from "./warnings/warnings.model.ts";

/** The board with its heading, filters, grid or lists, and dialogs. */
export function Workspace(props: WorkspaceProps) {
  const { t } = useTranslation("board");
  const work = useWorkspace(props);
  const [isWarning, setWarning] = useState(false);
  const { board, filters, planner, isPhone } = work;
  const { today } = work;
  const issues = useMemo(
    () => issuesOf(board, shownAreas(board, filters), today),
    [board, filters, today],
  );
  return (
    <div className={classes.page}>
      <BoardHeader
        work={work}
        warnings={issues.length}
        isWarning={isWarning}
        onWarnings={() => setWarning(!isWarning)}
      />
      {isPhone && work.isLoading ? (
        <Loading />
      ) : (
        <>
          <FilterRow work={work} />
          <div className={classes.columns} data-aside={isWarning}>
            <Plan work={work} isBeside={isWarning} />
            {isWarning && (
              <Warnings work={work} issues={issues} onClose={() => setWarning(false)} />
            )}
          </div>
        </>
      )}
      <SelectionBar work={work} />
      <Dialogs work={work} />
      <p className={classes.hidden} role="status">
        {planner.said}
      </p>
      {!isPhone && (
        <p className={classes.help} id="board-keys">
          <span className={classes.legend} data-draft="true" aria-hidden /> {t("legend.draft")}
          <span className={classes.legend} aria-hidden /> {t("legend.published")}
          <span>{t("legend.keys")}</span>
        </p>
      )}
    </div>
  );
}

type PartProps = { work: WorkspaceState };
type PlanProps = PartProps & { isBeside: boolean };

/** Place of the board; the lines above it on a phone are known with the data. */
function Loading() {
  return (
    <div className={classes.loading} aria-busy>
      <BlockSkeleton height={560} />
    </div>
  );
}

function Plan({ work, isBeside }: PlanProps) {
  if (work.isLoading) return <Loading />;
  return work.isPhone ? <OnPhone work={work} /> : <OnDesk work={work} isBeside={isBeside} />;
}

function OnDesk({ work, isBeside }: PlanProps) {
  const { rows, state, actions } = work;
  const before = useNightBefore(work);
  const area = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useGridKeys({ root, rows, state, actions });
  useGridPointer({ root: area, state, actions });
  return (
    <div className={classes.desk} ref={area}>
      <TemplateRow work={work} />
      <BoardGrid
        board={work.board}
        view={work.search.vista ?? "personas"}
        filters={work.filters}
        days={work.days}
        rows={rows}
        shown={work.shownIds}
        today={work.today}
        before={before}
        isTight={isBeside && work.place.range === "quincena"}
        words={work.words}
        state={state}
        root={root}
        isBusy={work.planner.isBusy}
        onDay={
          work.place.range === "dia" ? null : (day) => work.onSearch({ rango: "dia", fecha: day })
        }
      />
    </div>
  );
}

const nobody: readonly PlannedShift[] = [];

/** Shifts of the day before a single day, whose nights end in it. */
function useNightBefore({ managerId, place }: WorkspaceState): readonly PlannedShift[] {
  const day = addDays(place.day, -1);
  const isDay = place.range === "dia";
  const query = useQuery({
    ...boardQuery(managerId, { from: day, to: day }),
    placeholderData: undefined,
    enabled: isDay,
  });
  return (isDay ? query.data?.turnos : undefined) ?? nobody;
}

function OnPhone({ work }: PartProps) {
  const { board, place, days, today } = work;
  const inRange = days.includes(place.day) ? place.day : (days[0] ?? place.day);
  return (
    <PhoneBoard
      board={board}
      filters={work.filters}
      days={days}
      day={inRange}
      today={today}
      rows={work.rows}
      shown={work.shown}
      words={work.words}
      selected={work.state.selected}
      onDay={(day) => work.onSearch({ fecha: day }, true)}
      onPerson={(persona) => work.onSearch({ persona })}
      onToggle={work.state.toggle}
      onClear={() => work.state.setSelected(new Set())}
      onOpen={work.actions.onOpen}
      onCreate={work.actions.onCreate}
    />
  );
}

type WarningsProps = PartProps & { issues: readonly Issue[]; onClose: () => void };

/** Broken rules and shifts without people beside the board, or over it where there is no room. */
function Warnings({ work, issues, onClose }: WarningsProps) {
  const { t } = useTranslation("board");
  const { isPhone, planner } = work;
  const isNarrow = useBelow("laptop");
  const panel = <WarningsPanel work={work} issues={issues} onClose={onClose} />;
  const isAlone = work.dialog === null && planner.question === null;
  if (!isNarrow) return panel;
  return (
    <Drawer
      opened
      onClose={onClose}
      position={isPhone ? "bottom" : "right"}
      size={isPhone ? "85%" : 420}
      padding={0}
      withCloseButton={false}
      // A dialog over it has the keys.
      closeOnEscape={isAlone}
      trapFocus={isAlone}
      attributes={{ content: { "aria-label": t("warnings.title") } }}
      classNames={{ content: classes.drawer ?? "" }}
    >
      {panel}
    </Drawer>
  );
}
