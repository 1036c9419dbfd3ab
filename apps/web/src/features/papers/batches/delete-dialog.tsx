import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { sheetsOf } from "./batches.model.ts";
import { deleteMutation } from "./batches.queries.ts";
import { useBatchName } from "./use-batch-name.ts";

type DeleteDialogProps = { batch: PayslipBatch; onClose: () => void };

/** Asks before a batch that nobody has received is forgotten. */
export function DeleteDialog({ batch, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("payslip-batches");
  const name = useBatchName()(batch);
  const remove = useMutation(deleteMutation);
  const submit = () =>
    remove.mutate(batch.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("removing.done") });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("removing.title")}
      submit={t("removing.send")}
      isGrave
      pending={remove.isPending}
      error={remove.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("removing.text", { name, total: sheetsOf(batch) })}</p>
    </FormDialog>
  );
}
