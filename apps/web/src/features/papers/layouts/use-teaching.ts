import { useState } from "react";

import type { PayslipLayout, SheetPage } from "@atrio/contract/papers/payslip-layouts";

import {
  around,
  draftOf,
  problemsOf,
  toggled,
  valueKeys,
  withLabelOf,
  withRoom,
} from "./layouts.model.ts";
import type { Box, Cell, Draft, MarkKey } from "./layouts.model.ts";

/** Kind of the next mark on the page; the fixed texts are chosen one by one. */
export type Active = MarkKey | "labels";

const fresh: Draft = { name: "", marks: {}, labels: [] };

type Teaching = { page: SheetPage; layouts: readonly PayslipLayout[] };

/** State of a layout that is being taught. */
export function useTeaching({ page, layouts }: Teaching) {
  const [layoutId, setLayoutId] = useState<number | null>(null);
  const [draft, setDraft] = useState<Draft>(fresh);
  const [saved, setSaved] = useState<Draft>(fresh);
  const [active, setActive] = useState<Active>("nombre");
  const [isMore, setMore] = useState(false);
  const mark = (key: MarkKey, box: Box) => {
    const marks = { ...draft.marks, [key]: box };
    const isValue = valueKeys.some((value) => value === key);
    const labels = isValue
      ? withLabelOf(draft.labels, { cells: page.celdas, box, marks })
      : draft.labels;
    setDraft({ ...draft, marks, labels });
  };
  return {
    page,
    layoutId,
    draft,
    active,
    problems: problemsOf(draft),
    isUnsaved: JSON.stringify(draft) !== JSON.stringify(saved),
    activate: setActive,
    /** Marks are widened instead of replaced. */
    isMore,
    setMore,
    rename: (name: string) => setDraft({ ...draft, name }),
    /** Marks a cell, or widens the mark to hold it too. */
    markCell: (cell: Cell, isAdded: boolean) => {
      if (active === "labels") {
        setDraft({ ...draft, labels: toggled(draft.labels, cell) });
        return;
      }
      const box = withRoom(cell);
      const before = isAdded ? draft.marks[active] : undefined;
      mark(active, before === undefined ? box : around([before, box]));
    },
    markBox: (box: Box) => {
      if (active !== "labels") mark(active, box);
    },
    unmark: (key: MarkKey) => {
      const { [key]: _removed, ...marks } = draft.marks;
      setDraft({ ...draft, marks });
    },
    unlabel: (index: number) =>
      setDraft({ ...draft, labels: draft.labels.filter((_, at) => at !== index) }),
    /** Begins with a known layout, or a fresh one. */
    choose: (id: number | null) => {
      const known = layouts.find((layout) => layout.id === id);
      const next = known === undefined ? fresh : draftOf(known);
      setLayoutId(known?.id ?? null);
      setDraft(next);
      setSaved(next);
    },
    noteSaved: (id: number) => {
      setLayoutId(id);
      setSaved(draft);
    },
  };
}

export type TeachingState = ReturnType<typeof useTeaching>;
