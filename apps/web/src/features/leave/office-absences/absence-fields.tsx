import { Switch, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { requestKinds } from "@atrio/contract/kinds";

import { DateField } from "../../../ui/typed-fields/date-field.tsx";
import { TimeField } from "../../../ui/typed-fields/time-field.tsx";

import type { AbsenceForm, FormField } from "./office-absences.model.ts";
import classes from "./office-absences.module.css";

type AbsenceFieldsProps = {
  form: AbsenceForm;
  /** Required fields that are empty, once it was sent. */
  missing: readonly FormField[];
  /** The last day is known: no switch for a leave without one. */
  hasEnd?: boolean;
  onChange: (part: Partial<AbsenceForm>) => void;
};

/** Days of an absence and the reason of the act. */
export function AbsenceFields({ form, missing, hasEnd = false, onChange }: AbsenceFieldsProps) {
  const { t } = useTranslation("office-absences");
  const inHours = form.pe_solicitud_tipo_id === requestKinds.paidHours;
  const isSick = form.pe_solicitud_tipo_id === requestKinds.medicalLeave;
  const dateError = (field: FormField) =>
    missing.includes(field) ? t("field.needsDate") : undefined;
  return (
    <>
      <div className={classes.fields}>
        <DateField
          label={t("field.from")}
          required
          value={form.from}
          error={dateError("from")}
          onChange={(from) => onChange({ from })}
        />
        {!inHours && !(isSick && form.open) && (
          <DateField
            label={t("field.to")}
            required
            value={form.to}
            min={form.from === "" ? undefined : form.from}
            error={dateError("to")}
            onChange={(to) => onChange({ to })}
          />
        )}
        {inHours && <Hours form={form} missing={missing} onChange={onChange} />}
      </div>
      {isSick && (
        <>
          {!hasEnd && (
            <Switch
              label={t("field.open")}
              description={t("field.openHint")}
              checked={form.open}
              onChange={(event) => onChange({ open: event.currentTarget.checked })}
            />
          )}
          <Switch
            label={t("field.hospital")}
            checked={form.hospital}
            onChange={(event) => onChange({ hospital: event.currentTarget.checked })}
          />
        </>
      )}
      <Textarea
        label={t("field.reason")}
        description={t("field.reasonHint")}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={form.reason}
        error={missing.includes("reason") ? t("field.needsReason") : undefined}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    </>
  );
}

function Hours({ form, missing, onChange }: Omit<AbsenceFieldsProps, "hasEnd">) {
  const { t } = useTranslation("office-absences");
  const errorOf = (field: FormField) =>
    missing.includes(field) ? t("field.needsDate") : undefined;
  return (
    <>
      <TimeField
        label={t("field.start")}
        required
        value={form.start}
        error={errorOf("start")}
        onChange={(start) => onChange({ start })}
      />
      <TimeField
        label={t("field.end")}
        required
        value={form.end}
        error={errorOf("end")}
        onChange={(end) => onChange({ end })}
      />
    </>
  );
}
