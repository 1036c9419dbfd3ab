import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { formatDayMonth } from "../../../lib/format.ts";

import { areaOfKey, rowsOf, shownShifts, workerOfKey } from "./board.model.ts";
import type { BoardFilters, Row } from "./board.model.ts";
import type { ShiftTarget } from "./edit/shift-form.model.ts";
import { movedTimes, resizedTimes } from "./grid/timeline.model.ts";
import type { DayTimes } from "./grid/timeline.model.ts";
import type { GridActions } from "./grid/use-grid-keys.ts";
import type { PointerActions } from "./grid/use-grid-pointer.ts";
import { useGridState } from "./grid/use-grid-state.ts";
import type { GridState } from "./grid/use-grid-state.ts";
import { useShiftWords } from "./grid/use-shift-words.ts";
import type { ShiftWords } from "./grid/use-shift-words.ts";
import type { ManageTab } from "./manage/manage-drawer.tsx";
import type { CloneSource } from "./massive/clone-dialog.tsx";
import type { MassiveAction } from "./massive/massive.model.ts";
import {
  changesOfMove,
  changesOfRemoval,
  changesOfTemplate,
  templatesOf,
} from "./plan/move.model.ts";
import type { Place, Template } from "./plan/move.model.ts";
import { isSameState, stateOf } from "./plan/plan.model.ts";
import { usePlanner } from "./plan/use-planner.ts";
import type { Planner } from "./plan/use-planner.ts";
import { daysOf } from "./range.model.ts";
import type { BoardPlace } from "./range.model.ts";
import type { BoardSearch, SearchChange } from "./search.model.ts";
import type { SeriesSubject } from "./series/series.model.ts";
import { fullTimes } from "./words.model.ts";

export type PlanningBoardProps = {
  managerId: number;
  search: BoardSearch;
  /** The local day. */
  today: string;
  onSearch: (change: SearchChange, isReplacing?: boolean) => void;
};

export type WorkspaceProps = PlanningBoardProps & {
  board: Board;
  place: BoardPlace;
  isPhone: boolean;
  /** The board is not there yet. */
  isLoading: boolean;
};

/** A dialog over the board. */
export type OpenDialog =
  | { kind: "shift"; target: ShiftTarget }
  | { kind: "massive"; action: MassiveAction; shifts: readonly PlannedShift[]; scope: string }
  | { kind: "clone"; source: CloneSource }
  | { kind: "manage"; tab?: ManageTab }
  | { kind: "series"; subject: SeriesSubject; isFromList: boolean };

export type Workspace = WorkspaceProps & {
  filters: BoardFilters;
  days: readonly string[];
  rows: readonly Row[];
  /** Shifts that the filters show. */
  shown: readonly PlannedShift[];
  /** Their ids, where other shifts are on the board too; null: all. */
  shownIds: ReadonlySet<number> | null;
  templates: readonly Template[];
  /** Frequent shift that a click places; null for none. */
  brush: Template | null;
  setBrush: (template: Template | null) => void;
  words: ShiftWords;
  state: GridState;
  planner: Planner;
  actions: GridActions & PointerActions;
  dialog: OpenDialog | null;
  setDialog: (dialog: OpenDialog | null) => void;
  selected: readonly PlannedShift[];
};

/** State of the board and everything that can be done to it. */
export function useWorkspace(props: WorkspaceProps): Workspace {
  const { board, search, place, isPhone } = props;
  const { area, etiqueta, persona, estado } = search;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [brush, setBrush] = useState<Template | null>(null);
  const state = useGridState();
  const planner = usePlanner();
  const words = useShiftWords(board);
  const filters = useMemo(
    () =>
      Object.fromEntries(
        Object.entries({ area, etiqueta, persona, estado }).filter(
          ([, value]) => value !== undefined,
        ),
      ) satisfies BoardFilters,
    [area, etiqueta, persona, estado],
  );
  const { desde, hasta } = board;
  const days = useMemo(() => daysOf({ from: desde, to: hasta }), [desde, hasta]);
  const view = isPhone ? "personas" : (search.vista ?? "personas");
  const rows = useMemo(() => rowsOf({ board, view, filters, days }), [board, days, filters, view]);
  const shown = useMemo(() => shownShifts(board, filters), [board, filters]);
  const shownIds = useMemo(
    () => (Object.keys(filters).length === 0 ? null : new Set(shown.map(({ id }) => id))),
    [filters, shown],
  );
  const templates = useMemo(() => templatesOf(board.turnos), [board]);
  const selected = useMemo(
    () => board.turnos.filter(({ id }) => state.selected.has(id)),
    [board, state.selected],
  );
  const actions = useActions({ board, rows, planner, templates, brush, state, setDialog });
  return {
    ...props,
    search: { ...search, vista: view },
    place,
    filters,
    days,
    rows,
    shown,
    shownIds,
    templates,
    brush,
    setBrush,
    words,
    state,
    planner,
    actions,
    dialog,
    setDialog,
    selected,
  };
}

