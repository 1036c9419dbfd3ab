import { Button } from "@mantine/core";
import { useId, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { isPasswordReady } from "../../../lib/password.ts";
import type { PasswordDraft } from "../../../lib/password.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { PasswordOwner } from "../../../ui/password-owner.tsx";
import { PasswordRules } from "../../../ui/password-rules.tsx";

import classes from "./auth.module.css";

type NewPasswordFormProps = {
  submitLabel: string;
  sending: boolean;
  /** The server's objection to the password. */
  error?: ReactNode;
  /** User name for password managers. */
  email?: string;
  /** Further buttons, before the submit button. */
  children?: ReactNode;
  onSubmit: (draft: PasswordDraft) => void;
};

/** A new password, its repetition and the rules, which are ticked off while typing. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { submitLabel, sending, error, email, children, onSubmit } = props;
  const { t } = useTranslation("auth");
  const [password, setPassword] = useState("");
  const [repeat, setRepeat] = useState("");
  const rules = useId();
  const draft = { password, repeat };
  const ready = isPasswordReady(draft);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !sending) onSubmit(draft);
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {email !== undefined && <PasswordOwner email={email} />}
      <PasswordField
        label={t("password.new")}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={error}
        describedBy={rules}
      />
      <PasswordField
        label={t("password.repeat")}
        name="repeat-password"
        autoComplete="new-password"
        value={repeat}
        onChange={setRepeat}
      />
      <PasswordRules id={rules} draft={draft} />
      <div className={classes.buttons}>
        {children}
        <Button type="submit" disabled={!ready} loading={sending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
