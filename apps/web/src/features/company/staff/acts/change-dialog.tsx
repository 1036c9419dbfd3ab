import { Checkbox, Select } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { dayIn, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import type { StaffFilter } from "../staff.model.ts";
import { optionsQuery } from "../staff.queries.ts";

import { fieldTexts } from "./acts.model.ts";
import { changeMutation } from "./acts.queries.ts";
import { SupervisorsField } from "./hire-dialog.tsx";

/** People of an act: some by their ids, or all that a filter leaves; `total` of them. */
export type Chosen = { total: number } & ({ trabajadores_ids: number[] } | { filtro: StaffFilter });

type ChangeDialogProps = {
  chosen: Chosen;
  /** Name of the only person. */
  name?: string;
  onClose: () => void;
  onDone?: () => void;
};

/** Another centre, schedule or other supervisors from a day on. */
export function ChangeDialog({ chosen, name, onClose, onDone }: ChangeDialogProps) {
  const { t } = useTranslation("staff-forms");
  const { data: options } = useQuery(optionsQuery);
  const [desde, setDesde] = useState(dayIn(useCurrentUser().zona_horaria));
  const [centre, setCentre] = useState("");
  const [schedule, setSchedule] = useState("");
  const [supervisors, setSupervisors] = useState<string[] | null>(null);
  const save = useMutation(changeMutation);
  const errors = fieldTexts(save.error);
  const { total, ...who } = chosen;
  const isEmpty = centre === "" && schedule === "" && supervisors === null;
  const submit = () =>
    save.mutate(
      {
        ...who,
        desde,
        ...(centre !== "" && { centro_trabajo_id: Number(centre) }),
        ...(schedule !== "" && { horario_id: Number(schedule) }),
        ...(supervisors !== null && { supervisores_ids: supervisors.map(Number) }),
      },
      {
        onSuccess: (count) => {
          notify({
            kind: "success",
            message: t("change.done", { count, number: formatNumber(count) }),
          });
          onDone?.();
          onClose();
        },
      },
    );
  const kept = (all: ReadonlyArray<{ id: number; nombre: string }> = []) => [
    { value: "", label: t("change.same") },
    ...all.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ];
  return (
    <FormDialog
      title={
        name === undefined
          ? t("change.titleMany", { count: total, number: formatNumber(total) })
          : t("change.title", { name })
      }
      submit={t("change.save")}
      disabled={isEmpty || desde === ""}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("change.text")}</p>
      <DateField
        label={t("change.from")}
        required
        value={desde}
        error={errors["desde"]}
        onChange={setDesde}
      />
      <Select
        label={t("field.centro_trabajo_id")}
        searchable
        data={kept(options?.centros)}
        value={centre}
        error={errors["centro_trabajo_id"]}
        onChange={(value) => setCentre(value ?? "")}
      />
      <Select
        label={t("field.horario_id")}
        searchable
        data={kept(options?.horarios)}
        value={schedule}
        error={errors["horario_id"]}
        onChange={(value) => setSchedule(value ?? "")}
      />
      <Checkbox
        label={t("change.supervisors")}
        checked={supervisors !== null}
        onChange={(event) => setSupervisors(event.currentTarget.checked ? [] : null)}
      />
      {supervisors !== null && (
        <SupervisorsField
          value={supervisors}
          error={errors["supervisores_ids"]}
          onChange={setSupervisors}
        />
      )}
    </FormDialog>
  );
}
