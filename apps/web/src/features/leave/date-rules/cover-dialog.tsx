import { Chip, NumberInput, Select, Switch, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { DateRules, MinimumCover } from "@atrio/contract/leave/date-rules";

import { addDays, formatWeekday } from "../../../lib/format.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { coverFormOf } from "./date-rules.model.ts";
import type { CoverForm } from "./date-rules.model.ts";
import classes from "./date-rules.module.css";
import { saveCoverMutation } from "./date-rules.queries.ts";
import { ScopeFields } from "./scope-fields.tsx";

type CoverDialogProps = { rule: MinimumCover | null; rules: DateRules; onClose: () => void };

/** Form of a minimum cover. */
export function CoverDialog({ rule, rules, onClose }: CoverDialogProps) {
  const { t } = useTranslation("leave-dates");
  const [form, setForm] = useState(() => coverFormOf(rule));
  const [tried, setTried] = useState(false);
  const save = useMutation(saveCoverMutation);
  const change = (part: Partial<CoverForm>) => setForm({ ...form, ...part });
  const isNameless = form.nombre.trim() === "";
  const submit = () => {
    setTried(true);
    if (isNameless || form.dias.length === 0 || form.amount < 1) return;
    save.mutate(
      { id: rule?.id, form },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("form.saved") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t(rule === null ? "covers.add" : "covers.edit")}
      submit={t("form.save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t("form.name")}
        required
        maxLength={120}
        value={form.nombre}
        error={tried && isNameless ? t("form.required") : undefined}
        onChange={(event) => change({ nombre: event.currentTarget.value })}
      />
      <ScopeFields form={form} rules={rules} onChange={change} />
      <Select
        label={t("covers.team")}
        placeholder={t("covers.anyTeam")}
        clearable
        searchable
        value={form.supervisor_id === null ? null : String(form.supervisor_id)}
        data={rules.supervisores.map(({ id, nombre_completo }) => ({
          value: String(id),
          label: nombre_completo,
        }))}
        onChange={(id) => change({ supervisor_id: id === null ? null : Number(id) })}
      />
      <div className={classes.pair}>
        <NumberInput
          label={t("covers.least")}
          required
          min={1}
          max={form.unit === "porcentaje" ? 100 : 10_000}
          allowDecimal={false}
          value={form.amount}
          error={tried && form.amount < 1 ? t("form.required") : undefined}
          onChange={(amount) => change({ amount: Number(amount) })}
        />
        <Select
          label={t("covers.unit")}
          allowDeselect={false}
          value={form.unit}
          data={[
            { value: "personas", label: t("covers.people") },
            { value: "porcentaje", label: t("covers.share") },
          ]}
          onChange={(unit) => change({ unit: unit === "porcentaje" ? "porcentaje" : "personas" })}
        />
      </div>
      <Weekdays form={form} isMissing={tried && form.dias.length === 0} onChange={change} />
      <Switch
        label={t("form.impedes")}
        description={t("form.impedesHint")}
        checked={form.impide}
        onChange={(event) => change({ impide: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Any Monday. */
const monday = "2026-01-05";

type WeekdaysProps = {
  form: CoverForm;
  isMissing: boolean;
  onChange: (part: Partial<CoverForm>) => void;
};

function Weekdays({ form, isMissing, onChange }: WeekdaysProps) {
  const { t } = useTranslation("leave-dates");
  return (
    <div role="group" aria-label={t("covers.days")}>
      <p className={classes.muted}>{t("covers.days")}</p>
      <Chip.Group
        multiple
        value={form.dias.map(String)}
        onChange={(days) => onChange({ dias: days.map(Number).toSorted((a, b) => a - b) })}
      >
        <span className={classes.chips}>
          {weekdays.map((day) => (
            <Chip key={day} value={String(day)} variant="light">
              {formatWeekday(addDays(monday, day - 1))}
            </Chip>
          ))}
        </span>
      </Chip.Group>
      {isMissing && <p role="alert">{t("form.required")}</p>}
    </div>
  );
}
