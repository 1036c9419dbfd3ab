import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { CommentForm, CommentList } from "../../../ui/comments.tsx";

import classes from "./approvals.module.css";
import { commentsQuery, sendComment } from "./approvals.queries.ts";

type RequestCommentsProps = {
  requestId: number;
  /** True if the reader may write (`can.comentar`). */
  canWrite: boolean;
  /** Reader's relation to the request: their own, or of a supervised person. */
  as: "worker" | "supervisor";
};

/** Comments on a request, and a field for a new one. */
export function RequestComments({ requestId, canWrite, as }: RequestCommentsProps) {
  const { t } = useTranslation("requests");
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
