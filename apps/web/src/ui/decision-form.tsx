import { Alert, Button, Textarea } from "@mantine/core";
import { useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../lib/errors.ts";

import classes from "./decision-form.module.css";

type DecisionFormProps = {
  /** Consequences, above the field. */
  children: ReactNode;
  label: string;
  hint: string;
  /** Message for an empty text; absent when the text is optional. */
  required?: string;
  action: string;
  pending: boolean;
  /** Why the last try failed; the text stays. */
  error: unknown;
  onSend: (text: string) => void;
  onCancel: () => void;
};

/** Text field of a decision; typed text outlives a failure. */
export function DecisionForm(props: DecisionFormProps) {
  const { children, label, hint, required, action, pending, error, onSend, onCancel } = props;
  const { t } = useTranslation("common");
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const isMissing = required !== undefined && text.trim() === "";
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !pending) onSend(text.trim());
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      {children}
      <Textarea
        label={label}
        description={hint}
        required={required !== undefined}
        data-autofocus
        autosize
        minRows={3}
        maxLength={500}
        value={text}
        error={tried && isMissing ? required : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error !== null && error !== undefined && (
        <Alert color="red" role="alert">
          {messageOf(error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t("action.cancel")}
        </Button>
        <Button type="submit" loading={pending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
