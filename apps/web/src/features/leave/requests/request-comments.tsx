import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { CommentForm, CommentList } from "../../../ui/comments.tsx";

import classes from "./requests.module.css";
import { commentsQuery, sendComment } from "./requests.queries.ts";

type RequestCommentsProps = {
  requestId: number;
  /** Whether the reader may write (`can.comentar`). */
  canWrite: boolean;
  /** Whose request it is to the reader: their own, or of somebody they supervise. */
  as: "worker" | "supervisor";
};

/** What was said about a request, and a field to say something. */
export function RequestComments({ requestId, canWrite, as }: RequestCommentsProps) {
  const { t } = useTranslation("requests");
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
    <div className={classes.thread}>
      <CommentList
        comments={comments}
        error={error}
        onRetry={() => void refetch()}
        label={t("comments.list")}
        none={t("comments.none")}
      />
      {canWrite && (
        <CommentForm
          onSend={({ text, key }) => sendComment({ id: requestId, text, key, as })}
          texts={{
            write: t("comments.write"),
            send: t("comments.send"),
            sent: t("comments.sent"),
            required: t("comments.required"),
          }}
        />
      )}
    </div>
  );
}
