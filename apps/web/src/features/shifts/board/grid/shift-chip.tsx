import { IconAlertTriangleFilled } from "@tabler/icons-react";
import type { TFunction } from "i18next";

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
  t: TFunction<"board">;
  words: ShiftWords;
  isWarned: boolean;
  isDimmed: boolean;
  isSelected: boolean;
  isHeld: boolean;
  isActive: boolean;
  /** The day is shown by the hour: the shift begins and ends at its times. */
  isTimeline: boolean;
};

function placeOf(shift: PlannedShift) {
  const { start, span } = barOf(shift);
  return { "--start": start, "--span": span };
}

/** A shift in a cell: solid when published, hatched as a draft. */
export function ShiftChip({ shift, index, note, words, t, ...state }: ShiftChipProps) {
  const colours: Record<string, string | number> = colourVariables(shift.color);
  const style = state.isTimeline ? { ...colours, ...placeOf(shift) } : colours;
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
      data-warned={state.isWarned || undefined}
      data-dimmed={state.isDimmed || undefined}
      data-selected={state.isSelected || undefined}
      data-held={state.isHeld || undefined}
      tabIndex={state.isActive ? 0 : -1}
    >
      <span className={classes.hidden}>{[words.describe(shift), ...marks].join(", ")}</span>
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
