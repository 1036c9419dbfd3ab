import { Button } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBan,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/kinds";
import type { RequestDetail } from "@atrio/contract/leave/absences";

import classes from "./request.module.css";

export type RequestAction = "edit" | "rectify" | "withdraw" | "cancel" | "delete";

type RequestActionsProps = {
  request: RequestDetail;
  onAction: (action: RequestAction) => void;
};

const reasonKeys = ["editar", "rectificar", "cancelar"] as const;

/**
 * True if a reason is worth showing: a rejected or cancelled request expects no action, and an
 * editable one is not rectified, nor the other way round.
 */
function isSaid(key: (typeof reasonKeys)[number], { can, estado_id }: RequestDetail): boolean {
  if (estado_id === requestStates.rejected || estado_id === requestStates.cancelled) return false;
  if (key === "rectificar") return !can.editar;
  return key !== "editar" || !can.rectificar;
}

/** The worker's actions on a request, and why others are unavailable. */
export function RequestActions({ request, onAction }: RequestActionsProps) {
  const { t } = useTranslation("absences");
  const { can, motivos } = request;
  const actions = [
    { action: "edit", is: can.editar, Icon: IconPencil },
    { action: "rectify", is: can.rectificar, Icon: IconArrowsExchange },
    { action: "withdraw", is: can.retirar, Icon: IconArrowBackUp },
    { action: "cancel", is: can.cancelar, Icon: IconBan },
    { action: "delete", is: can.borrar, Icon: IconTrash },
  ] as const;
  const open = actions.filter(({ is }) => is);
  const said = reasonKeys.flatMap((key) => {
    const reason = motivos[key];
    return reason === null || !isSaid(key, request) ? [] : [{ key, reason }];
  });
  if (open.length + said.length === 0) return null;
  return (
    <div className={classes.actions} role="group" aria-label={t("request.actions")}>
      {open.map(({ action, Icon }) => (
        <Button
          key={action}
          variant="default"
          size="sm"
          mih={44}
          leftSection={<Icon size={18} aria-hidden />}
          onClick={() => onAction(action)}
        >
          {t(`request.${action}`)}
        </Button>
      ))}
      {said.map(({ key, reason }) => (
        <p key={key}>{t(`request.why_${key}`, { reason })}</p>
      ))}
    </div>
  );
}
