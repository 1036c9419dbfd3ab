import { IconMessage } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { RequestComments } from "../../../leave/approvals/request-comments.tsx";

import classes from "./comment-thread.module.css";

/** Comments on a request, and a field for a new one; folded until opened. */
export function CommentThread({ request }: { request: RequestView }) {
  const { t } = useTranslation("team-time");
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { id, comentarios, can } = request;
  if (comentarios === 0 && !can.comentar) return null;
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <IconMessage size={18} aria-hidden />
        {comentarios === 0 ? t("comments.start") : t("comments.show", { count: comentarios })}
      </button>
      <div id={panelId} className={classes.inside} hidden={!isOpen}>
        {isOpen && <RequestComments requestId={id} canWrite={can.comentar} as="supervisor" />}
      </div>
    </>
  );
}
