import { NumberInput, Switch } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BankConfig } from "@atrio/contract/time/hours-bank";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import { bankLimits, isWithin } from "./rules.model.ts";
import type { BankNumber } from "./rules.model.ts";
import classes from "./rules.module.css";
import { saveBankMutation } from "./rules.queries.ts";

type BankDialogProps = { config: BankConfig; onClose: () => void };

const numbers = [
  "anyo",
  "umbral_minutos",
  "intervalo_minutos",
  "maximo_diario_minutos",
] as const satisfies readonly BankNumber[];

const minutesOfHour = 60;

/** Sets the rules of a year. */
export function BankDialog({ config, onClose }: BankDialogProps) {
  const { t } = useTranslation("time-rules");
  const [typed, setTyped] = useState<Record<BankNumber, number | string>>(config);
  const [isActive, setActive] = useState(config.activa);
  const [cap, setCap] = useState<number | string>(
    config.tope_anual_minutos === null ? "" : config.tope_anual_minutos / minutesOfHour,
  );
  const [ends, setEnds] = useState(config.caduca_el ?? "");
  const [isJudged, setJudged] = useState(false);
  const save = useMutation(saveBankMutation);
  const submit = () => {
    setJudged(true);
    if (!numbers.every((field) => isWithin(field, typed[field]))) return;
    const body = {
      anyo: Number(typed.anyo),
      activa: isActive,
      umbral_minutos: Number(typed.umbral_minutos),
      intervalo_minutos: Number(typed.intervalo_minutos),
      maximo_diario_minutos: Number(typed.maximo_diario_minutos),
      tope_anual_minutos: cap === "" ? null : Math.round(Number(cap) * minutesOfHour),
      caduca_el: ends === "" ? null : ends,
    };
    save.mutate(body, {
      onSuccess: () => {
        notify({ kind: "success", message: t("saved") });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={t("bank.dialog")}
      submit={t("save")}
      pending={save.isPending}
      error={save.error}
      size={560}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("bank.dialogText")}</p>
      <Switch
        label={t("bank.active")}
        checked={isActive}
        onChange={(event) => setActive(event.currentTarget.checked)}
      />
      <div className={classes.fields}>
        {numbers.map((field) => (
          <NumberInput
            key={field}
            label={t(`bank.field.${field}`)}
            required
            allowDecimal={false}
            thousandSeparator=""
            value={typed[field]}
            error={
              isJudged &&
              !isWithin(field, typed[field]) &&
              t("between", { least: bankLimits[field][0], most: bankLimits[field][1] })
            }
            onChange={(value) => setTyped({ ...typed, [field]: value })}
          />
        ))}
        <NumberInput
          label={t("bank.field.cap")}
          description={t("bank.capHint")}
          min={1}
          max={2000}
          value={cap}
          onChange={setCap}
        />
        <DateField label={t("bank.field.expires")} value={ends} onChange={setEnds} />
      </div>
      <p className={classes.muted}>{t("bank.expiresHint")}</p>
    </FormDialog>
  );
}
