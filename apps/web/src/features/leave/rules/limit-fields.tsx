import { NumberInput, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { leaveUnits } from "@atrio/contract/request-view";

import { AmountField } from "../../../ui/amount-field.tsx";

import type { RuleForm } from "./rule-form.model.ts";
import classes from "./rules.module.css";

type LimitFieldsProps = {
  form: RuleForm;
  isNew: boolean;
  onChange: (part: Partial<RuleForm>) => void;
};

const limitKinds = ["hecho", "anyo"] as const;
const deciders = ["supervisores", "administrador"] as const;

/** Unit, limit, notice and deciders of a rule. */
export function LimitFields({ form, isNew, onChange }: LimitFieldsProps) {
  const { t } = useTranslation("leave-rules");
  const { t: words } = useTranslation("requests");
  const hasBalance = form.saldo !== null;
  return (
    <div className={classes.fields}>
      <Select
        className={classes.wide ?? ""}
        label={t("rule.unit")}
        description={isNew || hasBalance ? undefined : t("rule.used")}
        allowDeselect={false}
        disabled={hasBalance && form.unidad === "horas"}
        value={form.unidad}
        data={leaveUnits
          .filter((unit) => !hasBalance || (unit === "horas") === (form.unidad === "horas"))
          .map((value) => ({ value, label: words(`unit.${value}`) }))}
        onChange={(value) => {
          const unidad = leaveUnits.find((unit) => unit === value);
          if (unidad !== undefined) onChange({ unidad });
        }}
      />
      <AmountField
        label={t("rule.limit")}
        description={t("rule.limitHint")}
        value={form.limite}
        onChange={(limite) => onChange({ limite })}
      />
      {form.limite !== null && (
        <Select
          label={t("rule.per")}
          description={t("rule.limitHint")}
          allowDeselect={false}
          value={form.limite_por ?? "hecho"}
          data={limitKinds.map((value) => ({
            value,
            label: t(value === "anyo" ? "rule.perYear" : "rule.perEvent"),
          }))}
          onChange={(value) => onChange({ limite_por: value === "anyo" ? "anyo" : "hecho" })}
        />
      )}
      <NumberInput
        label={t("rule.notice")}
        description={t("rule.noticeHint")}
        min={0}
        max={366}
        allowDecimal={false}
        value={form.preaviso_dias}
        onChange={(value) => onChange({ preaviso_dias: Number(value) })}
      />
      <NumberInput
        label={t("rule.most")}
        description={t("rule.limitHint")}
        min={1}
        max={366}
        allowDecimal={false}
        value={form.maximo_consecutivo ?? ""}
        onChange={(value) => onChange({ maximo_consecutivo: value === "" ? null : Number(value) })}
      />
      <Select
        className={classes.wide ?? ""}
        label={t("rule.decide")}
        allowDeselect={false}
        value={form.decide}
        data={deciders.map((value) => ({ value, label: t(`value.${value}`) }))}
        onChange={(value) =>
          onChange({ decide: value === "administrador" ? "administrador" : "supervisores" })
        }
      />
    </div>
  );
}
