import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Shutdown } from "@atrio/contract/leave/shutdowns";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { undoMutation } from "./date-rules.queries.ts";

/** Question before a closure is undone. */
export function UndoDialog({ shutdown, onClose }: { shutdown: Shutdown; onClose: () => void }) {
  const { t } = useTranslation("leave-dates");
  const { mutate, isPending, error } = useMutation(undoMutation);
  const submit = () =>
    mutate(shutdown.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("undo.done") });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("undo.title", { name: shutdown.nombre })}
      submit={t("undo.button")}
      pending={isPending}
      error={error}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(shutdown.descuenta ? "undo.charged" : "undo.given")}</p>
    </FormDialog>
  );
}
