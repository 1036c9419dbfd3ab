import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { CycleStretch } from "@atrio/contract/time/schedules-office";

import { TimeField } from "../../../../ui/typed-fields/time-field.tsx";

import { weekdays } from "./editor.model.ts";
import { weekdayName } from "./hour-axis.tsx";
import classes from "./schedule-form.module.css";

type StretchFieldsProps = {
  stretch: CycleStretch;
  onChange: (after: CycleStretch | null) => void;
  /** Copies the day of the stretch to other days of its week. */
  onCopy: (days: readonly number[]) => void;
};

/** Typed times of the stretch that is selected, and what can be done with its day. */
export function StretchFields({ stretch, onChange, onCopy }: StretchFieldsProps) {
  const { t } = useTranslation("schedules");
  const { inicio, fin } = stretch;
  return (
    <fieldset className={classes.selected}>
      <legend>{t("editor.selected", { day: weekdayName(stretch.dia_semana) })}</legend>
      <div className={classes.times}>
        <TimeField
          label={t("editor.start")}
          value={inicio}
          onChange={(value) => value !== "" && onChange({ ...stretch, inicio: value })}
        />
        <TimeField
          label={t("editor.end")}
          value={fin}
          description={fin <= inicio ? t("editor.nextDay") : undefined}
          inputWrapperOrder={["label", "input", "description", "error"]}
          onChange={(value) => value !== "" && onChange({ ...stretch, fin: value })}
        />
      </div>
      <div className={classes.acts}>
        <Button variant="default" size="sm" onClick={() => onCopy([1, 2, 3, 4, 5])}>
          {t("editor.copyWork")}
        </Button>
        <Button variant="default" size="sm" onClick={() => onCopy(weekdays)}>
          {t("editor.copyAll")}
        </Button>
        <Button variant="subtle" color="red" size="sm" onClick={() => onChange(null)}>
          {t("editor.remove")}
        </Button>
      </div>
    </fieldset>
  );
}
