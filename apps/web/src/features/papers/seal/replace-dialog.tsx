import { FileInput } from "@mantine/core";
import { IconFileCertificate } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../../../lib/errors.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { PasswordField } from "../../../ui/password-field.tsx";

import { isKeyFile } from "./seal.model.ts";
import { replaceMutation } from "./seal.queries.ts";

/** Takes in the company's own certificate with its password. */
export function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("seal");
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const replace = useMutation(replaceMutation);
  const problem = fileProblem(file);
  const submit = () => {
    setTried(true);
    if (file === null || problem !== null) return;
    replace.mutate(
      { file, password },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("dialog.done") });
          onClose();
        },
      },
    );
  };
  const refusals = {
    file: refusal(replace.error, "fichero"),
    password: refusal(replace.error, "contrasena"),
  };
  const isSaid = refusals.file !== undefined || refusals.password !== undefined;
  return (
    <FormDialog
      title={t("dialog.title")}
      submit={t("dialog.send")}
      pending={replace.isPending}
      error={isSaid ? null : replace.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("dialog.text")}</p>
      <FileInput
        label={t("dialog.file")}
        description={t("dialog.fileHint")}
        accept=".p12,.pfx,application/x-pkcs12"
        leftSection={<IconFileCertificate size={18} aria-hidden />}
        value={file}
        error={isTried && problem !== null ? t(`dialog.${problem}`) : refusals.file}
        onChange={(chosen) => {
          replace.reset();
          setFile(chosen);
        }}
      />
      <PasswordField
        label={t("dialog.password")}
        description={t("dialog.passwordHint")}
        name="contrasena"
        autoComplete="off"
        maxLength={200}
        value={password}
        error={refusals.password}
        onChange={setPassword}
      />
    </FormDialog>
  );
}

/** Text of the server's refusal of a field. */
function refusal(error: unknown, field: "fichero" | "contrasena"): string | undefined {
  return error instanceof ApiError ? error.fields[field]?.join("\n") : undefined;
}

function fileProblem(file: File | null): "choose" | "wrongType" | null {
  if (file === null) return "choose";
  return isKeyFile(file) ? null : "wrongType";
}
