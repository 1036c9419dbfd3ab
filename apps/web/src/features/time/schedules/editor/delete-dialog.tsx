import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { deleteScheduleMutation } from "../schedules.queries.ts";

type DeleteDialogProps = { id: number; onDeleted: () => void; onClose: () => void };

/** Asks before a schedule that nobody had is deleted. */
export function DeleteDialog({ id, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("schedules");
  const remove = useMutation(deleteScheduleMutation);
  const submit = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("editor.deleted") });
        onDeleted();
      },
    });
  return (
    <FormDialog
      title={t("editor.delete")}
      submit={t("editor.delete")}
      isGrave
      pending={remove.isPending}
      error={remove.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("editor.deleteText")}</p>
    </FormDialog>
  );
}
