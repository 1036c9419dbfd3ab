import { Select, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Board } from "@atrio/contract/shifts/shifts";

import type { FieldErrors } from "../../../../lib/errors.ts";
import type { ShiftState } from "../plan/plan.model.ts";

import { DetailFields, MinimumField } from "./detail-fields.tsx";
import classes from "./edit.module.css";

type ShiftFieldsProps = {
  draft: ShiftState;
  board: Board;
  errors: FieldErrors;
  onChange: (part: Partial<ShiftState>) => void;
};

/** Area, minimum, labels, pauses, colour, remarks and publishing of a shift. */
export function ShiftFields({ draft, board, errors, onChange }: ShiftFieldsProps) {
  return (
    <>
      <div className={classes.pair}>
        <AreaField draft={draft} board={board} errors={errors} onChange={onChange} />
        <MinimumField draft={draft} onChange={onChange} />
      </div>
      <DetailFields draft={draft} board={board} errors={errors} onChange={onChange} />
      <PublishedField draft={draft} onChange={onChange} />
    </>
  );
}

type Placed = Pick<ShiftState, "pe_area_trabajo_id" | "publicado">;
type PlacedFieldProps = { draft: Placed; onChange: (part: Partial<Placed>) => void };
type AreaFieldProps = PlacedFieldProps & { board: Board; errors: FieldErrors };

/** Area of a shift or series. */
export function AreaField({ draft, board, errors, onChange }: AreaFieldProps) {
  const { t } = useTranslation("board-edit");
  return (
    <Select
      label={t("field.area")}
      required
      data={board.areas.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      value={String(draft.pe_area_trabajo_id)}
      error={errors["pe_area_trabajo_id"]?.join("\n")}
      allowDeselect={false}
      onChange={(id) => onChange({ pe_area_trabajo_id: Number(id) })}
    />
  );
}

/** Publication of a shift or series. */
export function PublishedField({ draft, onChange }: PlacedFieldProps) {
  const { t } = useTranslation("board-edit");
  return (
    <Switch
      size="md"
      label={t("field.published")}
      description={t("field.published_hint")}
      checked={draft.publicado}
      onChange={(event) => onChange({ publicado: event.currentTarget.checked })}
    />
  );
}
