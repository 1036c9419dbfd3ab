import { Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeDocument } from "@atrio/contract/papers/documents-office";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { withdrawMutation } from "./office-documents.queries.ts";

type WithdrawDialogProps = {
  document: OfficeDocument;
  onDone?: () => void;
  onClose: () => void;
};

/** Withdraws a document from its readers, after a question. */
export function WithdrawDialog({ document, onDone, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation("office-documents");
  const withdraw = useMutation(withdrawMutation);
  const [motivo, setMotivo] = useState("");
  const [isTried, setTried] = useState(false);
  const { documento_id, trabajador, personas, titulo } = document;
  const values = { title: titulo, name: trabajador?.nombre_completo ?? "" };
  const forMany = () => t("withdraw.manyText", { ...values, count: personas ?? 0 });
  const forOne = () => t(trabajador === null ? "withdraw.sharedText" : "withdraw.oneText", values);
  const submit = () => {
    setTried(true);
    if (motivo.trim() === "") return;
    withdraw.mutate(
      { document, motivo: motivo.trim() },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("withdraw.done") });
          onClose();
          onDone?.();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("withdraw.of", values)}
      submit={t("withdraw.send")}
      isGrave
      pending={withdraw.isPending}
      error={withdraw.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{documento_id === null ? forMany() : forOne()}</p>
      <p>{t("withdraw.kept")}</p>
      <Textarea
        label={t("withdraw.reason")}
        description={t("withdraw.reasonHint")}
        required
        autosize
        minRows={2}
        maxLength={300}
        value={motivo}
        error={isTried && motivo.trim() === "" ? t("withdraw.needsReason") : undefined}
        onChange={(event) => setMotivo(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
