import { Checkbox } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { StaffCard } from "@atrio/contract/company/staff";

import { formatNumber } from "../../../../lib/format.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";

import { fieldTexts, permissionNames, withPermission } from "./acts.model.ts";
import type { PermissionName } from "./acts.model.ts";
import { permissionsMutation } from "./acts.queries.ts";
import { SuccessorField } from "./successor-field.tsx";

type PermissionsDialogProps = { person: StaffCard; onClose: () => void };

/** Dialog of a person's permissions over others: supervisor, hours bank, shift manager. */
export function PermissionsDialog({ person, onClose }: PermissionsDialogProps) {
  const { t } = useTranslation("staff-forms");
  const { id, supervisa, permiso_supervisor, supervisor_bolsa_horas, permiso_gestor_turnos } =
    person;
  const before = { permiso_supervisor, supervisor_bolsa_horas, permiso_gestor_turnos };
  const [draft, setDraft] = useState(before);
  const [successor, setSuccessor] = useState("");
  const save = useMutation(permissionsMutation);
  const losesTeam = supervisa > 0 && !draft.permiso_supervisor;
  const change = (name: PermissionName, isGiven: boolean) => {
    save.reset();
    setDraft(withPermission(draft, name, isGiven));
  };
  const submit = () =>
    save.mutate(
      { id, ...draft, ...(losesTeam && successor !== "" && { sustituto_id: Number(successor) }) },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("permissions.done") });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t("permissions.title", { name: person.nombre_completo })}
      submit={t("permissions.save")}
      disabled={permissionNames.every((name) => draft[name] === before[name])}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("permissions.text")}</p>
      {permissionNames.map((name) => (
        <Checkbox
          key={name}
          label={t(`permissions.${name}`)}
          description={t(`permissions.${name}Hint`)}
          checked={draft[name]}
          onChange={(event) => change(name, event.currentTarget.checked)}
        />
      ))}
      {losesTeam && (
        <>
          <p>{t("permissions.team", { count: supervisa, total: formatNumber(supervisa) })}</p>
          <SuccessorField
            id={id}
            value={successor}
            error={fieldTexts(save.error)["sustituto_id"]}
            onChange={setSuccessor}
          />
        </>
      )}
    </FormDialog>
  );
}
