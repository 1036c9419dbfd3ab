import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Approval } from "@atrio/contract/requests";

import { PersonAvatar } from "../../../ui/person-avatar.tsx";

import classes from "./approval-faces.module.css";

type ApprovalFacesProps = { approvals: readonly Approval[] };

type Decision = "approved" | "rejected" | "awaited";

const icons = { approved: IconCheck, rejected: IconX, awaited: IconClock };

/** The supervisors who were asked, in a row: who has decided and who is awaited. */
export function ApprovalFaces({ approvals }: ApprovalFacesProps) {
  const { t } = useTranslation("months");
  if (approvals.length === 0) return <p className={classes.none}>{t("faces.administrator")}</p>;
  return (
    <ul className={classes.faces}>
      {approvals.map((approval) => {
        const decision = decisionOf(approval);
        const Icon = icons[decision];
        return (
          <li key={approval.supervisor.id} className={classes.face} data-decision={decision}>
            <span className={classes.photo}>
              <PersonAvatar
                name={approval.supervisor.nombre_completo}
                photo={approval.supervisor.link_foto}
                size={36}
              />
              <span className={classes.mark} aria-hidden>
                <Icon size={12} stroke={3} />
              </span>
            </span>
            <span className={classes.texts}>
              <span>{approval.supervisor.nombre_completo}</span>
              <small>
                {t(`faces.${decision}`)}
                {approval.motivo !== null && `: ${approval.motivo}`}
              </small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function decisionOf(approval: Approval): Decision {
  if (approval.aprobada === null) return "awaited";
  return approval.aprobada ? "approved" : "rejected";
}
