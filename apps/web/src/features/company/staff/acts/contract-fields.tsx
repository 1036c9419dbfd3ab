import { NumberInput, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { offeredContracts } from "./acts.model.ts";
import type { ContractDraft } from "./acts.model.ts";
import classes from "./acts.module.css";

type ContractFieldsProps = {
  draft: Pick<ContractDraft, "codigo_contrato" | "horas_semanales">;
  /** Name of the choice of no contract. */
  none: string;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<ContractDraft>) => void;
};

/** Kind of a contract, and its hours. */
export function ContractFields({ draft, none, errors, onChange }: ContractFieldsProps) {
  const { t } = useTranslation("staff-forms");
  return (
    <fieldset className={classes.fields}>
      <legend>{t("hire.contract")}</legend>
      <Select
        label={t("field.codigo_contrato")}
        data={[
          { value: "", label: none },
          ...offeredContracts.map((code) => ({ value: code, label: t(`contracts.${code}`) })),
        ]}
        value={draft.codigo_contrato}
        error={errors["contrato"] ?? errors["codigo_contrato"]}
        onChange={(codigo_contrato) => onChange({ codigo_contrato: codigo_contrato ?? "" })}
      />
      {draft.codigo_contrato !== "" && (
        <NumberInput
          label={t("field.horas_semanales")}
          min={1}
          max={60}
          decimalScale={2}
          required
          value={draft.horas_semanales}
          error={errors["horas_semanales"]}
          onChange={(horas_semanales) => onChange({ horas_semanales })}
        />
      )}
    </fieldset>
  );
}
