import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../../ui/typed-fields/date-field.tsx";

import type { Draft } from "./model145.model.ts";
import { DisabilityFields, YearField, YesNo } from "./questions.tsx";

export type StepProps = {
  draft: Draft;
  /** Text of a wire field's error. */
  errorOf: (field: string) => string | null;
  onChange: (changes: Partial<Draft>) => void;
};

/** The worker's own data that lower the withholding. */
export function SelfStep({ draft, errorOf, onChange }: StepProps) {
  const { t } = useTranslation("model145");
  return (
    <>
      <TextInput
        label={t("self.tax_id")}
        required
        maxLength={20}
        autoComplete="off"
        value={draft.taxId}
        error={errorOf("nif")}
        onChange={(event) => onChange({ taxId: event.currentTarget.value })}
      />
      <TextInput
        label={t("self.name")}
        required
        maxLength={120}
        value={draft.name}
        error={errorOf("nombre")}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <YearField
        label={t("self.birth_year")}
        value={draft.birthYear}
        error={errorOf("anyo_nacimiento")}
        onChange={(birthYear) => onChange({ birthYear })}
      />
      <DisabilityFields
        disability={draft.disability}
        needsHelp={draft.needsHelp}
        helpLabel={t("disability.help_own")}
        onChange={onChange}
      />
      <YesNo
        label={t("self.moved")}
        hint={t("self.moved_hint")}
        value={draft.hasMoved}
        error={errorOf("movilidad_geografica")}
        onChange={(hasMoved) => onChange({ hasMoved })}
      />
      {draft.hasMoved === true && (
        <DateField
          label={t("self.move_date")}
          required
          value={draft.moveDate}
          error={errorOf("fecha_traslado")}
          onChange={(value) => onChange({ moveDate: value })}
        />
      )}
      <YesNo
        label={t("self.irregular")}
        hint={t("self.irregular_hint")}
        value={draft.hasIrregular}
        error={errorOf("rendimientos_irregulares")}
        onChange={(hasIrregular) => onChange({ hasIrregular })}
      />
    </>
  );
}
