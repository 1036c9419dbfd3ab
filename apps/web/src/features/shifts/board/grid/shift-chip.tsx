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
  const marks = [
    state.isSelected && t("chip.selected"),
    state.isHeld && t("chip.held"),
    state.isWarned && t("chip.warned"),
  ].filter((mark) => mark !== false);
  return (
    <button
      type="button"
      className={classes.chip}
      style={{ ...colourVariables(shift.color), "--start": bar.start, "--span": bar.span }}
      data-shift={shift.id}
      data-index={index}
      data-draft={!shift.publicado}
      data-warned={state.isWarned}
      data-dimmed={state.isDimmed}
      data-selected={state.isSelected}
      data-held={state.isHeld}
      tabIndex={state.isActive ? 0 : -1}
      aria-label={[words.describe(shift), ...marks].join(", ")}
    >
      <span className={classes.edge} aria-hidden />
      <span className={classes.times}>{shortTimes(shift)}</span>
      {note !== "" && <span className={classes.note}>{note}</span>}
      {state.isWarned && (
        <span className={classes.badge} aria-hidden>
          <IconAlertTriangleFilled size={11} />
        </span>
      )}
    </button>
  );
}
