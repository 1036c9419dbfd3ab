import { Chip, NumberInput, Select } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { intervalTypes } from "@atrio/contract/shifts/recurrences";

import type { FieldErrors } from "../../../../lib/errors.ts";
import edit from "../edit/edit.module.css";

import type { SeriesDraft } from "./series.model.ts";
import classes from "./series.module.css";
import { units, weekdayName } from "./use-series-words.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

type RepeatFieldsProps = {
  draft: SeriesDraft;
  errors: FieldErrors;
  onChange: (part: Partial<SeriesDraft>) => void;
};

/** Interval, unit and days of the week of a recurrence. */
export function RepeatFields({ draft, errors, onChange }: RepeatFieldsProps) {
  const { t } = useTranslation("board-series");
  const label = useId();
  const { frecuencia_intervalo, tipo_intervalo, dias_semana } = draft;
  const unit = units[tipo_intervalo - 1] ?? "day";
  return (
    <>
      <div className={edit.pair} data-even>
        <NumberInput
          label={t("field.every")}
          min={1}
          max={366}
          allowDecimal={false}
          value={frecuencia_intervalo}
          error={errors["frecuencia_intervalo"]?.join("\n")}
          onChange={(value) => onChange({ frecuencia_intervalo: Math.max(1, Number(value) || 1) })}
        />
        <Select
          label={t("field.unit")}
          data={intervalTypes.map((value) => ({
            value: String(value),
            label: t(`unit.${units[value - 1] ?? "day"}`, { count: frecuencia_intervalo }),
          }))}
          value={String(tipo_intervalo)}
          onChange={(value) =>
            onChange({ tipo_intervalo: intervalTypes.find((one) => String(one) === value) ?? 1 })
          }
        />
      </div>
      <div role="group" aria-labelledby={label} className={classes.weekdays}>
        <span id={label}>{t("field.weekdays")}</span>
        <Chip.Group
          multiple
          value={dias_semana.map(String)}
          onChange={(days) => onChange({ dias_semana: days.map(Number).toSorted((a, b) => a - b) })}
        >
          {weekdays.map((day) => (
            <Chip
              key={day}
              value={String(day)}
              size="md"
              radius="md"
              classNames={{ label: classes.weekday ?? "" }}
              aria-label={weekdayName(day, "long")}
            >
              {weekdayName(day, "short")}
            </Chip>
          ))}
        </Chip.Group>
        <small>{t(`weekdays.${unit}`)}</small>
      </div>
    </>
  );
}
