import { IconMessage } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/leave/request-view";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { CommentForm, CommentList } from "../../../../ui/comments.tsx";

import classes from "./comment-thread.module.css";
import { commentsQuery, sendComment } from "./decide.queries.ts";

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
  const { t } = useTranslation("team");
  const { zona_horaria: zone } = useCurrentUser();
  const { data, error, refetch } = useQuery(commentsQuery(requestId));
  const comments = data?.map(({ id, autor: author, texto: text, creado_en: sent }) => ({
    id,
    name: author.nombre_completo,
    photo: author.link_foto,
    when: formatDateTime(sent, zone),
    text,
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
