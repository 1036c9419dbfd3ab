import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { BankAccounts, BankShare } from "@atrio/contract/people/bank-accounts";

import { ApiError } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { sharesMutation } from "../bank-accounts.queries.ts";
import { PasswordForm } from "../dialogs/password-form.tsx";
import { WaitNote } from "../dialogs/wait-note.tsx";

type SaveDialogProps = { data: BankAccounts; shares: BankShare[]; onClose: () => void };

/** Password prompt before the pay is split in another way. */
export function SaveDialog({ data, shares, onClose }: SaveDialogProps) {
  const { t } = useTranslation("bank-accounts");
  const { id: workerId } = useCurrentUser();
  const save = useMutation(sharesMutation(workerId));
  const send = (password: string) =>
    save.mutate(
      { version: data.version, cuentas: shares, password },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("split.saved") });
          onClose();
        },
        onError: (error) => {
          // The accounts are read again and this dialog goes with those it was about.
          if (!(error instanceof ApiError) || error.code !== "bank.changed") return;
          notify({ kind: "error", title: t("split.changed"), message: error.message, duration: 0 });
          onClose();
        },
      },
    );
  return (
    <Dialog title={t("split.confirm")} onClose={onClose}>
      <PasswordForm
        action={t("split.save")}
        isPending={save.isPending}
        error={save.error}
        onSubmit={send}
        onClose={onClose}
      >
        <p>{t("split.confirm_text")}</p>
        <WaitNote days={data.dias_espera_iban} />
      </PasswordForm>
    </Dialog>
  );
}
