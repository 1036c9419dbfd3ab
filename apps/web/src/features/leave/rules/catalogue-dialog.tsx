import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { catalogueMutation } from "./rules.queries.ts";

/** Loads the statutory rules that the company lacks. */
export function CatalogueDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("leave-rules");
  const { mutate, isPending, error } = useMutation(catalogueMutation);
  const submit = () =>
    mutate(undefined, {
      onSuccess: (count) => {
        const message =
          count === 0 ? t("catalogueNone") : t("catalogueDone", { count, total: count });
        notify({ kind: "success", message });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("catalogueTitle")}
      submit={t("catalogue")}
      pending={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("catalogueText")}</p>
    </FormDialog>
  );
}