type ActionsInput = {
  board: Board;
  rows: readonly Row[];
  planner: Planner;
  templates: readonly Template[];
  brush: Template | null;
  state: GridState;
  setDialog: (dialog: OpenDialog) => void;
};

function useActions(input: ActionsInput): Workspace["actions"] {
  const { t } = useTranslation("board");
  const { board, rows, planner, templates, brush, state, setDialog } = input;
  const byIds = (ids: readonly number[]) => board.turnos.filter(({ id }) => ids.includes(id));
  const nameOf = (key: string) => {
    const row = rows.find((one) => one.key === key);
    if (row?.kind === "person") return row.person.nombre_completo;
    return row?.kind === "area" ? row.area.nombre : t("rows.open");
  };
  const wordsOf = (shifts: readonly PlannedShift[], place: Place) => {
    const [first] = shifts;
    const times = first === undefined ? "" : fullTimes(first);
    return {
      times: shifts.length > 1 ? t("said.many", { count: shifts.length }) : times,
      day: formatDayMonth(place.day),
      name: nameOf(place.key),
    };
  };
  const paint = (template: Template, { key }: Place, days: readonly string[]) => {
    const what = t("said.painted", { times: fullTimes(template), count: days.length });
    void planner.apply(changesOfTemplate(template, { key, days }), what);
  };
  const retime = (id: number, timesOf: (shift: PlannedShift) => DayTimes) => {
    const [shift] = byIds([id]);
    if (shift === undefined) return;
    const before = stateOf(shift);
    const after = { ...before, ...timesOf(shift) };
    if (isSameState(before, after)) return;
    void planner.apply([{ id, before, after }], t("said.retimed", { times: fullTimes(after) }));
  };
  return {
    onOpen: (id) => {
      const [shift] = byIds([id]);
      // The server does not know a provisional one yet.
      if (shift === undefined || shift.id < 0) return;
      setDialog({ kind: "shift", target: { kind: "shift", shift } });
    },
    onCreate: (place, days, times) => {
      if (brush !== null) {
        paint(brush, place, days);
        return;
      }
      const [area, worker] = [areaOfKey(place.key), workerOfKey(place.key)];
      const target = { kind: "new" as const, days, area, worker };
      setDialog({ kind: "shift", target: times === undefined ? target : { ...target, times } });
    },
    onDrop: (ids, from, to, isCopy) => {
      const shifts = byIds(ids);
      const changes = changesOfMove(board, { shifts, from, to, isCopy });
      state.setSelected(new Set());
      if (changes.length === 0) return;
      void planner.apply(changes, t(isCopy ? "said.copied" : "said.dropped", wordsOf(shifts, to)));
    },
    onRemove: (ids, key) => {
      const shifts = byIds(ids);
      const [first] = shifts;
      if (first === undefined) return;
      state.setSelected(new Set());
      const what = t("said.removed", wordsOf(shifts, { key, day: first.fecha }));
      void planner.apply(changesOfRemoval(shifts, key), what);
    },
    onUndo: () => void planner.undo(),
    onRedo: () => void planner.redo(),
    onCarried: (what, ids, place) => {
      planner.say(t(`said.${what}`, wordsOf(byIds(ids), place)));
    },
    onResize: (id, edge, minute) => retime(id, (shift) => resizedTimes(shift, edge, minute)),
    onDelay: (id, minutes) => retime(id, (shift) => movedTimes(shift, minutes)),
    onTemplate: (key, place) => {
      const template = templates.find((one) => one.key === key);
      if (template !== undefined) paint(template, place, [place.day]);
    },
  };
}
