import { Select } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { randomKey } from "../../../lib/random.ts";
import { Finder } from "../../../ui/finder.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { useKindName } from "../requests/use-kind-name.ts";

import { AbsenceFields } from "./absence-fields.tsx";
import { absenceKinds, emptyForm, missingIn, withSubtypes } from "./office-absences.model.ts";
import type { AbsenceForm } from "./office-absences.model.ts";
import { enterMutation, leaveRulesQuery } from "./office-absences.queries.ts";

/** Enters an absence for somebody, in force at once. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("office-absences");
  const [form, setForm] = useState(emptyForm);
  const [tried, setTried] = useState(false);
  // The same attempt again, after a lost answer, enters one absence.
  const [key, setKey] = useState(randomKey);
  const save = useMutation(enterMutation);
  const missing = tried ? missingIn(form) : [];
  const change = (part: Partial<AbsenceForm>) => {
    save.reset();
    setKey(randomKey());
    setForm({ ...form, ...part });
  };
  const submit = () => {
    setTried(true);
    const { person } = form;
    if (person === null || missingIn(form).length > 0) return;
    save.mutate(
      { form: { ...form, person }, key },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("enter.done") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("enter.button")}
      submit={t("enter.save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Finder
        kind="person"
        label={t("person")}
        value={form.person}
        error={missing.includes("person") ? t("field.needsPerson") : undefined}
        onChange={(person) => change({ person })}
      />
      <KindFields form={form} lacksSubtype={missing.includes("subtype")} onChange={change} />
      <AbsenceFields form={form} missing={missing} onChange={change} />
      <p>{t("enter.effect")}</p>
    </FormDialog>
  );
}

type KindFieldsProps = {
  form: AbsenceForm;
  lacksSubtype: boolean;
  onChange: (part: Partial<AbsenceForm>) => void;
};

/** Kind of absence, and which leave where it has several. */
function KindFields({ form, lacksSubtype, onChange }: KindFieldsProps) {
  const { t } = useTranslation("office-absences");
  const kindName = useKindName();
  const rules = useQuery(leaveRulesQuery).data ?? [];
  const subtypes = rules.filter((rule) => rule.pe_solicitud_tipo_id === form.pe_solicitud_tipo_id);
  return (
    <>
      <Select
        label={t("kind")}
        allowDeselect={false}
        value={String(form.pe_solicitud_tipo_id)}
        data={absenceKinds.map((kind) => ({ value: String(kind), label: kindName(kind) }))}
        onChange={(kind) =>
          kind !== null &&
          onChange({ pe_solicitud_tipo_id: Number(kind), pe_solicitud_subtipo_id: null })
        }
      />
      {withSubtypes.includes(form.pe_solicitud_tipo_id) && (
        <Select
          label={t("field.subtype")}
          required
          searchable
          value={
            form.pe_solicitud_subtipo_id === null ? null : String(form.pe_solicitud_subtipo_id)
          }
          data={subtypes.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          error={lacksSubtype ? t("field.needsSubtype") : undefined}
          onChange={(id) => onChange({ pe_solicitud_subtipo_id: id === null ? null : Number(id) })}
        />
      )}
    </>
  );
}
