import { Button, Modal, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { PasswordOwner } from "../../../ui/password-owner.tsx";

import classes from "./auth.module.css";
import { confirmPasswordMutation } from "./auth.queries.ts";

type ConfirmDialogProps = {
  /** User name for password managers. */
  email: string;
  onSettled: (isConfirmed: boolean) => void;
};

/** A dialog below would close at the same Escape: the kit asks the focused element whether it may. */
function holdEscape(event: FocusEvent<HTMLElement>): void {
  event.target.dataset["mantineStopPropagation"] = "true";
}

/** Password prompt before a call that an unattended session must not make. */
export function ConfirmDialog({ email, onSettled }: ConfirmDialogProps) {
  const { t } = useTranslation(["auth", "common"]);
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const confirm = useMutation(confirmPasswordMutation);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(password === "");
    if (confirm.isPending) return;
    if (password === "") {
      input.current?.focus();
      return;
    }
    confirm.mutate(password, {
      onSuccess: () => onSettled(true),
      onError: () => input.current?.select(),
    });
  };
  const cancel = () => onSettled(false);
  const wrong = confirm.isError && messageOf(confirm.error);
  return (
    <Modal
      opened
      onClose={cancel}
      closeOnEscape={false}
      onFocusCapture={holdEscape}
      onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && cancel()}
      size="sm"
      title={t("auth:confirm.title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
      classNames={{ title: classes.dialogTitle }}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <Text c="dimmed">{t("auth:confirm.text")}</Text>
        <PasswordOwner email={email} />
        <PasswordField
          ref={input}
          data-autofocus
          label={t("auth:confirm.password")}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={isMissing && password === "" ? t("common:field.required") : wrong}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={cancel}>
            {t("common:action.cancel")}
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            {t("auth:confirm.submit")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
