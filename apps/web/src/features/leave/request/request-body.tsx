import { Alert } from "@mantine/core";
import { IconBuilding } from "@tabler/icons-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { ApprovalsRow } from "../approvals/approvals-row.tsx";
import { RequestComments } from "../approvals/request-comments.tsx";
import { StateBadge } from "../approvals/state-badge.tsx";
import { DayCosts } from "../requests/day-costs.tsx";
import { KindTile } from "../requests/kind-tile.tsx";
import { RequestFigures } from "../requests/request-figures.tsx";
import { Timeline } from "../requests/timeline.tsx";

import { RequestDocuments } from "./request-documents.tsx";
import { RequestVersions } from "./request-versions.tsx";
import classes from "./request.module.css";

type RequestBodyProps = {
  request: RequestDetail;
  actions: ReactNode;
  /** A question lies over the page, or no longer. */
  onAsking: (isAsking: boolean) => void;
};

/** All there is to an own request: figures, who decides, days, files, history, comments. */
export function RequestBody({ request, actions, onAsking }: RequestBodyProps) {
  const { t } = useTranslation(["absences", "requests"]);
  return (
    <>
      <Head request={request} />
      <EnteredBy request={request} />
      <RequestVersions request={request} />
      <RequestFigures request={request} />
      {request.descripcion !== null && request.descripcion !== "" && (
        <Words label={t("request.words")} text={request.descripcion} />
      )}
      {request.respuesta_administrador !== null && (
        <Words label={t("request.answer")} text={request.respuesta_administrador} />
      )}
      {actions}
      <Part title={t("request.deciders")}>
        <ApprovalsRow request={request} />
      </Part>
      {request.ausencia !== null && request.dias.length > 0 && (
        <Part title={t("request.days")}>
          <DayCosts days={request.dias} unit={request.ausencia.unidad} />
        </Part>
      )}
      <Part title={t("requests:documents.list")}>
        <RequestDocuments request={request} onAsking={onAsking} />
      </Part>
      <Part title={t("request.history")}>
        <Timeline events={request.sucesos} />
      </Part>
      <Part title={t("requests:comments.list")}>
        <RequestComments requestId={request.id} canWrite={request.can.comentar} as="worker" />
      </Part>
    </>
  );
}

function Head({ request }: { request: RequestDetail }) {
  const { t } = useTranslation("absences");
  const { zona_horaria } = useCurrentUser();
  const moments = [
    ["sent", request.creada_en],
    ["edited", request.editada_en],
    ["decided", request.cancelada_en === null ? request.decidida_en : null],
    ["cancelled", request.cancelada_en],
  ] as const;
  return (
    <div className={classes.head}>
      <KindTile kind={request.pe_solicitud_tipo_id} size={48} />
      <div className={classes.states}>
        <StateBadge state={request.estado_id} />
        {request.titulo !== null && <b>{request.titulo}</b>}
        <ul>
          {moments.map(([key, moment]) =>
            moment === null ? null : (
              <li key={key}>
                {t(`request.${key}`, { when: formatDateTime(moment, zona_horaria) })}
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  );
}

/** The administrator who entered the absence in the worker's place, and why. */
function EnteredBy({ request: { registrada_por, motivo_registro } }: { request: RequestDetail }) {
  const { t } = useTranslation("absences");
  if (registrada_por === null) return null;
  return (
    <Alert color="blue" icon={<IconBuilding size={20} aria-hidden />}>
      {t("request.entered_by", {
        name: registrada_por.nombre_completo,
        reason: motivo_registro ?? "",
      })}
    </Alert>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <div className={classes.words}>
      <b>{label}</b>
      <blockquote>{text}</blockquote>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
