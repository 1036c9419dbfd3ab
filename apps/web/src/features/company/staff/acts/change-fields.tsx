import { Checkbox, Select, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { optionsQuery } from "../staff.queries.ts";

import type { ChangeDraft } from "./acts.model.ts";
import { ContractFields } from "./contract-fields.tsx";
import { SupervisorsField } from "./supervisors-field.tsx";

type ChangeFieldsProps = {
  draft: ChangeDraft;
  /** The change is about one person, who can be given another contract too. */
  hasContract: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<ChangeDraft>) => void;
};

/** The day, and what is another from it on; everything else stays as it is. */
export function ChangeFields({ draft, hasContract, errors, onChange }: ChangeFieldsProps) {
  const { t } = useTranslation("staff-forms");
  const { data: options } = useQuery(optionsQuery);
  const kept = (all: ReadonlyArray<{ id: number; nombre: string }> = []) => [
    { value: "", label: t("change.same") },
    ...all.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ];
  const { supervisores_ids } = draft;
  return (
    <>
      <DateField
        label={t("change.from")}
        required
        value={draft.desde}
        error={errors["desde"]}
        onChange={(desde) => onChange({ desde })}
      />
      <Select
        label={t("field.centro_trabajo_id")}
        searchable
        data={kept(options?.centros)}
        value={draft.centro_trabajo_id}
        error={errors["centro_trabajo_id"]}
        onChange={(value) => onChange({ centro_trabajo_id: value ?? "" })}
      />
      <Select
        label={t("field.horario_id")}
        searchable
        data={kept(options?.horarios)}
        value={draft.horario_id}
        error={errors["horario_id"]}
        onChange={(value) => onChange({ horario_id: value ?? "" })}
      />
      <Checkbox
        label={t("change.supervisors")}
        checked={supervisores_ids !== null}
        onChange={(event) =>
          onChange({ supervisores_ids: event.currentTarget.checked ? [] : null })
        }
      />
      {supervisores_ids !== null && (
        <SupervisorsField
          value={supervisores_ids}
          error={errors["supervisores_ids"]}
          onChange={(ids) => onChange({ supervisores_ids: ids })}
        />
      )}
      {hasContract && (
        <ContractFields draft={draft} none={t("change.same")} errors={errors} onChange={onChange} />
      )}
      {draft.codigo_contrato !== "" && (
        <TextInput
          label={t("field.puesto")}
          required
          maxLength={200}
          value={draft.puesto}
          error={errors["puesto"]}
          onChange={(event) => onChange({ puesto: event.currentTarget.value })}
        />
      )}
    </>
  );
}
