import { Alert, Button, Modal, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../../../lib/errors.ts";
import { notify } from "../../../../../ui/notify.ts";
import { PasswordField } from "../../../../../ui/password-field.tsx";

import classes from "./email.module.css";
import { changeEmailMutation } from "./email.queries.ts";

/** Form of the new address; with the password, because the e-mail opens the account. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["profile", "common"]);
  const [address, setAddress] = useState("");
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const change = useMutation(changeEmailMutation);
  const fields = change.error instanceof ApiError ? change.error.fields : {};
  const isElsewhere = change.error !== null && Object.keys(fields).length === 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (address.trim() === "" || password === "" || change.isPending) return;
    change.mutate(
      { correo_nuevo: address.trim(), password },
      {
        onSuccess: (message) => {
          notify({ kind: "success", message, duration: 8000 });
          onClose();
        },
      },
    );
  };
  const missing = (value: string) => (isTried && value === "" ? t("common:field.required") : null);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("profile:email.dialog.title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextInput
          data-autofocus
          type="email"
          name="email"
          label={t("profile:email.dialog.address")}
          autoComplete="email"
          maxLength={254}
          value={address}
          error={fields["correo_nuevo"]?.join("\n") ?? missing(address.trim())}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <PasswordField
          label={t("profile:email.dialog.password")}
          name="password"
          autoComplete="current-password"
          value={password}
          error={fields["password"]?.join("\n") ?? missing(password)}
          onChange={setPassword}
        />
        <p className={classes.hint}>{t("profile:email.dialog.hint")}</p>
        {isElsewhere && (
          <Alert color="red" role="alert" title={t("profile:email.dialog.failed")}>
            {messageOf(change.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t("profile:email.dialog.submit")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
