import { MultiSelect, NumberInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Board } from "@atrio/contract/shifts/shifts";

import type { FieldErrors } from "../../../../lib/errors.ts";
import type { ShiftState } from "../plan/plan.model.ts";
import { fullTimes } from "../words.model.ts";

import { ColourField } from "./colour-field.tsx";
import { RemarksField } from "./remarks-field.tsx";

type DetailFieldsProps = {
  draft: ShiftState;
  board: Board;
  errors: FieldErrors;
  onChange: (part: Partial<ShiftState>) => void;
};

/** Number of people that a shift needs. */
export function MinimumField({ draft, onChange }: Pick<DetailFieldsProps, "draft" | "onChange">) {
  const { t } = useTranslation("board-edit");
  return (
    <NumberInput
      label={t("field.minimum")}
      min={1}
      max={999}
      allowDecimal={false}
      value={draft.num_minimo_trabajadores}
      onChange={(value) => onChange({ num_minimo_trabajadores: Math.max(1, Number(value) || 1) })}
    />
  );
}

/** Labels, pauses, colour and remarks of a shift. */
export function DetailFields({ draft, board, errors, onChange }: DetailFieldsProps) {
  const { t } = useTranslation("board-edit");
  const labels = board.etiquetas.map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  const pauses = board.pausas.map((pause) => ({
    value: String(pause.id),
    label: `${pause.nombre} · ${fullTimes(pause)}`,
  }));
  return (
    <>
      {labels.length > 0 && (
        <MultiSelect
          label={t("field.labels")}
          data={labels}
          value={draft.label_ids.map(String)}
          error={errors["label_ids"]?.join("\n")}
          onChange={(ids) => onChange({ label_ids: ids.map(Number) })}
        />
      )}
      {pauses.length > 0 && (
        <MultiSelect
          label={t("field.pauses")}
          data={pauses}
          value={draft.pause_ids.map(String)}
          error={errors["pause_ids"]?.join("\n")}
          onChange={(ids) => onChange({ pause_ids: ids.map(Number) })}
        />
      )}
      <ColourField
        label={t("field.colour")}
        value={draft.color}
        onChange={(color) => onChange({ color })}
      />
      <RemarksField
        label={t("field.remarks")}
        value={draft.observaciones}
        onChange={(observaciones) => onChange({ observaciones })}
      />
    </>
  );
}
