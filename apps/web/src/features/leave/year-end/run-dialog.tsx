import { Switch } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { runMutation } from "./year-end.queries.ts";

type RunDialogProps = { year: number; onClose: () => void };

/** Confirmation of the year-end run, with its effects. */
export function RunDialog({ year, onClose }: RunDialogProps) {
  const { t } = useTranslation("leave-year-end");
  const [keeps, setKeeps] = useState(true);
  const { mutate, isPending, error } = useMutation(runMutation);
  const submit = () =>
    mutate(
      { anyo: year, conserva_sin_aviso: keeps },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("run.done", { year }) });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t("run.title", { year })}
      submit={t("run.button")}
      pending={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("run.text")}</p>
      <Switch
        label={t("run.keep")}
        description={t("run.keepHint")}
        checked={keeps}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
