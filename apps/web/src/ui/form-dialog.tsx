import { Alert, Button } from "@mantine/core";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { wantsConfirmation } from "../lib/confirmation.ts";
import { messageOf } from "../lib/errors.ts";

import { Dialog } from "./dialog.tsx";
import classes from "./form-dialog.module.css";

type FormDialogProps = {
  title: string;
  /** Text of the button that sends; null: there is nothing to send. */
  submit: string | null;
  pending: boolean;
  /** The server's error; the dialog keeps everything typed. */
  error: unknown;
  disabled?: boolean;
  /** The act takes something away: a red button. */
  isGrave?: boolean;
  /** Width in pixels; the kit's own without it. */
  size?: number | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form: its fields, the server's error, cancel and save. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, pending, error, disabled = false, isGrave = false, size } = props;
  const { t } = useTranslation("common");
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // For React a dialog is inside the form that opened it, which must not be sent too.
    event.stopPropagation();
    if (!pending) props.onSubmit();
  };
  // A cancelled question for the password is no failure.
  const failure = wantsConfirmation(error) ? null : (error ?? null);
  return (
    <Dialog title={title} size={size} onClose={props.onClose}>
      <form className={classes.form} onSubmit={send} noValidate>
        {props.children}
        {failure !== null && (
          <Alert color="red" role="alert">
            {messageOf(failure)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={props.onClose}>
            {t("action.cancel")}
          </Button>
          {submit !== null && (
            <Button
              type="submit"
              loading={pending}
              disabled={disabled}
              color={isGrave ? "red" : undefined}
            >
              {submit}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
