import { IconMessage } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { CommentForm, CommentList } from "../../../../ui/comments.tsx";

import classes from "./comment-thread.module.css";
import { commentsQuery, sendComment } from "./decide.queries.ts";

/** Comments on a request, and a field for a new one; folded until opened. */
export function CommentThread({ request }: { request: RequestView }) {
  const { t } = useTranslation("team-time");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { comentarios } = request;
  if (comentarios === 0 && !request.can.comentar) return null;
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
        {comentarios === 0 ? t("comments.start") : t("comments.show", { count: comentarios })}
      </button>
      <div id={id} className={classes.inside} hidden={!isOpen}>
        {isOpen && <Comments requestId={request.id} />}
        {isOpen && request.can.comentar && (
          <CommentForm
            onSend={({ text, key }) => sendComment({ id: request.id, text, key })}
            texts={{
              write: t("comments.write"),
              send: t("comments.send"),
              sent: t("comments.sent"),
              required: t("comments.required"),
            }}
          />
        )}
      </div>
    </>
  );
}

function Comments({ requestId }: { requestId: number }) {
  const { t } = useTranslation("team-time");
  const { zona_horaria } = useCurrentUser();
  const { data, error, refetch } = useQuery(commentsQuery(requestId));
  const comments = data?.map(({ id, autor, texto, creado_en }) => ({
    id,
    name: autor.nombre_completo,
    photo: autor.link_foto,
    when: formatDateTime(creado_en, zona_horaria),
    text: texto,
  }));
  return (
    <CommentList
      comments={comments}
      error={error}
      onRetry={() => void refetch()}
      label={t("comments.list")}
      none={t("comments.none")}
    />
  );
}
