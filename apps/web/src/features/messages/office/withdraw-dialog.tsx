import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { CompanyMessage } from "@atrio/contract/messages/company-messages";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { withdrawMutation } from "./messages-office.queries.ts";

type WithdrawDialogProps = { message: CompanyMessage; onClose: () => void };

/** Confirmation before a message is withdrawn, with its effects. */
export function WithdrawDialog({ message, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation("messages-office");
  const withdraw = useMutation(withdrawMutation);
  const submit = () =>
    withdraw.mutate(message.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("withdraw.done") });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("withdraw.title")}
      submit={t("withdraw.submit")}
      isGrave
      pending={withdraw.isPending}
      error={withdraw.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <b>{message.titulo}</b>
      </p>
      <p>{t("withdraw.text")}</p>
    </FormDialog>
  );
}
