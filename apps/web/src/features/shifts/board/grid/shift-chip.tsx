import { IconAlertTriangleFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PlannedShift } from "@atrio/contract/shifts/shifts";

import { colourVariables } from "../colours.model.ts";
import { shortTimes } from "../words.model.ts";

import classes from "./chip.module.css";
import { barOf } from "./timeline.model.ts";
import type { ShiftWords } from "./use-shift-words.ts";

type ShiftChipProps = {
  shift: PlannedShift;
  /** Position in its cell. */
  index: number;
  /** Second line. */
  note: string;
  words: ShiftWords;
  isWarned: boolean;
  isDimmed: boolean;
  isSelected: boolean;
  isHeld: boolean;
  isActive: boolean;
};

/** A shift in a cell: solid when published, hatched as a draft. */
export function ShiftChip({ shift, index, note, words, ...state }: ShiftChipProps) {
  const { t } = useTranslation("board");
  const bar = barOf(shift);
  const style: Record<string, string | number> = {
    ...colourVariables(shift.color),
    "--start": bar.start,
    "--span": bar.span,
  };
  const marks = [
    state.isSelected && t("chip.selected"),
    state.isHeld && t("chip.held"),
    state.isWarned && t("chip.warned"),
  ].filter((mark) => mark !== false);
  return (
    <button
      type="button"
      className={classes.chip}
      style={style}
      data-shift={shift.id}
      data-index={index}
      data-draft={!shift.publicado}
      data-warned={state.isWarned}
      data-dimmed={state.isDimmed}
      data-selected={state.isSelected}
      data-held={state.isHeld}
      tabIndex={state.isActive ? 0 : -1}
    >
      <span className={classes.hidden}>{[words.describe(shift), ...marks].join(", ")}</span>
      <span className={classes.edge} aria-hidden />
      <span className={classes.times} aria-hidden>
        {shortTimes(shift)}
      </span>
      {note !== "" && (
        <span className={classes.note} aria-hidden>
          {note}
        </span>
      )}
      {state.isWarned && (
        <span className={classes.badge} aria-hidden>
          <IconAlertTriangleFilled size={11} />
        </span>
      )}
    </button>
  );
}
