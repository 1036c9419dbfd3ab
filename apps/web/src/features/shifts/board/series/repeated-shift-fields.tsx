import type { Board } from "@atrio/contract/shifts/shifts";

import type { FieldErrors } from "../../../../lib/errors.ts";
import { DetailFields, MinimumField } from "../edit/detail-fields.tsx";
import { withPart } from "../edit/shift-form.model.ts";
import { TimeFields } from "../edit/time-fields.tsx";
import type { Template } from "../plan/move.model.ts";
import type { ShiftState } from "../plan/plan.model.ts";

import { repeatedOf } from "./series.model.ts";
import type { RepeatedShift } from "./series.model.ts";
import classes from "./series.module.css";

type RepeatedShiftFieldsProps = {
  shift: RepeatedShift;
  board: Board;
  templates: readonly Template[];
  errors: FieldErrors;
  onChange: (shift: RepeatedShift) => void;
};

/** Times and details of a shift that a series repeats. */
export function RepeatedShiftFields({
  shift,
  board,
  templates,
  ...props
}: RepeatedShiftFieldsProps) {
  const state: ShiftState = {
    ...shift,
    fecha: board.desde,
    pe_area_trabajo_id: 0,
    publicado: false,
    worker_ids: [],
  };
  const change = (part: Partial<ShiftState>) => props.onChange(repeatedOf(withPart(state, part)));
  const fields = { draft: state, errors: props.errors, onChange: change };
  return (
    <div className={classes.shift}>
      <TimeFields {...fields} templates={templates} hasDate={false} />
      <MinimumField {...fields} />
      <DetailFields {...fields} board={board} />
    </div>
  );
}
