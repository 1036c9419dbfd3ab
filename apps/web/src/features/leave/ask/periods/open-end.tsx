import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { textsOf } from "../ask.model.ts";
import type { AskDraft } from "../ask.model.ts";
import classes from "../ask.module.css";
import type { FormErrors } from "../use-form-errors.ts";

import { newPeriod } from "./periods.model.ts";

type OpenEndProps = {
  today: string;
  draft: AskDraft;
  errors: FormErrors;
  onChange: (changes: Partial<AskDraft>) => void;
};

/** A medical leave whose last day nobody knows: its first day is all that is asked. */
export function OpenEnd({ today, draft, errors, onChange }: OpenEndProps) {
  const { t } = useTranslation("ask");
  const { isOpen, periods } = draft;
  const first = periods[0]?.from ?? "";
  const begin = (from: string) =>
    onChange({ isOpen: true, periods: [newPeriod("days", { from, to: from })] });
  const problems = [...textsOf(errors.all, "sin_fecha_fin"), ...textsOf(errors.all, "periodos")];
  return (
    <>
      <Checkbox
        className={classes.check}
        label={t("fields.open_end")}
        description={t("fields.open_end_text")}
        checked={isOpen}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) begin(first === "" ? today : first);
          else onChange({ isOpen: false });
        }}
      />
      {isOpen && (
        <DateField
          className={classes.narrow}
          label={t("fields.first_day")}
          value={first}
          error={problems.length > 0 && problems.join(" ")}
          onChange={begin}
        />
      )}
    </>
  );
}
