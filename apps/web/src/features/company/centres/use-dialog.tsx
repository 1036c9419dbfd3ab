import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Centre } from "@atrio/contract/company/centres";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import classes from "./centres.module.css";
import { centreUseMutation } from "./centres.queries.ts";

/** Asks before a centre is put out of use, or back. */
export function UseDialog({ centre, onClose }: { centre: Centre; onClose: () => void }) {
  const { t } = useTranslation("centres");
  const { id, nombre, activo } = centre;
  const save = useMutation(centreUseMutation);
  const submit = () =>
    save.mutate(
      { id, activo: !activo },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("saved") });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t(activo ? "stopOf" : "resumeOf", { name: nombre })}
      submit={t(activo ? "stop" : "resume")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.text}>{t(activo ? "stopText" : "resumeText")}</p>
    </FormDialog>
  );
}
