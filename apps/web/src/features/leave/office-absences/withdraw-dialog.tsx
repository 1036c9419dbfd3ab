import { Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { useRequestName } from "../requests/use-request-name.ts";

import { withdrawMutation } from "./office-absences.queries.ts";

type WithdrawDialogProps = { request: RequestView; onClose: () => void };

/** Withdraws an absence with a reason. */
export function WithdrawDialog({ request, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation("office-absences");
  const what = useRequestName()(request);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const save = useMutation(withdrawMutation);
  const motivo = reason.trim();
  const submit = () => {
    setTried(true);
    if (motivo === "") return;
    save.mutate(
      { id: request.id, motivo },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("withdraw.done") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("withdraw.title", { what, name: request.trabajador.nombre_completo })}
      submit={t("withdraw.button")}
      pending={save.isPending}
      error={save.error}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("withdraw.text")}</p>
      <Textarea
        label={t("field.reason")}
        description={t("field.reasonHint")}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        error={tried && motivo === "" ? t("field.needsReason") : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
