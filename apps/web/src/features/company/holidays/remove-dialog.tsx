import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { HolidayYear } from "@atrio/contract/company/holidays";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import classes from "./holidays.module.css";
import { removeCalendarMutation } from "./holidays.queries.ts";

/** Asks before a calendar is removed; one that centres follow stays. */
export function RemoveDialog({
  calendar,
  onClose,
}: {
  calendar: HolidayYear;
  onClose: () => void;
}) {
  const { t } = useTranslation("holidays");
  const navigate = useNavigate({ from: "/admin/calendars" });
  const remove = useMutation(removeCalendarMutation);
  const isUsed = calendar.centros.length > 0;
  const submit = () =>
    remove.mutate(calendar.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("remove.done") });
        onClose();
        void navigate({ search: { anyo: calendar.anyo }, replace: true, ignoreBlocker: true });
      },
    });
  return (
    <FormDialog
      title={t("remove.title", { name: calendar.nombre })}
      submit={isUsed ? null : t("remove.button")}
      isGrave
      pending={remove.isPending}
      error={remove.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.muted}>{t(isUsed ? "remove.used" : "remove.text")}</p>
    </FormDialog>
  );
}
