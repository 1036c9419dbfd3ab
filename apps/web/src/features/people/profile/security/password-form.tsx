import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { isPasswordReady } from "../../../../lib/password.ts";
import { notify } from "../../../../ui/notify.ts";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { PasswordOwner } from "../../../../ui/password-owner.tsx";
import { PasswordRules } from "../../../../ui/password-rules.tsx";

import classes from "./security.module.css";
import { updatePasswordMutation } from "./security.queries.ts";
import type { PasswordChange } from "./security.queries.ts";

const nothing: PasswordChange = { current: "", password: "", repeat: "" };

/** The password there is, a new one, its repetition and the rules, which are ticked off while typing. */
export function PasswordForm() {
  const { t } = useTranslation(["profile", "auth"]);
  const user = useCurrentUser();
  const [typed, setTyped] = useState(nothing);
  const change = useMutation(updatePasswordMutation(user.id));
  const current = useRef<HTMLInputElement>(null);
  const rules = useId();
  const isReady = typed.current !== "" && isPasswordReady(typed);
  const fields = change.error instanceof ApiError ? change.error.fields : {};
  const errorOf = (field: string) => fields[field]?.join("\n");
  const type = (part: Partial<PasswordChange>) => {
    if (change.isError) change.reset();
    setTyped((before) => ({ ...before, ...part }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || change.isPending) return;
    change.mutate(typed, {
      onSuccess: () => {
        setTyped(nothing);
        notify({ kind: "success", message: t("profile:password.done") });
      },
      onError: (error) => {
        const isOfField = error instanceof ApiError && Object.keys(error.fields).length > 0;
        if (isOfField) {
          current.current?.focus();
          return;
        }
        notify({ kind: "error", title: t("profile:password.failed"), message: messageOf(error) });
      },
    });
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <PasswordOwner email={user.email} />
      <PasswordField
        ref={current}
        label={t("profile:password.current")}
        name="current-password"
        autoComplete="current-password"
        value={typed.current}
        error={errorOf("current-password")}
        onChange={(value) => type({ current: value })}
      />
      <PasswordField
        label={t("auth:password.new")}
        name="new-password"
        autoComplete="new-password"
        value={typed.password}
        error={errorOf("new-password")}
        describedBy={rules}
        onChange={(value) => type({ password: value })}
      />
      <PasswordField
        label={t("auth:password.repeat")}
        name="repeat-password"
        autoComplete="new-password"
        value={typed.repeat}
        error={errorOf("repeat-password")}
        onChange={(value) => type({ repeat: value })}
      />
      <PasswordRules id={rules} draft={typed} />
      <div className={classes.buttons}>
        <Button type="submit" disabled={!isReady} loading={change.isPending}>
          {t("profile:password.submit")}
        </Button>
      </div>
    </form>
  );
}
