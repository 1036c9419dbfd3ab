import { NumberInput, Select, Switch } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BalanceKind } from "@atrio/contract/leave/leave";
import type { BalanceRule, BalanceRules } from "@atrio/contract/leave/leave-rules";
import type { LeaveUnit } from "@atrio/contract/request-view";

import { formatMonthName } from "../../../lib/format.ts";
import { AmountField } from "../../../ui/amount-field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { BalanceEffect } from "./balance-effect.tsx";
import { ruleFor } from "./rules.model.ts";
import classes from "./rules.module.css";
import { previewBalanceMutation, saveBalanceMutation } from "./rules.queries.ts";

type BalanceDialogProps = {
  saldo: BalanceKind;
  unit: LeaveUnit;
  balances: BalanceRules;
  onClose: () => void;
};

/** Rule of a balance: shows whom it changes, then saves it. */
export function BalanceDialog({ saldo, unit, balances, onClose }: BalanceDialogProps) {
  const { t } = useTranslation("leave-rules");
  const { t: words } = useTranslation("requests");
  const year = Number(balances.hoy.slice(0, 4));
  const [rule, setRule] = useState<BalanceRule>(() => ({
    saldo,
    cantidad: 0,
    arrastre_maximo: 0,
    arrastre_hasta: "12-31",
    proporcional: true,
    ...ruleFor(balances.reglas, saldo, year),
    desde_anyo: year,
  }));
  const preview = useMutation(previewBalanceMutation);
  const save = useMutation(saveBalanceMutation);
  const change = (part: Partial<BalanceRule>) => {
    preview.reset();
    save.reset();
    setRule({ ...rule, ...part });
  };
  const isSeen = preview.data !== undefined;
  const submit = () => {
    if (!isSeen) {
      preview.mutate(rule);
      return;
    }
    save.mutate(rule, {
      onSuccess: () => {
        notify({ kind: "success", message: t("balance.saved") });
        onClose();
      },
    });
  };
  const name = words(`balance.${saldo}`);
  return (
    <FormDialog
      title={t("balance.title", { name })}
      submit={t(isSeen ? "balance.save" : "balance.see")}
      pending={preview.isPending || save.isPending}
      error={preview.error ?? save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("balance.intro")}</p>
      <GrantFields rule={rule} onChange={change} />
      {preview.data !== undefined && <BalanceEffect effect={preview.data} unit={unit} />}
    </FormDialog>
  );
}

type GrantFieldsProps = { rule: BalanceRule; onChange: (part: Partial<BalanceRule>) => void };

function GrantFields({ rule, onChange }: GrantFieldsProps) {
  const { t } = useTranslation("leave-rules");
  const inHours = rule.saldo === "horas_retribuidas";
  const scale = inHours ? 60 : 1;
  const amountLabel = {
    vacaciones: t("balance.amount"),
    asuntos_propios: t("balance.amount"),
    horas_retribuidas: t("balance.amountHours"),
    domingos: t("balance.amountSunday"),
  }[rule.saldo];
  const read = (value: number | null) =>
    inHours ? Math.round((value ?? 0) * scale) : (value ?? 0);
  return (
    <div className={classes.fields}>
      <NumberInput
        label={t("balance.from")}
        min={2000}
        max={2199}
        allowDecimal={false}
        value={rule.desde_anyo}
        onChange={(value) => onChange({ desde_anyo: Number(value) })}
      />
      <AmountField
        label={amountLabel}
        value={rule.cantidad / scale}
        onChange={(value) => onChange({ cantidad: read(value) })}
      />
      <AmountField
        label={t("balance.most")}
        description={t("balance.mostHint")}
        value={rule.arrastre_maximo / scale}
        onChange={(value) => onChange({ arrastre_maximo: read(value) })}
      />
      {rule.arrastre_maximo > 0 && (
        <EndFields
          date={rule.arrastre_hasta}
          onChange={(arrastre_hasta) => onChange({ arrastre_hasta })}
        />
      )}
      {rule.saldo !== "domingos" && (
        <Switch
          className={classes.wide ?? ""}
          label={t("balance.share")}
          checked={rule.proporcional}
          onChange={(event) => onChange({ proporcional: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}

type EndFieldsProps = { date: string; onChange: (date: string) => void };

/** Last day of the carry-over in the next year, as MM-DD. */
function EndFields({ date, onChange }: EndFieldsProps) {
  const { t } = useTranslation("leave-rules");
  const [month = "12", day = "31"] = date.split("-");
  const set = (next: { month?: string; day?: string }) =>
    onChange(`${next.month ?? month}-${(next.day ?? day).padStart(2, "0")}`);
  return (
    <>
      <NumberInput
        label={t("balance.day")}
        min={1}
        max={31}
        allowDecimal={false}
        value={Number(day)}
        onChange={(value) => set({ day: String(value) })}
      />
      <Select
        label={t("balance.month")}
        allowDeselect={false}
        value={month}
        data={Array.from({ length: 12 }, (_, index) => ({
          value: String(index + 1).padStart(2, "0"),
          label: formatMonthName(index + 1),
        }))}
        onChange={(value) => value !== null && set({ month: value })}
      />
    </>
  );
}
