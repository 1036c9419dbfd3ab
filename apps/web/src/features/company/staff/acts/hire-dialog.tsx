import { Checkbox, Select, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { dayIn } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { optionsQuery } from "../staff.queries.ts";

import { emptyHire, fieldTexts, hireBody } from "./acts.model.ts";
import type { HireDraft } from "./acts.model.ts";
import classes from "./acts.module.css";
import { hireMutation } from "./acts.queries.ts";
import { ContractFields } from "./contract-fields.tsx";
import { SupervisorsField } from "./supervisors-field.tsx";

type HireDialogProps = { onHired: (id: number) => void; onClose: () => void };

/** A new person: identity, place, contract, and the invitation now or later. */
export function HireDialog({ onHired, onClose }: HireDialogProps) {
  const { t } = useTranslation("staff-forms");
  const today = dayIn(useCurrentUser().zona_horaria);
  const [draft, setDraft] = useState(() => emptyHire(today));
  const hire = useMutation(hireMutation);
  const errors = fieldTexts(hire.error);
  const change = (part: Partial<HireDraft>) => setDraft({ ...draft, ...part });
  const submit = () =>
    hire.mutate(hireBody(draft), {
      onSuccess: (id) => {
        notify({ kind: "success", message: t("hire.done", { name: draft.nombre }) });
        onHired(id);
      },
    });
  return (
    <FormDialog
      title={t("hire.title")}
      size={720}
      submit={t("hire.save")}
      pending={hire.isPending}
      error={hire.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Identity draft={draft} errors={errors} onChange={change} />
      <Place draft={draft} errors={errors} onChange={change} />
      <ContractFields draft={draft} none={t("hire.noContract")} errors={errors} onChange={change} />
      <Checkbox
        label={t("hire.supervises")}
        checked={draft.permiso_supervisor}
        onChange={(event) => change({ permiso_supervisor: event.currentTarget.checked })}
      />
      <Checkbox
        label={t("hire.invite")}
        description={t("hire.inviteHint")}
        checked={draft.invitar}
        onChange={(event) => change({ invitar: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}

type FieldsProps = {
  draft: HireDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<HireDraft>) => void;
};

const names = ["nombre", "apellido1", "apellido2", "nif", "email", "telefono", "codigo"] as const;
const required: readonly string[] = ["nombre", "apellido1", "email"];

function Identity({ draft, errors, onChange }: FieldsProps) {
  const { t } = useTranslation("staff-forms");
  return (
    <fieldset className={classes.fields}>
      <legend>{t("hire.identity")}</legend>
      {names.map((name) => (
        <TextInput
          key={name}
          label={t(`field.${name}`)}
          description={name === "codigo" ? t("hire.codeHint") : undefined}
          inputWrapperOrder={["label", "input", "description", "error"]}
          required={required.includes(name)}
          maxLength={254}
          value={draft[name]}
          error={errors[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}

function Place({ draft, errors, onChange }: FieldsProps) {
  const { t } = useTranslation("staff-forms");
  const { data: options } = useQuery(optionsQuery);
  const named = (all: ReadonlyArray<{ id: number; nombre: string }> = []) => [
    { value: "", label: t("field.none") },
    ...all.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ];
  return (
    <fieldset className={classes.fields}>
      <legend>{t("hire.place")}</legend>
      <DateField
        label={t("field.fecha_alta")}
        required
        value={draft.fecha_alta}
        error={errors["fecha_alta"]}
        onChange={(fecha_alta) => onChange({ fecha_alta })}
      />
      <Select
        label={t("field.centro_trabajo_id")}
        searchable
        data={named(options?.centros)}
        value={draft.centro_trabajo_id}
        error={errors["centro_trabajo_id"]}
        onChange={(centro_trabajo_id) => onChange({ centro_trabajo_id: centro_trabajo_id ?? "" })}
      />
      <Select
        label={t("field.horario_id")}
        searchable
        data={named(options?.horarios)}
        value={draft.horario_id}
        error={errors["horario_id"]}
        onChange={(horario_id) => onChange({ horario_id: horario_id ?? "" })}
      />
      <TextInput
        label={t("field.departamento")}
        maxLength={120}
        value={draft.departamento}
        error={errors["departamento"]}
        onChange={(event) => onChange({ departamento: event.currentTarget.value })}
      />
      <TextInput
        label={t("field.puesto")}
        maxLength={120}
        required={draft.codigo_contrato !== ""}
        value={draft.puesto}
        error={errors["puesto"]}
        onChange={(event) => onChange({ puesto: event.currentTarget.value })}
      />
      <SupervisorsField
        value={draft.supervisores_ids}
        error={errors["supervisores_ids"]}
        onChange={(supervisores_ids) => onChange({ supervisores_ids })}
      />
    </fieldset>
  );
}
