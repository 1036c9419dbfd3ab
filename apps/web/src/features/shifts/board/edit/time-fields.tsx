import { Button, Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { FieldErrors } from "../../../../lib/errors.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { TimeField } from "../../../../ui/typed-fields/time-field.tsx";
import { colourVariables } from "../colours.model.ts";
import type { Template } from "../plan/move.model.ts";
import type { ShiftState } from "../plan/plan.model.ts";
import { fullTimes } from "../words.model.ts";

import classes from "./edit.module.css";

type TimeFieldsProps = {
  draft: ShiftState;
  errors: FieldErrors;
  /** Frequent shifts, to take hours and colour from. */
  templates: readonly Template[];
  hasDate: boolean;
  onChange: (part: Partial<ShiftState>) => void;
};

/** Day and times of a shift. */
export function TimeFields({ draft, errors, templates, hasDate, onChange }: TimeFieldsProps) {
  const { t } = useTranslation("board-edit");
  return (
    <>
      {templates.length > 0 && (
        <fieldset className={classes.presets}>
          <legend>{t("frequent")}</legend>
          {templates.map(({ key, ...template }) => (
            <Button
              key={key}
              variant="default"
              size="xs"
              mih={36}
              leftSection={
                <span className={classes.dot} style={colourVariables(template.color)} aria-hidden />
              }
              onClick={() => onChange({ ...draft, ...template })}
            >
              {fullTimes(template)}
            </Button>
          ))}
        </fieldset>
      )}
      <div className={classes.times} data-dated={hasDate}>
        {hasDate && (
          <DateField
            label={t("field.date")}
            required
            value={draft.fecha}
            error={errors["fecha"]?.join("\n")}
            onChange={(value) => value !== "" && onChange({ fecha: value })}
          />
        )}
        <TimeField
          label={t("field.start")}
          required
          data-autofocus
          value={draft.hora_inicio}
          error={errors["hora_inicio"]?.join("\n")}
          onChange={(value) => value !== "" && onChange({ hora_inicio: value })}
        />
        <TimeField
          label={t("field.end")}
          required
          disabled={draft.turno_24h}
          value={draft.hora_fin}
          error={errors["hora_fin"]?.join("\n")}
          onChange={(value) => value !== "" && onChange({ hora_fin: value })}
        />
      </div>
      <div className={classes.checks}>
        <Checkbox
          label={t("field.next_day")}
          checked={draft.termina_dia_siguiente}
          disabled={draft.turno_24h}
          onChange={(event) => onChange({ termina_dia_siguiente: event.currentTarget.checked })}
        />
        <Checkbox
          label={t("field.whole_day")}
          checked={draft.turno_24h}
          onChange={(event) => onChange({ turno_24h: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}
