import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { dayIn, serverNow } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { ApprovalsRow } from "../../approvals/approvals-row.tsx";
import { BrokenRules } from "../../approvals/broken-rules.tsx";
import { PanelSection } from "../../approvals/panel-section.tsx";
import { RequestState, RequestWords } from "../../approvals/request-card.tsx";
import { RequestComments } from "../../approvals/request-comments.tsx";
import { RequestDecision } from "../../approvals/request-decision.tsx";
import type { Keeper } from "../../approvals/use-kept.ts";
import { DayCosts } from "../../requests/day-costs.tsx";
import { DocumentList } from "../../requests/document-list.tsx";
import { ProofNote } from "../../requests/proof-note.tsx";
import { Timeline } from "../../requests/timeline.tsx";
import { useRequestName } from "../../requests/use-request-name.ts";
import { absenceKinds, delegationsQuery } from "../team.queries.ts";

import { BalanceLine } from "./balance-line.tsx";
import { CoverageTable } from "./coverage-table.tsx";
import { insteadOf } from "./decide.model.ts";
import { InsteadOf } from "./instead-of.tsx";
import { OccasionLine } from "./occasion-line.tsx";
import { PanelDrawer } from "./panel-drawer.tsx";
import { RequestAsked } from "./request-asked.tsx";
import classes from "./request-panel.module.css";
import { useCardName } from "./use-card-name.ts";
import { WorkedLine } from "./worked-line.tsx";

type RequestPanelProps = {
  requestId: number;
  keeper: Keeper;
  onClose: () => void;
};

/** Everything about a request that the address asks for, beside the page, with the decision. */
export function RequestPanel({ requestId, keeper, onClose }: RequestPanelProps) {
  const { t } = useTranslation("team-absences");
  const nameOf = useRequestName();
  const titleOf = (request: RequestDetail) =>
    `${request.trabajador.nombre_completo} · ${nameOf(request)}`;
  return (
    <PanelDrawer requestId={requestId} titleOf={titleOf} onClose={onClose}>
      {(request) =>
        absenceKinds.includes(request.pe_solicitud_tipo_id) ? (
          <Request request={request} keeper={keeper} />
        ) : (
          <p className={classes.note}>
            {t("panel.time")}{" "}
            <Link to="/timeRegistrationSupervisor" search={{ solicitud: requestId }}>
              {t("panel.time_link")}
            </Link>
          </p>
        )
      }
    </PanelDrawer>
  );
}

type RequestProps = { request: RequestDetail; keeper: Keeper };

function Request({ request, keeper }: RequestProps) {
  const { t } = useTranslation(["team-absences", "approvals", "requests"]);
  const name = useCardName()(request);
  const { zona_horaria } = useCurrentUser();
  const received = useQuery(delegationsQuery).data?.recibidas ?? [];
  const instead = insteadOf(request, received, dayIn(zona_horaria, serverNow()));
  const unidad = request.ausencia?.unidad;
  return (
    <>
      <RequestState request={request} />
      <RequestAsked request={request} />
      <RequestWords request={request} />
      <Versions request={request} />
      {request.can.decidir && (
        <div className={classes.decision}>
          <BrokenRules rules={request.reglas} />
          <WorkedLine request={request} />
          <OccasionLine request={request} />
          <BalanceLine request={request} workerIds={[request.trabajador.id]} />
          {instead.length > 0 && <InsteadOf people={instead} />}
          <RequestDecision request={request} name={name} keeper={keeper} />
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
      {request.ausencia !== null && (
        <PanelSection title={t("coverage.title")}>
          <CoverageTable request={request} />
        </PanelSection>
      )}
      {unidad !== undefined && request.dias.length > 0 && (
        <PanelSection title={t("panel.days")}>
          <DayCosts days={request.dias} unit={unidad} />
        </PanelSection>
      )}
      <PanelSection title={t("requests:documents.list")}>
        <ProofNote request={request} />
        <DocumentList documents={request.documentos} requestId={request.id} />
      </PanelSection>
      <PanelSection title={t("requests:comments.list")}>
        <RequestComments requestId={request.id} canWrite={request.can.comentar} as="supervisor" />
      </PanelSection>
      <PanelSection title={t("panel.history")}>
        <Timeline events={request.sucesos} />
      </PanelSection>
    </>
  );
}

/** The request that this one replaces, and its replacement. */
function Versions({ request }: { request: RequestDetail }) {
  const { t } = useTranslation("team-absences");
  const { sustituida_por } = request;
  return (
    <>
      {request.rectifica_id !== null && (
        <p className={classes.note}>
          {t("decide.rectifies")}{" "}
          <OtherRequest id={request.rectifica_id}>{t("decide.see_rectified")}</OtherRequest>
        </p>
      )}
      {sustituida_por !== null && (
        <p className={classes.note}>
          {t("decide.replaced")}{" "}
          <OtherRequest id={sustituida_por}>{t("decide.see_replacement")}</OtherRequest>
        </p>
      )}
    </>
  );
}

function OtherRequest({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link
      from="/absencesSupervisor"
      to="/absencesSupervisor"
      search={(search) => ({ ...search, solicitud: id })}
      resetScroll={false}
      className={classes.link}
    >
      {children}
    </Link>
  );
}
