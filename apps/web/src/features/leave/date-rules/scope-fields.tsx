import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { DateRules } from "@atrio/contract/leave/date-rules";

import type { ScopeForm } from "./date-rules.model.ts";
import classes from "./date-rules.module.css";

type ScopeFieldsProps = {
  form: ScopeForm;
  rules: Pick<DateRules, "centros" | "departamentos">;
  onChange: (scope: Partial<ScopeForm>) => void;
};

/** Centre and department of the people whom a rule concerns. */
export function ScopeFields({ form, rules, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation("leave-dates");
  return (
    <div className={classes.pair}>
      <Select
        label={t("scope.centre")}
        placeholder={t("scope.allCentres")}
        clearable
        searchable
        value={form.centro_trabajo_id === null ? null : String(form.centro_trabajo_id)}
        data={rules.centros.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        onChange={(id) => onChange({ centro_trabajo_id: id === null ? null : Number(id) })}
      />
      <Select
        label={t("scope.department")}
        placeholder={t("scope.allDepartments")}
        clearable
        searchable
        value={form.departamento}
        data={rules.departamentos}
        onChange={(departamento) => onChange({ departamento })}
      />
    </div>
  );
}
