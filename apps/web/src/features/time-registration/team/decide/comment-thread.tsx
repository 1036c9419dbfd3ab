import { Alert, Button, Textarea } from "@mantine/core";
import { IconMessage } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { RequestComment, RequestView } from "@atrio/contract/requests";

import { messageOf } from "../../../../lib/errors.ts";
import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { randomKey } from "../../../../lib/random.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";

import classes from "./comment-thread.module.css";
import { commentMutation, commentsQuery } from "./decide.queries.ts";

const longest = 1000;

/** What was said about a request, and a field to say something; folded until asked for. */
export function CommentThread({ request }: { request: RequestView }) {
  const { t } = useTranslation("team");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = request.comentarios;
  if (count === 0 && !request.can.comentar) return null;
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconMessage size={18} aria-hidden />
        {count === 0 ? t("comments.start") : t("comments.show", { count })}
      </button>
      <div id={id} className={classes.inside} hidden={!isOpen}>
        {isOpen && <Comments requestId={request.id} />}
        {isOpen && request.can.comentar && <CommentForm requestId={request.id} />}
      </div>
    </>
  );
}

function Comments({ requestId }: { requestId: number }) {
  const { t } = useTranslation("team");
  const { data: comments, error, refetch } = useQuery(commentsQuery(requestId));
  if (comments === undefined) {
    if (error === null) return <LinesSkeleton lines={2} />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (comments.length === 0) return <p className={classes.none}>{t("comments.none")}</p>;
  return (
    <ol className={classes.comments} aria-label={t("comments.list")}>
      {comments.map((comment) => (
        <Comment key={comment.id} comment={comment} />
      ))}
    </ol>
  );
}

function Comment({ comment }: { comment: RequestComment }) {
  const { zona_horaria: zone } = useCurrentUser();
  const author = comment.autor;
  return (
    <li>
      <PersonAvatar name={author.nombre_completo} photo={author.link_foto} size={32} />
      <div>
        <b>{author.nombre_completo}</b> <small>{formatDateTime(comment.creado_en, zone)}</small>
        <p>{comment.texto}</p>
      </div>
    </li>
  );
}

function CommentForm({ requestId }: { requestId: number }) {
  const { t } = useTranslation("team");
  const [text, setText] = useState("");
  const [key, setKey] = useState(randomKey);
  const [tried, setTried] = useState(false);
  const send = useMutation(commentMutation);
  const isEmpty = text.trim() === "";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isEmpty || send.isPending) return;
    send.mutate(
      { id: requestId, text: text.trim(), key },
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
        aria-label={t("comments.write")}
        placeholder={t("comments.write")}
        autosize
        minRows={2}
        maxLength={longest}
        value={text}
        error={tried && isEmpty ? t("comments.required") : null}
        onChange={(event) => {
          setText(event.currentTarget.value);
          // Other words are another comment.
          setKey(randomKey());
        }}
      />
      {send.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(send.error)}
        </Alert>
      )}
      <Button type="submit" variant="default" size="sm" loading={send.isPending}>
        {t("comments.send")}
      </Button>
      <span role="status" className={classes.sent}>
        {send.isSuccess && text === "" ? t("comments.sent") : ""}
      </span>
    </form>
  );
}
