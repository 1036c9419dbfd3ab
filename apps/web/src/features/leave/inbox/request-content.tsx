import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { dayIn, serverNow } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { ApprovalsRow } from "../approvals/approvals-row.tsx";
import { BrokenRules } from "../approvals/broken-rules.tsx";
import { PanelSection } from "../approvals/panel-section.tsx";
import { RequestState, RequestWords } from "../approvals/request-card.tsx";
import { RequestComments } from "../approvals/request-comments.tsx";
import { DayCosts } from "../requests/day-costs.tsx";
import { DocumentList } from "../requests/document-list.tsx";
import { ProofNote } from "../requests/proof-note.tsx";
import { Timeline } from "../requests/timeline.tsx";
import { BalanceLine } from "../team/decide/balance-line.tsx";
import { CoverageTable } from "../team/decide/coverage-table.tsx";
import { insteadOf } from "../team/decide/decide.model.ts";
import { InsteadOf } from "../team/decide/instead-of.tsx";
import { OccasionLine } from "../team/decide/occasion-line.tsx";
import { RequestAsked } from "../team/decide/request-asked.tsx";
import { WorkedLine } from "../team/decide/worked-line.tsx";
import { delegationsQuery } from "../team/team.queries.ts";

import classes from "./inbox.module.css";
import { TimeRequest } from "./time-request.tsx";

type RequestContentProps = {
  request: RequestDetail;
  /** Supervisors see their team's coverage and the balance beside it. */
  as: "supervisor" | "administrator";
  /** Buttons of the decision, where they stand among the contents. */
  decision?: ReactNode;
};

/** Everything about a request of any kind, for whoever decides it. */
export function RequestContent({ request, as, decision }: RequestContentProps) {
  const { t } = useTranslation(["team-absences", "approvals", "requests"]);
  const unidad = request.ausencia?.unidad;
  const isTime = request.ausencia === null && request.gasto === null;
  const isTeam = as === "supervisor";
  const content = useRef<HTMLDivElement>(null);
  const { decidir } = request.can;
  const couldDecide = useRef(decidir);
  useEffect(() => {
    // The buttons have left the panel, and the focus with them.
    if (couldDecide.current && !decidir) content.current?.focus();
    couldDecide.current = decidir;
  }, [decidir]);
  return (
    <div ref={content} className={classes.content} tabIndex={-1}>
      <RequestState request={request} />
      {isTime ? <TimeRequest request={request} /> : <RequestAsked request={request} />}
      <RequestWords request={request} />
      {request.rectifica_id !== null && (
        <p className={classes.note}>{t("team-absences:decide.rectifies")}</p>
      )}
      {decidir && (
        <div className={classes.decision}>
          <BrokenRules rules={request.reglas} />
          <WorkedLine request={request} />
          <OccasionLine request={request} />
          {isTeam && <TeamFacts request={request} />}
          {decision}
        </div>
      )}
      {isTeam && request.ausencia !== null && (
        <PanelSection title={t("team-absences:coverage.title")}>
          <CoverageTable request={request} />
        </PanelSection>
      )}
      <PanelSection title={t("requests:faces.label")}>
        <ApprovalsRow request={request} />
        {request.respuesta_administrador !== null && (
          <p className={classes.note}>
            <b>{t("approvals:answer")}</b> {request.respuesta_administrador}
          </p>
        )}
      </PanelSection>
      {unidad !== undefined && request.dias.length > 0 && (
        <PanelSection title={t("team-absences:panel.days")}>
          <DayCosts days={request.dias} unit={unidad} />
        </PanelSection>
      )}
      {!isTime && (
        <PanelSection title={t("requests:documents.list")}>
          <ProofNote request={request} />
          <DocumentList documents={request.documentos} requestId={request.id} />
        </PanelSection>
      )}
      <PanelSection title={t("requests:comments.list")}>
        <RequestComments requestId={request.id} canWrite={request.can.comentar} as="supervisor" />
      </PanelSection>
      <PanelSection title={t("team-absences:panel.history")}>
        <Timeline events={request.sucesos} />
      </PanelSection>
    </div>
  );
}

/** The balance if it is approved, and in whose place the reader decides. */
function TeamFacts({ request }: { request: RequestDetail }) {
  const { zona_horaria } = useCurrentUser();
  const received = useQuery(delegationsQuery).data?.recibidas ?? [];
  const instead = insteadOf(request, received, dayIn(zona_horaria, serverNow()));
  return (
    <>
      <BalanceLine request={request} workerIds={[request.trabajador.id]} />
      {instead.length > 0 && <InsteadOf people={instead} />}
    </>
  );
}
