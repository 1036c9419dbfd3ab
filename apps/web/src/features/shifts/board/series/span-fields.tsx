import { NumberInput, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { FieldErrors } from "../../../../lib/errors.ts";
import { addDays } from "../../../../lib/format.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import edit from "../edit/edit.module.css";

import type { SeriesDraft } from "./series.model.ts";

type SpanFieldsProps = {
  draft: SeriesDraft;
  errors: FieldErrors;
  onChange: (part: Partial<SeriesDraft>) => void;
};

const ends = ["nunca", "veces", "fecha"] as const;
const usualTimes = 10;

/** First day and end of a series. */
export function SpanFields({ draft, errors, onChange }: SpanFieldsProps) {
  const { t } = useTranslation("board-series");
  const { kind, fecha_inicio, tipo_fin, num_veces, fecha_fin } = draft;
  const end = (value: string | null) => {
    const chosen = ends.find((one) => one === value) ?? "nunca";
    onChange({
      tipo_fin: chosen,
      num_veces: chosen === "veces" ? (num_veces ?? usualTimes) : null,
      fecha_fin: chosen === "fecha" ? (fecha_fin ?? addDays(fecha_inicio, 90)) : null,
    });
  };
  return (
    <>
      <DateField
        label={t("field.first")}
        required
        value={fecha_inicio}
        error={errors["fecha_inicio"]?.join("\n")}
        onChange={(value) => value !== "" && onChange({ fecha_inicio: value })}
      />
      <div className={edit.pair} data-even>
        <Select
          label={t("field.end")}
          data={ends.map((value) => ({ value, label: t(`end.${value}`) }))}
          value={tipo_fin}
          onChange={end}
        />
        {tipo_fin === "veces" && (
          <NumberInput
            label={t(`field.times.${kind}`)}
            required
            min={1}
            max={1000}
            allowDecimal={false}
            value={num_veces ?? ""}
            error={errors["num_veces"]?.join("\n")}
            onChange={(value) => onChange({ num_veces: value === "" ? null : Number(value) })}
          />
        )}
        {tipo_fin === "fecha" && (
          <DateField
            label={t("field.last")}
            required
            min={fecha_inicio}
            value={fecha_fin ?? ""}
            error={errors["fecha_fin"]?.join("\n")}
            onChange={(value) => onChange({ fecha_fin: value === "" ? null : value })}
          />
        )}
      </div>
    </>
  );
}
