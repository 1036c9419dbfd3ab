import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { formatNumber } from "../../../lib/format.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { remindMutation } from "./year-end.queries.ts";

/** Confirmation of the reminder before it is sent. */
export function RemindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("leave-year-end");
  const { mutate, isPending, error } = useMutation(remindMutation);
  const submit = () =>
    mutate(undefined, {
      onSuccess: (count) => {
        const message = t("remind.done", { count, total: formatNumber(count) });
        notify({ kind: "success", message });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("remind.title")}
      submit={t("remind.button")}
      pending={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("remind.text")}</p>
    </FormDialog>
  );
}
