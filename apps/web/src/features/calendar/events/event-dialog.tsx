import { Checkbox, ColorInput, Select, Textarea, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { eventColour } from "@atrio/contract/calendar/company-events";
import type { CompanyEvent } from "@atrio/contract/calendar/company-events";

import { ApiError } from "../../../lib/errors.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";
import { TimeField } from "../../../ui/typed-fields/time-field.tsx";

import classes from "./events.module.css";
import { centresQuery, saveEventMutation } from "./events.queries.ts";

type Form = {
  titulo: string;
  descripcion: string;
  desde: string;
  hasta: string;
  isWhole: boolean;
  hora_inicio: string;
  hora_fin: string;
  centro_id: number | null;
  color: string;
};

/** Colours offered beside any other. */
const offered = [eventColour, "#D9480F", "#2F7BD6", "#1F9275", "#C2337A", "#5F6B7A"];

type EventDialogProps = {
  /** null: a new one. */
  event: CompanyEvent | null;
  onClose: () => void;
};

/** Form of an event of the company. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const { t } = useTranslation("company-events");
  const [form, setForm] = useState<Form>(() => formOf(event));
  const [tried, setTried] = useState(false);
  const save = useMutation(saveEventMutation);
  const change = (part: Partial<Form>) => setForm({ ...form, ...part });
  const missing = (text: string) => (tried && text.trim() === "" ? t("missing") : undefined);
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const submit = () => {
    setTried(true);
    const isTimed = form.isWhole || (form.hora_inicio !== "" && form.hora_fin !== "");
    if (form.titulo.trim() === "" || form.desde === "" || form.hasta === "" || !isTimed) return;
    const { isWhole, hora_inicio, hora_fin, ...rest } = form;
    const times = isWhole ? { hora_inicio: null, hora_fin: null } : { hora_inicio, hora_fin };
    save.mutate(
      { id: event?.id ?? null, body: { ...rest, ...times, todo_el_dia: isWhole } },
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
      title={t(event === null ? "new" : "edit")}
      submit={t("save")}
      size={560}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t("name")}
        required
        maxLength={120}
        value={form.titulo}
        error={missing(form.titulo)}
        onChange={({ currentTarget }) => change({ titulo: currentTarget.value })}
      />
      <div className={classes.pair}>
        <DateField
          label={t("from")}
          required
          value={form.desde}
          error={missing(form.desde)}
          onChange={(desde) => change({ desde, ...(form.hasta < desde && { hasta: desde }) })}
        />
        <DateField
          label={t("to")}
          required
          value={form.hasta}
          error={missing(form.hasta) ?? fields["hasta"]?.join("\n")}
          onChange={(hasta) => change({ hasta })}
        />
      </div>
      <Checkbox
        label={t("wholeDay")}
        checked={form.isWhole}
        onChange={({ currentTarget }) => change({ isWhole: currentTarget.checked })}
      />
      {!form.isWhole && <Times form={form} missing={missing} onChange={change} />}
      <CentreField value={form.centro_id} onChange={(centro_id) => change({ centro_id })} />
      <ColorInput
        label={t("colour")}
        format="hex"
        withEyeDropper={false}
        swatches={offered}
        value={form.color}
        onChange={(color) => change({ color })}
      />
      <Textarea
        label={t("text")}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={form.descripcion}
        onChange={({ currentTarget }) => change({ descripcion: currentTarget.value })}
      />
    </FormDialog>
  );
}

type TimesProps = {
  form: Form;
  missing: (text: string) => string | undefined;
  onChange: (part: Partial<Form>) => void;
};

function Times({ form, missing, onChange }: TimesProps) {
  const { t } = useTranslation("company-events");
  return (
    <div className={classes.pair}>
      <TimeField
        label={t("start")}
        required
        value={form.hora_inicio}
        error={missing(form.hora_inicio)}
        onChange={(hora_inicio) => onChange({ hora_inicio })}
      />
      <TimeField
        label={t("end")}
        required
        value={form.hora_fin}
        error={missing(form.hora_fin)}
        onChange={(hora_fin) => onChange({ hora_fin })}
      />
    </div>
  );
}

type CentreFieldProps = { value: number | null; onChange: (id: number | null) => void };

const everywhere = "";

function CentreField({ value, onChange }: CentreFieldProps) {
  const { t } = useTranslation("company-events");
  const { data } = useQuery(centresQuery);
  return (
    <Select
      label={t("where")}
      allowDeselect={false}
      value={value === null ? everywhere : String(value)}
      onChange={(id) => onChange(id === null || id === everywhere ? null : Number(id))}
      data={[
        { value: everywhere, label: t("everywhere") },
        ...(data ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre })),
      ]}
    />
  );
}

function formOf(event: CompanyEvent | null): Form {
  return {
    titulo: event?.titulo ?? "",
    descripcion: event?.descripcion ?? "",
    desde: event?.desde ?? "",
    hasta: event?.hasta ?? "",
    isWhole: event?.todo_el_dia ?? true,
    hora_inicio: event?.hora_inicio ?? "",
    hora_fin: event?.hora_fin ?? "",
    centro_id: event?.centro_id ?? null,
    color: event?.color ?? eventColour,
  };
}
