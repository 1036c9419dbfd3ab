import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { cancelMutation } from "./signing.queries.ts";
import type { Chosen } from "./signing.queries.ts";

type CancelDialogProps = { title: string; text: string; chosen: Chosen; onClose: () => void };

/** Takes pending documents back, after a question. */
export function CancelDialog({ title, text, chosen, onClose }: CancelDialogProps) {
  const { t } = useTranslation("signing-office");
  const cancel = useMutation(cancelMutation);
  return (
    <FormDialog
      title={title}
      submit={t("cancel.send")}
      isGrave
      pending={cancel.isPending}
      error={cancel.error}
      onSubmit={() =>
        cancel.mutate(chosen, {
          onSuccess: ({ anulados }) => {
            const message = t("cancel.done", { count: anulados, total: anulados });
            notify({ kind: "success", message });
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <p>{text}</p>
    </FormDialog>
  );
}
