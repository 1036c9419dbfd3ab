import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/leave/request-view";
import { requestStates } from "@atrio/contract/palette";

import { FaceRow } from "../../../ui/face-row.tsx";
import type { Face } from "../../../ui/face-row.tsx";

import { decisionOf, isPending } from "./requests.model.ts";
import classes from "./requests.module.css";

type ApprovalsRowProps = {
  request: Pick<RequestView, "estado_id" | "aprobaciones" | "decidida_por_administrador">;
  /** Leaves out the sentence about who must agree, where it stands elsewhere. */
  compact?: boolean;
};

/** Who decides a request, as faces with what each has decided, and what that takes to be approved. */
export function ApprovalsRow({ request, compact = false }: ApprovalsRowProps) {
  const { t } = useTranslation("requests");
  const { aprobaciones: approvals, estado_id: state } = request;
  const byAdministrator = request.decidida_por_administrador;
  if (approvals.length === 0) {
    const isCancelled = state === requestStates.cancelled;
    if (isCancelled) return null;
    return (
      <p className={classes.note}>
        {t(byAdministrator ? "faces.by_administrator" : "faces.administrator")}
      </p>
    );
  }
  return (
    <div className={classes.approvals}>
      <FaceRow label={t("faces.label")} faces={approvals.map((one) => faceOf(one))} />
      {byAdministrator && <p className={classes.note}>{t("faces.by_administrator")}</p>}
      {!compact && !byAdministrator && isPending(request) && (
        <p className={classes.note}>{t(approvals.length === 1 ? "faces.one" : "faces.all")}</p>
      )}
    </div>
  );

  function faceOf(approval: RequestView["aprobaciones"][number]): Face {
    const { supervisor, motivo: reason, decidida_por: delegate } = approval;
    const decision = decisionOf(approval, state);
    const what = t(`faces.${decision}`);
    const who =
      delegate === null ? what : t("faces.delegate", { what, name: delegate.nombre_completo });
    return {
      id: supervisor.id,
      name: supervisor.nombre_completo,
      photo: supervisor.link_foto,
      decision,
      note: reason === null ? who : t("faces.reason", { what: who, reason }),
    };
  }
}
