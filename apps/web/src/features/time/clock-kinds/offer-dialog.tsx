import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import type { ClockKind } from "./clock-kinds.model.ts";
import classes from "./clock-kinds.module.css";
import { offerMutation } from "./clock-kinds.queries.ts";

type OfferDialogProps = { clockKind: ClockKind; onClose: () => void };

/** Asks before a kind is taken off the clock, or put back. */
export function OfferDialog({ clockKind, onClose }: OfferDialogProps) {
  const { t } = useTranslation("clock-kinds");
  const save = useMutation(offerMutation);
  const { part, kind } = clockKind;
  if (kind === null) return null;
  const { id, nombre, activo } = kind;
  const submit = () =>
    save.mutate(
      { part, id, activo: !activo },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("saved") });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t(activo ? "takeOf" : "putOf", { name: nombre })}
      submit={t(activo ? "take" : "put")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.text}>{t(activo ? "takeText" : "putText")}</p>
    </FormDialog>
  );
}
