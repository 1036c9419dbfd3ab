import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { BankAccount } from "@atrio/contract/people/bank-accounts";

import { Dialog } from "../../../../ui/dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { removeMutation } from "../bank-accounts.queries.ts";
import { useAccountName } from "../use-account-name.ts";

import { PasswordForm } from "./password-form.tsx";
import { WaitNote } from "./wait-note.tsx";

type RemoveDialogProps = { account: BankAccount; days: number; onClose: () => void };

/** Confirmation, with the password, before an account is removed. */
export function RemoveDialog({ account, days, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("bank-accounts");
  const name = useAccountName()(account);
  const remove = useMutation(removeMutation(account.id));
  const send = (password: string) =>
    remove.mutate(password, {
      onSuccess: () => {
        notify({ kind: "success", message: t("remove.done") });
        onClose();
      },
    });
  return (
    <Dialog title={t("remove.title")} onClose={onClose}>
      <PasswordForm
        action={t("remove.action")}
        isPending={remove.isPending}
        error={remove.error}
        onSubmit={send}
        onClose={onClose}
      >
        <p>{t("remove.text", { account: name, iban: account.iban })}</p>
        <WaitNote days={days} />
      </PasswordForm>
    </Dialog>
  );
}
