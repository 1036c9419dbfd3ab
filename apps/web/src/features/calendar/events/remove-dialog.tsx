import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { CompanyEvent } from "@atrio/contract/calendar/company-events";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { deleteEventMutation } from "./events.queries.ts";

type RemoveDialogProps = { event: CompanyEvent; onClose: () => void };

/** Asks before an event leaves the calendars. */
export function RemoveDialog({ event, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("company-events");
  const remove = useMutation(deleteEventMutation);
  const submit = () =>
    remove.mutate(event.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("removed") });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("removeTitle")}
      submit={t("remove")}
      isGrave
      pending={remove.isPending}
      error={remove.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <b>{event.titulo}</b>
      </p>
      <p>{t("removeText")}</p>
    </FormDialog>
  );
}
