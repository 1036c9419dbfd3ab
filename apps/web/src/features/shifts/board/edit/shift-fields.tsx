import { MultiSelect, NumberInput, Select, Switch, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Board } from "@atrio/contract/shifts/shifts";

import type { FieldErrors } from "../../../../lib/errors.ts";
import type { ShiftState } from "../plan/plan.model.ts";
import { fullTimes } from "../words.model.ts";

import { ColourField } from "./colour-field.tsx";
import classes from "./edit.module.css";

type ShiftFieldsProps = {
  draft: ShiftState;
  board: Board;
  errors: FieldErrors;
  onChange: (part: Partial<ShiftState>) => void;
};

/** Area, minimum, labels, pauses, colour, remarks and publishing of a shift. */
export function ShiftFields({ draft, board, errors, onChange }: ShiftFieldsProps) {
  const { t } = useTranslation(["board-edit", "common"]);
  const options = (all: ReadonlyArray<{ id: number; nombre: string }>) =>
    all.map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  const pauses = board.pausas.map((pause) => ({
    value: String(pause.id),
    label: `${pause.nombre} · ${fullTimes(pause)}`,
  }));
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t("board-edit:field.area")}
          required
          data={options(board.areas)}
          value={String(draft.pe_area_trabajo_id)}
          error={errors["pe_area_trabajo_id"]?.join("\n")}
          onChange={(id) => onChange({ pe_area_trabajo_id: Number(id) })}
        />
        <NumberInput
          label={t("board-edit:field.minimum")}
          size="md"
          min={1}
          max={999}
          allowDecimal={false}
          value={draft.num_minimo_trabajadores}
          onChange={(value) =>
            onChange({ num_minimo_trabajadores: Math.max(1, Number(value) || 1) })
          }
        />
      </div>
      {board.etiquetas.length > 0 && (
        <MultiSelect
          size="md"
          label={t("board-edit:field.labels")}
          data={options(board.etiquetas)}
          value={draft.label_ids.map(String)}
          error={errors["label_ids"]?.join("\n")}
          onChange={(ids) => onChange({ label_ids: ids.map(Number) })}
        />
      )}
      {board.pausas.length > 0 && (
        <MultiSelect
          size="md"
          label={t("board-edit:field.pauses")}
          data={pauses}
          value={draft.pause_ids.map(String)}
          error={errors["pause_ids"]?.join("\n")}
          onChange={(ids) => onChange({ pause_ids: ids.map(Number) })}
        />
      )}
      <ColourField
        label={t("board-edit:field.colour")}
        value={draft.color}
        onChange={(color) => onChange({ color })}
      />
      <Textarea
        label={t("board-edit:field.remarks")}
        autosize
        minRows={2}
        maxLength={500}
        value={draft.observaciones ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ observaciones: value === "" ? null : value })
        }
      />
      <Switch
        size="md"
        label={t("board-edit:field.published")}
        description={t("board-edit:field.published_hint")}
        checked={draft.publicado}
        onChange={(event) => onChange({ publicado: event.currentTarget.checked })}
      />
    </>
  );
}
