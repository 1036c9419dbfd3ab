import { IconMessage, IconPaperclip } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";
import type { RequestView } from "@atrio/contract/request-view";

import { RequestWords } from "../../approvals/request-card.tsx";
import { ProofNote } from "../../requests/proof-note.tsx";

import classes from "./absence-body.module.css";
import { BalanceLine } from "./balance-line.tsx";
import { CoverageLine } from "./coverage-line.tsx";
import type { Range } from "./decide.model.ts";
import { InsteadOf } from "./instead-of.tsx";
import { OccasionLine } from "./occasion-line.tsx";
import { RequestAsked } from "./request-asked.tsx";
import { WorkedLine } from "./worked-line.tsx";

type AbsenceBodyProps = {
  request: RequestView;
  /** The part of the team's calendar that holds its days; null for requests without days. */
  window: Range | null;
  workerIds: readonly number[];
  /** In whose place the reader decides it. */
  instead: readonly Person[];
};

/** Contents of an absence or expense, and facts for its decision. */
export function AbsenceBody({ request, window, workerIds, instead }: AbsenceBodyProps) {
  const { t } = useTranslation("team-absences");
  return (
    <>
      <RequestAsked request={request} />
      <RequestWords request={request} />
      <ProofNote request={request} />
      {request.rectifica_id !== null && <p className={classes.note}>{t("decide.rectifies")}</p>}
      {request.can.decidir && (
        <div className={classes.facts}>
          <WorkedLine request={request} />
          <OccasionLine request={request} />
          <BalanceLine request={request} workerIds={workerIds} />
          {window !== null && <CoverageLine request={request} window={window} />}
        </div>
      )}
      {request.can.decidir && instead.length > 0 && <InsteadOf people={instead} />}
    </>
  );
}

type AbsenceFootProps = { request: RequestView; name: string };

/** Numbers of files and comments of a request, and the link to its detail. */
export function AbsenceFoot({ request, name }: AbsenceFootProps) {
  const { t } = useTranslation("team-absences");
  return (
    <span className={classes.more}>
      {request.documentos > 0 && (
        <span className={classes.count}>
          <IconPaperclip size={18} aria-hidden />
          {t("decide.files", { count: request.documentos })}
        </span>
      )}
      {request.comentarios > 0 && (
        <span className={classes.count}>
          <IconMessage size={18} aria-hidden />
          {t("decide.comments", { count: request.comentarios })}
        </span>
      )}
      <Link
        from="/absencesSupervisor"
        to="/absencesSupervisor"
        search={(search) => ({ ...search, solicitud: request.id })}
        resetScroll={false}
        className={classes.link}
        aria-label={t("decide.details_of", { name })}
      >
        {t("decide.details")}
      </Link>
    </span>
  );
}
