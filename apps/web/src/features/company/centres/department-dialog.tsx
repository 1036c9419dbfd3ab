import { Alert, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Department } from "@atrio/contract/company/centres";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { renameMutation } from "./centres.queries.ts";

type DepartmentDialogProps = {
  department: Department;
  known: readonly Department[];
  onClose: () => void;
};

/** Another name for a department; that of another one joins both. */
export function DepartmentDialog({ department, known, onClose }: DepartmentDialogProps) {
  const { t } = useTranslation("centres");
  const { nombre } = department;
  const [name, setName] = useState(nombre);
  const [tried, setTried] = useState(false);
  const rename = useMutation(renameMutation);
  const nuevo = name.trim();
  const joined = nuevo === nombre ? undefined : known.find((one) => one.nombre === nuevo);
  const submit = () => {
    setTried(true);
    if (nuevo === "") return;
    if (nuevo === nombre) {
      onClose();
      return;
    }
    rename.mutate(
      { nombre, nuevo },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("departments.saved") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("departments.dialog", { name: nombre })}
      submit={t("dialog.save")}
      pending={rename.isPending}
      error={rename.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t("departments.name")}
        value={name}
        maxLength={120}
        required
        data-autofocus
        error={tried && nuevo === "" ? t("required") : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {joined !== undefined && (
        <Alert color="yellow">
          {t("departments.join", { count: joined.personas, total: joined.personas })}
        </Alert>
      )}
    </FormDialog>
  );
}
