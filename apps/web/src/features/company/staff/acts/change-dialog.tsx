import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { StaffMember } from "@atrio/contract/company/staff";

import { dayIn, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import type { StaffFilter } from "../staff.model.ts";

import { changeBody, emptyChange, fieldTexts, isUnchanged } from "./acts.model.ts";
import { changeMutation } from "./acts.queries.ts";
import { ChangeFields } from "./change-fields.tsx";

/** People of an act: some by their ids, or all that a filter leaves; `total` of them. */
export type Chosen = { total: number } & ({ trabajadores_ids: number[] } | { filtro: StaffFilter });

type ChangeDialogProps = {
  chosen: Chosen;
  /** The only person, who can be given another contract too. */
  person?: Pick<StaffMember, "nombre_completo" | "puesto">;
  onClose: () => void;
  onDone?: () => void;
};

/** Another centre, schedule or contract, or other supervisors, from a day on. */
export function ChangeDialog({ chosen, person, onClose, onDone }: ChangeDialogProps) {
  const { t } = useTranslation("staff-forms");
  const today = dayIn(useCurrentUser().zona_horaria);
  const [draft, setDraft] = useState(() => emptyChange(today, person?.puesto ?? ""));
  const save = useMutation(changeMutation);
  const { total, ...who } = chosen;
  const submit = () =>
    save.mutate(
      { ...who, ...changeBody(draft) },
      {
        onSuccess: (count) => {
          const number = formatNumber(count);
          notify({ kind: "success", message: t("change.done", { count, number }) });
          onDone?.();
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={
        person === undefined
          ? t("change.titleMany", { count: total, number: formatNumber(total) })
          : t("change.title", { name: person.nombre_completo })
      }
      submit={t("change.save")}
      disabled={isUnchanged(draft)}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("change.text")}</p>
      <ChangeFields
        draft={draft}
        hasContract={person !== undefined}
        errors={fieldTexts(save.error)}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
    </FormDialog>
  );
}
