import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import classes from "./model145.module.css";
import { YesNo } from "./questions.tsx";
import type { StepProps } from "./self-step.tsx";

/** Payments set by a court, and a home bought before 2013. */
export function PaymentsStep({ draft, errorOf, onChange }: StepProps) {
  const { t } = useTranslation("model145");
  return (
    <>
      <YesNo
        label={t("payments.spouse")}
        value={draft.paysSpouse}
        error={draft.paysSpouse === true ? null : errorOf("pension_compensatoria")}
        onChange={(paysSpouse) => onChange({ paysSpouse })}
      />
      {draft.paysSpouse === true && (
        <Amount
          label={t("payments.spouse_amount")}
          value={draft.spouseAmount}
          error={errorOf("pension_compensatoria")}
          onChange={(spouseAmount) => onChange({ spouseAmount })}
        />
      )}
      <YesNo
        label={t("payments.children")}
        hint={t("payments.children_hint")}
        value={draft.paysChildren}
        error={draft.paysChildren === true ? null : errorOf("anualidades_alimentos")}
        onChange={(paysChildren) => onChange({ paysChildren })}
      />
      {draft.paysChildren === true && (
        <Amount
          label={t("payments.children_amount")}
          value={draft.childrenAmount}
          error={errorOf("anualidades_alimentos")}
          onChange={(childrenAmount) => onChange({ childrenAmount })}
        />
      )}
      <YesNo
        label={t("payments.home")}
        hint={t("payments.home_hint")}
        value={draft.ownsHome}
        error={errorOf("vivienda_habitual")}
        onChange={(ownsHome) => onChange({ ownsHome })}
      />
    </>
  );
}

type AmountProps = {
  label: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

/** Euros a year, as people write them. */
function Amount({ label, value, error, onChange }: AmountProps) {
  return (
    <TextInput
      className={classes.narrow}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      required
      rightSection={<span aria-hidden>€</span>}
      rightSectionPointerEvents="none"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
