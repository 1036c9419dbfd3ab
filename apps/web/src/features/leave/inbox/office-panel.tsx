import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { ApprovalsRow } from "../approvals/approvals-row.tsx";
import { BrokenRules } from "../approvals/broken-rules.tsx";
import { PanelSection } from "../approvals/panel-section.tsx";
import { RequestState, RequestWords } from "../approvals/request-card.tsx";
import { RequestComments } from "../approvals/request-comments.tsx";
import { RequestDecision } from "../approvals/request-decision.tsx";
import { useAskedText } from "../home/use-asked-text.ts";
import { DayCosts } from "../requests/day-costs.tsx";
import { DocumentList } from "../requests/document-list.tsx";
import { ProofNote } from "../requests/proof-note.tsx";
import { Timeline } from "../requests/timeline.tsx";
import { OccasionLine } from "../team/decide/occasion-line.tsx";
import { PanelDrawer } from "../team/decide/panel-drawer.tsx";
import { RequestAsked } from "../team/decide/request-asked.tsx";
import { WorkedLine } from "../team/decide/worked-line.tsx";

import classes from "./inbox.module.css";
import { TimeRequest } from "./time-request.tsx";

type OfficePanelProps = { requestId: number; onClose: () => void };

/** Everything about a request of the address, beside the home page, with the administrator's decision. */
export function OfficePanel({ requestId, onClose }: OfficePanelProps) {
  const askedOf = useAskedText();
  const nameOf = (request: RequestDetail) =>
    `${request.trabajador.nombre_completo}: ${askedOf(request)}`;
  return (
    <PanelDrawer requestId={requestId} titleOf={nameOf} onClose={onClose}>
      {(request) => <Request request={request} name={nameOf(request)} />}
    </PanelDrawer>
  );
}

type RequestProps = { request: RequestDetail; name: string };

function Request({ request, name }: RequestProps) {
  const { t } = useTranslation(["team-absences", "approvals", "requests"]);
  const unidad = request.ausencia?.unidad;
  const isTime = request.ausencia === null && request.gasto === null;
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
          <RequestDecision request={request} name={name} isFinal />
        </div>
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
