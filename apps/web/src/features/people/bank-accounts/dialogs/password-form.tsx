import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { PasswordOwner } from "../../../../ui/password-owner.tsx";

import classes from "./dialogs.module.css";

type PasswordFormProps = {
  action: string;
  isPending: boolean;
  /** The server's error; null without one. */
  error: unknown;
  /** Fields whose errors are shown above, where they are. */
  shown?: readonly string[];
  onSubmit: (password: string) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form that a signed-in person sends with their password. */
export function PasswordForm(props: PasswordFormProps) {
  const { action, isPending, error, shown = [], onSubmit, onClose, children } = props;
  const { t } = useTranslation(["bank-accounts", "common"]);
  const { email } = useCurrentUser();
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const fields = error instanceof ApiError ? error.fields : {};
  const wrong = fields["password"]?.join("\n");
  const isElsewhere = error !== null && ![...shown, "password"].some((name) => name in fields);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (password !== "" && !isPending) onSubmit(password);
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {children}
      <PasswordOwner email={email} />
      <PasswordField
        label={t("bank-accounts:account.password")}
        name="password"
        autoComplete="current-password"
        value={password}
        error={isTried && password === "" ? t("common:field.required") : wrong}
        onChange={setPassword}
      />
      {isElsewhere && (
        <Alert color="red" role="alert" title={t("bank-accounts:account.failed")}>
          {messageOf(error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t("common:action.cancel")}
        </Button>
        <Button type="submit" loading={isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
