import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { RuleForm } from "./rule-form.model.ts";
import classes from "./rules.module.css";

type SwitchFieldsProps = { form: RuleForm; onChange: (part: Partial<RuleForm>) => void };

/** Yes or no: proof, parts of days, whether the rule is in use. */
export function SwitchFields({ form, onChange }: SwitchFieldsProps) {
  const { t } = useTranslation("leave-rules");
  return (
    <div className={classes.switches}>
      <Switch
        label={t("rule.document")}
        checked={form.requiere_documento}
        onChange={(event) => onChange({ requiere_documento: event.currentTarget.checked })}
      />
      <Switch
        label={t("rule.halves")}
        checked={form.admite_medio_dia}
        onChange={(event) => onChange({ admite_medio_dia: event.currentTarget.checked })}
      />
      {form.unidad !== "horas" && (
        <Switch
          label={t("rule.hours")}
          checked={form.admite_horas}
          onChange={(event) => onChange({ admite_horas: event.currentTarget.checked })}
        />
      )}
      <Switch
        label={t("rule.active")}
        checked={form.activo}
        onChange={(event) => onChange({ activo: event.currentTarget.checked })}
      />
    </div>
  );
}
