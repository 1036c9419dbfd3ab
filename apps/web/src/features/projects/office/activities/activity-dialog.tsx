import { MultiSelect, Switch, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";

import { ApiError } from "../../../../lib/errors.ts";
import { AmountField } from "../../../../ui/amount-field.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { projectFieldsQuery } from "../../team/team-projects.queries.ts";
import { hoursOf, minutesOf, offeredParts } from "../projects-office.model.ts";
import { saveActivityMutation } from "../projects-office.queries.ts";

type ActivityDialogProps = {
  projectId: number;
  /** null for a new one. */
  activity: OfficeProject["actividades"][number] | null;
  onClose: () => void;
};

/** Form of an activity: approval, budget, and the fields that it asks for in their order. */
export function ActivityDialog({ projectId, activity, onClose }: ActivityDialogProps) {
  const { t } = useTranslation("projects-office");
  const [form, setForm] = useState(() => ({
    nombre: activity?.nombre ?? "",
    requiere_aprobacion: activity?.requiere_aprobacion ?? true,
    activo: activity?.activo ?? true,
    parte_ids: activity?.parte_ids ?? [],
    hours: hoursOf(activity?.presupuesto_minutos ?? null),
  }));
  const [tried, setTried] = useState(false);
  const save = useMutation(saveActivityMutation);
  const put = (change: Partial<typeof form>) => {
    save.reset();
    setForm({ ...form, ...change });
  };
  const isBlank = form.nombre.trim() === "";
  const submit = () => {
    setTried(true);
    if (isBlank) return;
    const { hours, ...facts } = form;
    const body = { ...facts, nombre: form.nombre.trim(), presupuesto_minutos: minutesOf(hours) };
    save.mutate(
      { id: activity?.id ?? null, projectId, body },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("activities.saved") });
          onClose();
        },
      },
    );
  };
  const sent = save.error instanceof ApiError ? save.error.fields["nombre"]?.join("\n") : undefined;
  return (
    <FormDialog
      title={
        activity === null ? t("activities.new") : t("activities.editOf", { name: activity.nombre })
      }
      submit={t("save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t("activities.name")}
        value={form.nombre}
        maxLength={120}
        required
        error={tried && isBlank ? t("fault.required") : sent}
        onChange={(event) => put({ nombre: event.currentTarget.value })}
      />
      <Switch
        label={t("activities.approval")}
        description={t("activities.approvalHint")}
        checked={form.requiere_aprobacion}
        onChange={(event) => put({ requiere_aprobacion: event.currentTarget.checked })}
      />
      <AmountField
        label={t("budget")}
        description={t("budgetHint")}
        value={form.hours}
        onChange={(hours) => put({ hours })}
      />
      <PartsField value={form.parte_ids} onChange={(parte_ids) => put({ parte_ids })} />
      {activity !== null && (
        <Switch
          label={t("activities.active")}
          description={t("activities.activeHint")}
          checked={form.activo}
          onChange={(event) => put({ activo: event.currentTarget.checked })}
        />
      )}
    </FormDialog>
  );
}

type PartsFieldProps = { value: number[]; onChange: (ids: number[]) => void };

function PartsField({ value, onChange }: PartsFieldProps) {
  const { t } = useTranslation("projects-office");
  const parts = offeredParts(useQuery(projectFieldsQuery).data ?? [], value);
  if (parts.length === 0) {
    return (
      <p>
        {t("activities.noParts")}{" "}
        <Link to="/admin/projects" search={{ vista: "campos" }}>
          {t("parts.title")}
        </Link>
      </p>
    );
  }
  return (
    <MultiSelect
      label={t("activities.parts")}
      description={t("activities.partsHint")}
      data={parts.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      value={value.map(String)}
      maxValues={10}
      searchable
      onChange={(ids) => onChange(ids.map(Number))}
    />
  );
}
