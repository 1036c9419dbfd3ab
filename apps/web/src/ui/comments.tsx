import { Alert, Button, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";

import { messageOf } from "../lib/errors.ts";
import { randomKey } from "../lib/random.ts";

import classes from "./comments.module.css";
import { PersonAvatar } from "./person-avatar.tsx";
import { ErrorState, LinesSkeleton } from "./state.tsx";

const longest = 1000;

/** A comment; `when` as it is shown. */
export type Comment = {
  id: number;
  name: string;
  photo: string | null;
  when: string;
  text: string;
};

type CommentListProps = {
  /** Oldest first; undefined while on their way. */
  comments: readonly Comment[] | undefined;
  error: unknown;
  onRetry: () => void;
  label: string;
  none: string;
};

/** Comments, oldest first. */
export function CommentList({ comments, error, onRetry, label, none }: CommentListProps) {
  if (comments === undefined) {
    if (error === null) return <LinesSkeleton lines={2} />;
    return <ErrorState error={error} onRetry={onRetry} />;
  }
  if (comments.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ol className={classes.comments} aria-label={label}>
      {comments.map(({ id, name, photo, when, text }) => (
        <li key={id}>
          <PersonAvatar name={name} photo={photo} size={32} />
          <div>
            <b>{name}</b> <small>{when}</small>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type CommentFormProps = {
  /** Sends it; the same key for the same words, however often they are sent. */
  onSend: (comment: { text: string; key: string }) => Promise<unknown>;
  texts: { write: string; send: string; sent: string; required: string };
};

/** A field to say something, of at most 1000 characters. */
export function CommentForm({ onSend, texts }: CommentFormProps) {
  const [text, setText] = useState("");
  const [key, setKey] = useState(randomKey);
  const [tried, setTried] = useState(false);
  const send = useMutation({ mutationFn: onSend });
  const isEmpty = text.trim() === "";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || send.isPending) return;
    send.mutate(
      { text: text.trim(), key },
      {
        onSuccess: () => {
          setText("");
          setKey(randomKey());
          setTried(false);
        },
      },
    );
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        aria-label={texts.write}
        placeholder={texts.write}
        autosize
        minRows={2}
        maxLength={longest}
        value={text}
        error={tried && isEmpty ? texts.required : null}
        onChange={(event) => {
          setText(event.currentTarget.value);
          // New content needs a new idempotency key.
          setKey(randomKey());
        }}
      />
      {send.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(send.error)}
        </Alert>
      )}
      <Button type="submit" variant="default" size="sm" mih={44} loading={send.isPending}>
        {texts.send}
      </Button>
      <span role="status" className={classes.sent}>
        {send.isSuccess && text === "" ? texts.sent : ""}
      </span>
    </form>
  );
}
