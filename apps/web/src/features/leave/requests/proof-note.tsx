import { IconFileAlert } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { dayIn, formatDate } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

import classes from "./proof-note.module.css";

type ProofNoteProps = { request: Pick<RequestView, "ausencia"> };

/** Note that the proof of a request is still missing, and until when it may follow (Rule LEAVE-73). */
export function ProofNote({ request }: ProofNoteProps) {
  const { t } = useTranslation("requests");
  const { zona_horaria } = useCurrentUser();
  const day = request.ausencia?.justificante_hasta ?? null;
  if (day === null) return null;
  const isLate = day < dayIn(zona_horaria);
  return (
    <span className={classes.note} data-late={isLate}>
      <IconFileAlert size={18} aria-hidden />
      {t(isLate ? "proof.late" : "proof.pending", { date: formatDate(day) })}
    </span>
  );
}
