import { NumberInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { ExpenseRule } from "@atrio/contract/leave/office-inbox";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import { saveExpenseRuleMutation } from "./expense-rule.queries.ts";

type ExpenseRuleDialogProps = {
  today: string;
  /** Rule in force; null while the company has none. */
  current: ExpenseRule | null;
  onClose: () => void;
};

/** Rate of the law where a company has none (Orden HFP/792/2023). */
const lawfulRate = 0.26;

/** Sets the rule of expenses from a day on. */
export function ExpenseRuleDialog({ today, current, onClose }: ExpenseRuleDialogProps) {
  const { t } = useTranslation("time-rules");
  const [from, setFrom] = useState(today);
  const [rate, setRate] = useState<number | string>(current?.tarifa_km ?? lawfulRate);
  const [limit, setLimit] = useState<number | string>(current?.limite_porcentaje_salario ?? "");
  const [isJudged, setJudged] = useState(false);
  const save = useMutation(saveExpenseRuleMutation);
  const isRate = typeof rate === "number" && rate > 0 && rate <= 5;
  const isLimit = limit === "" || (typeof limit === "number" && limit >= 1 && limit <= 500);
  const submit = () => {
    setJudged(true);
    if (from === "" || !isRate || !isLimit) return;
    save.mutate(
      {
        desde: from,
        tarifa_km: rate,
        limite_porcentaje_salario: typeof limit === "number" ? limit : null,
      },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("saved") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("expenses.add")}
      submit={t("save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("expenses.dialogText")}</p>
      <DateField
        label={t("expenses.from")}
        required
        value={from}
        error={isJudged && from === "" ? t("expenses.fromMissing") : undefined}
        onChange={setFrom}
      />
      <NumberInput
        label={t("expenses.rate")}
        required
        decimalScale={4}
        decimalSeparator=","
        step={0.01}
        value={rate}
        error={isJudged && !isRate && t("expenses.rateWrong")}
        onChange={setRate}
      />
      <NumberInput
        label={t("expenses.limit")}
        description={t("expenses.limitHint")}
        decimalScale={2}
        decimalSeparator=","
        value={limit}
        error={isJudged && !isLimit && t("expenses.limitWrong")}
        onChange={setLimit}
      />
    </FormDialog>
  );
}
