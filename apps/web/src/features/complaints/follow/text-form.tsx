import { Alert, Button, Textarea } from "@mantine/core";
import { useEffect, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";

import { messageOf } from "../../../lib/errors.ts";
import { longest } from "../report/report.model.ts";

import classes from "./follow.module.css";

type TextFormProps = {
  label: string;
  action: string;
  required: string;
  initial?: string;
  rows?: number;
  isPending: boolean;
  error: Error | null;
  /** Tells if there is text that is not sent yet. */
  onTyped: (isTyped: boolean) => void;
  /** Sends the text and calls `done` once it has arrived. */
  onSend: (text: string, done: () => void) => void;
  /** More buttons beside the sending one. */
  children?: ReactNode;
};

/** A text to send; a refusal keeps it. */
export function TextForm(props: TextFormProps) {
  const { label, action, required, initial = "", rows = 4, isPending, error, children } = props;
  const { onTyped, onSend } = props;
  const [text, setText] = useState(initial);
  const [tried, setTried] = useState(false);
  const isEmpty = text.trim() === "";
  const isTyped = !isEmpty && text !== initial;
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's function is new at each drawing
  }, [isTyped]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || isPending) return;
    onSend(text.trim(), () => {
      setText("");
      setTried(false);
    });
  };
  return (
    <form className={classes.stack} noValidate autoComplete="off" onSubmit={submit}>
      <Textarea
        label={label}
        rows={rows}
        resize="vertical"
        autoComplete="off"
        spellCheck={false}
        maxLength={longest.descripcion}
        value={text}
        error={tried && isEmpty ? required : null}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {error !== null && (
        <Alert color="red" role="alert">
          {messageOf(error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button type="submit" variant="default" loading={isPending}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
