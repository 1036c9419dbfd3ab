import { Alert, Button, Modal } from "@mantine/core";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { useReturnFocus } from "../../../ui/use-return-focus.ts";

import classes from "./changes.module.css";

type FormDialogProps = {
  title: string;
  submit: string;
  pending: boolean;
  /** The server's error; the dialog keeps everything typed. */
  error: unknown;
  disabled?: boolean;
  size?: "md" | "lg";
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form: its fields, the server's error, cancel and save. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, pending, error, disabled = false, size = "md", children } = props;
  const { t } = useTranslation("changes");
  useReturnFocus();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={title}
      size={size}
      closeButtonProps={{ "aria-label": t("action.close") }}
    >
      <form className={classes.form} onSubmit={send} noValidate>
        {children}
        {error !== null && (
          <Alert color="red" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={props.onClose}>
            {t("action.cancel")}
          </Button>
          <Button type="submit" loading={pending} disabled={disabled}>
            {submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
