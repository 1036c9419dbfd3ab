import { Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { withdrawMutation } from "./batches.queries.ts";

type WithdrawDialogProps = { payslipId: number; name: string; onClose: () => void };

/** Withdraws one published payslip, with a reason. */
export function WithdrawDialog({ payslipId, name, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation("payslip-batches");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const withdraw = useMutation(withdrawMutation);
  const isMissing = reason.trim() === "";
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    withdraw.mutate(
      { payslipId, reason: reason.trim() },
      {
        onSuccess: (count) => {
          const message =
            count === 0 ? t("withdrawing.done") : t("withdrawing.doneCertificates", { count });
          notify({ kind: "success", message });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("withdrawing.title", { name })}
      submit={t("withdrawing.send")}
      isGrave
      pending={withdraw.isPending}
      error={withdraw.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("withdrawing.text")}</p>
      <Textarea
        label={t("withdrawing.reason")}
        description={t("withdrawing.reasonHint")}
        autosize
        minRows={2}
        maxLength={500}
        required
        withAsterisk={false}
        value={reason}
        error={isTried && isMissing ? t("withdrawing.reasonNeeded") : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
