import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { withdrawMutation } from "../bank-accounts.queries.ts";

import { PasswordForm } from "./password-form.tsx";

type WithdrawDialogProps = { version: number; onClose: () => void };

/** Cancels the waiting change. */
export function WithdrawDialog({ version, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation("bank-accounts");
  const { id: workerId } = useCurrentUser();
  const withdraw = useMutation(withdrawMutation(workerId, version));
  const send = (password: string) =>
    withdraw.mutate(password, {
      onSuccess: () => {
        notify({ kind: "success", message: t("withdraw.done") });
        onClose();
      },
    });
  return (
    <Dialog title={t("withdraw.title")} onClose={onClose}>
      <PasswordForm
        action={t("withdraw.action")}
        isPending={withdraw.isPending}
        error={withdraw.error}
        onSubmit={send}
        onClose={onClose}
      >
        <p>{t("withdraw.text")}</p>
      </PasswordForm>
    </Dialog>
  );
}
