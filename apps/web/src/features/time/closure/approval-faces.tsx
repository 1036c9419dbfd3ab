import { useTranslation } from "react-i18next";

import type { Approval } from "@atrio/contract/request-view";

import { FaceRow } from "../../../ui/face-row.tsx";
import type { Face } from "../../../ui/face-row.tsx";

import classes from "./approval-faces.module.css";

type ApprovalFacesProps = { approvals: readonly Approval[] };

/** Faces of the asked supervisors in a row, decided or awaited. */
export function ApprovalFaces({ approvals }: ApprovalFacesProps) {
  const { t } = useTranslation("months");
  if (approvals.length === 0) return <p className={classes.none}>{t("faces.administrator")}</p>;
  const faces = approvals.map((approval): Face => {
    const { supervisor, motivo } = approval;
    const decision = decisionOf(approval);
    const words = t(`faces.${decision}`);
    return {
      id: supervisor.id,
      name: supervisor.nombre_completo,
      photo: supervisor.link_foto,
      decision,
      note: motivo === null ? words : `${words}: ${motivo}`,
    };
  });
  return <FaceRow faces={faces} />;
}

function decisionOf({ aprobada }: Approval) {
  if (aprobada === null) return "awaited" as const;
  return aprobada ? ("approved" as const) : ("rejected" as const);
}
