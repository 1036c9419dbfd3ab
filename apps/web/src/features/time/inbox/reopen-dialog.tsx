import { Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeMonth } from "@atrio/contract/time/office-time";

import { formatMonthInText } from "../../../lib/format.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import classes from "./inbox.module.css";
import { reopenMutation } from "./inbox.queries.ts";

type ReopenDialogProps = { month: OfficeMonth; onClose: () => void };

/** Reopens a closed month, with a reason that its worker reads. */
export function ReopenDialog({ month, onClose }: ReopenDialogProps) {
  const { t } = useTranslation("office-inbox");
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const reopen = useMutation(reopenMutation);
  const submit = () => {
    const { solicitud_id } = month;
    setMissing(reason.trim() === "");
    if (reason.trim() === "" || solicitud_id === null) return;
    reopen.mutate(
      { id: solicitud_id, reason: reason.trim() },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("months.reopened") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("months.reopenTitle", { month: formatMonthInText(month.anyo, month.mes) })}
      submit={t("months.reopen")}
      pending={reopen.isPending}
      error={reopen.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.text}>
        {t("months.reopenText", { name: month.trabajador.nombre_completo })}
      </p>
      <Textarea
        label={t("months.reason")}
        description={t("months.reasonHint")}
        required
        autosize
        minRows={3}
        maxLength={500}
        value={reason}
        error={isMissing && t("months.reasonMissing")}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
