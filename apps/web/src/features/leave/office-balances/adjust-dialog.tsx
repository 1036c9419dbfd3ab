import { SegmentedControl, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeBalance } from "@atrio/contract/leave/balances-office";

import { randomKey } from "../../../lib/random.ts";
import { AmountField } from "../../../ui/amount-field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";
import { useAmount } from "../requests/use-amount.ts";

import { amountOf } from "./office-balances.model.ts";
import type { AdjustForm } from "./office-balances.model.ts";
import { adjustMutation } from "./office-balances.queries.ts";

type AdjustDialogProps = { row: OfficeBalance; onClose: () => void };

const empty: AdjustForm = { way: "add", cantidad: 0, caduca_el: "", motivo: "" };

/** Adds to somebody's balance or takes from it, with a reason. */
export function AdjustDialog({ row, onClose }: AdjustDialogProps) {
  const { t } = useTranslation("leave-balances");
  const { t: words } = useTranslation("requests");
  const amount = useAmount();
  const [form, setForm] = useState(empty);
  const [tried, setTried] = useState(false);
  const save = useMutation(adjustMutation);
  const { saldo, persona } = row;
  const inHours = saldo.unidad === "horas";
  const cantidad = amountOf(form, inHours);
  // The same attempt again, after a lost answer, adjusts once.
  const [key, setKey] = useState(randomKey);
  const change = (part: Partial<AdjustForm>) => {
    save.reset();
    setKey(randomKey());
    setForm({ ...form, ...part });
  };
  const submit = () => {
    setTried(true);
    const motivo = form.motivo.trim();
    if (cantidad === 0 || motivo === "") return;
    const expiry = form.way === "add" && form.caduca_el !== "" ? { caduca_el: form.caduca_el } : {};
    save.mutate(
      {
        trabajador_id: persona.id,
        saldo: saldo.saldo,
        anyo: saldo.anyo,
        cantidad,
        motivo,
        ...expiry,
        key,
      },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("dialog.saved") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("dialog.title", { name: persona.nombre_completo })}
      submit={t("dialog.save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {t("dialog.intro", {
          balance: words(`balance.${saldo.saldo}`),
          year: saldo.anyo,
          amount: amount(saldo.dias_restantes, saldo.unidad),
        })}
      </p>
      <AdjustFields form={form} row={row} isTried={tried} onChange={change} />
      {cantidad !== 0 && (
        <p aria-live="polite">
          {t("dialog.after", {
            amount: amount(Math.round((saldo.dias_restantes + cantidad) * 100) / 100, saldo.unidad),
          })}
        </p>
      )}
    </FormDialog>
  );
}

type AdjustFieldsProps = {
  form: AdjustForm;
  row: OfficeBalance;
  /** Sent once already: empty fields are told. */
  isTried: boolean;
  onChange: (part: Partial<AdjustForm>) => void;
};

function AdjustFields({ form, row: { saldo }, isTried, onChange }: AdjustFieldsProps) {
  const { t } = useTranslation("leave-balances");
  const inHours = saldo.unidad === "horas";
  return (
    <>
      <SegmentedControl<AdjustForm["way"]>
        aria-label={t("dialog.way")}
        value={form.way}
        data={[
          { value: "add", label: t("dialog.add") },
          { value: "take", label: t("dialog.take") },
        ]}
        onChange={(way) => onChange({ way })}
      />
      <AmountField
        label={t(inHours ? "dialog.hours" : "dialog.days")}
        required
        value={form.cantidad === 0 ? null : form.cantidad}
        error={isTried && form.cantidad === 0 ? t("dialog.needsAmount") : undefined}
        onChange={(cantidad) => onChange({ cantidad: cantidad ?? 0 })}
      />
      {form.way === "add" && (
        <DateField
          label={t("dialog.expires")}
          description={t("dialog.expiresHint")}
          value={form.caduca_el}
          min={`${saldo.anyo}-01-01`}
          onChange={(caduca_el) => onChange({ caduca_el })}
        />
      )}
      <Textarea
        label={t("dialog.reason")}
        description={t("dialog.reasonHint")}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={form.motivo}
        error={isTried && form.motivo.trim() === "" ? t("dialog.needsReason") : undefined}
        onChange={(event) => onChange({ motivo: event.currentTarget.value })}
      />
    </>
  );
}
