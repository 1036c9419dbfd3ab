import { useTranslation } from "react-i18next";

import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import { missingDays } from "./date-rules.model.ts";
import type { RangeForm } from "./date-rules.model.ts";
import classes from "./date-rules.module.css";

type DaysFieldsProps = {
  form: RangeForm;
  /** The form was sent: what is missing is said. */
  tried: boolean;
  onChange: (range: Partial<RangeForm>) => void;
};

/** First and last day of a rule. */
export function DaysFields({ form, tried, onChange }: DaysFieldsProps) {
  const { t } = useTranslation("leave-dates");
  const missing = tried ? missingDays(form) : [];
  const errorOf = (field: "desde" | "hasta") =>
    missing.includes(field) ? t("form.needsDay") : undefined;
  return (
    <div className={classes.pair}>
      <DateField
        label={t("form.from")}
        required
        value={form.desde}
        error={errorOf("desde")}
        onChange={(desde) => onChange({ desde, ...(form.hasta < desde ? { hasta: desde } : {}) })}
      />
      <DateField
        label={t("form.to")}
        required
        value={form.hasta}
        min={form.desde === "" ? undefined : form.desde}
        error={errorOf("hasta")}
        onChange={(hasta) => onChange({ hasta })}
      />
    </div>
  );
}
