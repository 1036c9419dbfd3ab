import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { deleteRuleMutation } from "./date-rules.queries.ts";

type RemoveDialogProps = {
  kind: "block" | "cover";
  rule: { id: number; nombre: string };
  onClose: () => void;
};

/** Question before a rule is deleted. */
export function RemoveDialog({ kind, rule, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("leave-dates");
  const { mutate, isPending, error } = useMutation(deleteRuleMutation);
  const submit = () =>
    mutate(
      { kind, id: rule.id },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("remove.done") });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t("remove.title", { name: rule.nombre })}
      submit={t("remove.button")}
      pending={isPending}
      error={error}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("remove.text")}</p>
    </FormDialog>
  );
}
