import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { DocumentTemplate } from "@atrio/contract/papers/templates";

import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { deleteTextMutation } from "../signing.queries.ts";

type DeleteDialogProps = { text: DocumentTemplate; onClose: () => void };

/** Deletes a text with fields, after a question. */
export function DeleteDialog({ text, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("signing-office");
  const remove = useMutation(deleteTextMutation);
  return (
    <FormDialog
      title={t("texts.deleteOf", { name: text.nombre })}
      submit={t("texts.delete")}
      isGrave
      pending={remove.isPending}
      error={remove.error}
      onSubmit={() =>
        remove.mutate(text.id, {
          onSuccess: ({ data }) => {
            notify({ kind: "success", message: data.message });
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <p>{t("texts.deleteText")}</p>
    </FormDialog>
  );
}
