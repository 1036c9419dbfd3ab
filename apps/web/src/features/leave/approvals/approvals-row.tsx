import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/kinds";
import type { RequestView } from "@atrio/contract/request-view";

import { FaceRow } from "../../../ui/face-row.tsx";
import type { Face } from "../../../ui/face-row.tsx";

import { decisionOf, isPending } from "./approvals.model.ts";
import classes from "./approvals.module.css";

type ApprovalsRowProps = {
  request: Pick<RequestView, "estado_id" | "aprobaciones" | "decidida_por_administrador">;
  /** Leaves out the sentence about who must agree, where it stands elsewhere. */
  compact?: boolean;
};

/** Approvers of a request, as faces with their decisions, and the condition for approval. */
export function ApprovalsRow({ request, compact = false }: ApprovalsRowProps) {
  const { t } = useTranslation("requests");
  const { aprobaciones, estado_id } = request;
  const { decidida_por_administrador } = request;
  if (aprobaciones.length === 0) {
    const isCancelled = estado_id === requestStates.cancelled;
    if (isCancelled) return null;
    return (
      <p className={classes.note}>
        {t(decidida_por_administrador ? "faces.by_administrator" : "faces.administrator")}
      </p>
    );
  }
  return (
    <div className={classes.approvals}>
      <FaceRow label={t("faces.label")} faces={aprobaciones.map((one) => faceOf(one))} />
      {decidida_por_administrador && <p className={classes.note}>{t("faces.by_administrator")}</p>}
      {!compact && !decidida_por_administrador && isPending(request) && (
        <p className={classes.note}>{t(aprobaciones.length === 1 ? "faces.one" : "faces.all")}</p>
      )}
    </div>
  );

  function faceOf(approval: RequestView["aprobaciones"][number]): Face {
    const { supervisor, motivo, decidida_por } = approval;
    const decision = decisionOf(approval, estado_id);
    const what = t(`faces.${decision}`);
    const who =
      decidida_por === null
        ? what
        : t("faces.delegate", { what, name: decidida_por.nombre_completo });
    return {
      id: supervisor.id,
      name: supervisor.nombre_completo,
      photo: supervisor.link_foto,
      decision,
      note: motivo === null ? who : t("faces.reason", { what: who, reason: motivo }),
    };
  }
}
