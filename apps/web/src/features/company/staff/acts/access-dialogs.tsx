import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { StaffCard } from "@atrio/contract/company/staff";

import { formatNumber } from "../../../../lib/format.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { PasswordField } from "../../../../ui/password-field.tsx";

import { fieldTexts } from "./acts.model.ts";
import { inviteMutation, removeFactorMutation, resetMutation } from "./acts.queries.ts";
import type { Chosen } from "./change-dialog.tsx";

type PersonDialogProps = { person: StaffCard; onClose: () => void };

/** Asks before a link to set another password goes out. */
export function ResetDialog({ person, onClose }: PersonDialogProps) {
  const { t } = useTranslation("staff-forms");
  const reset = useMutation(resetMutation);
  const submit = () =>
    reset.mutate(person.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("reset.done") });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("reset.title", { name: person.nombre_completo })}
      submit={t("reset.send")}
      pending={reset.isPending}
      error={reset.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("reset.text", { email: person.email })}</p>
    </FormDialog>
  );
}

/** Removes the second factor of somebody who lost phone and codes. */
export function FactorDialog({ person, onClose }: PersonDialogProps) {
  const { t } = useTranslation("staff-forms");
  const [password, setPassword] = useState("");
  const remove = useMutation(removeFactorMutation);
  const submit = () =>
    remove.mutate(
      { trabajador_id: person.id, password },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("factor.done") });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t("factor.title", { name: person.nombre_completo })}
      submit={t("factor.remove")}
      isGrave
      disabled={password === ""}
      pending={remove.isPending}
      error={remove.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("factor.text")}</p>
      <PasswordField
        label={t("factor.password")}
        name="password"
        autoComplete="current-password"
        value={password}
        error={fieldTexts(remove.error)["password"]}
        onChange={setPassword}
      />
    </FormDialog>
  );
}

type InviteDialogProps = { chosen: Chosen; onClose: () => void; onDone?: () => void };

/** Asks before invitations go out; people with an account get none. */
export function InviteDialog({ chosen, onClose, onDone }: InviteDialogProps) {
  const { t } = useTranslation("staff-forms");
  const invite = useMutation(inviteMutation);
  const { total, ...who } = chosen;
  const submit = () =>
    invite.mutate(who, {
      onSuccess: (count) => {
        notify({
          kind: "success",
          message: t("invite.done", { count, number: formatNumber(count) }),
        });
        onDone?.();
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("invite.title", { count: total, number: formatNumber(total) })}
      submit={t("invite.send")}
      pending={invite.isPending}
      error={invite.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("invite.text")}</p>
    </FormDialog>
  );
}
