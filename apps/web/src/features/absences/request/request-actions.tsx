import { Button } from "@mantine/core";
import { IconArrowsExchange, IconBan, IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/absences";

import classes from "./request.module.css";

export type RequestAction = "edit" | "rectify" | "cancel" | "delete";

type RequestActionsProps = {
  request: RequestDetail;
  onAction: (action: RequestAction) => void;
};

const reasonKeys = ["editar", "rectificar", "cancelar"] as const;

/** Reasons that go without saying: what can be edited is not rectified, and the other way round. */
function isSaid(key: (typeof reasonKeys)[number], { can }: RequestDetail): boolean {
  if (key === "rectificar") return !can.editar;
  return key !== "editar" || !can.rectificar;
}

/** What its worker may do with a request, and why not the rest. */
export function RequestActions({ request, onAction }: RequestActionsProps) {
  const { t } = useTranslation("absences");
  const { can, motivos: reasons } = request;
  const actions = [
    { action: "edit", is: can.editar, Icon: IconPencil },
    { action: "rectify", is: can.rectificar, Icon: IconArrowsExchange },
    { action: "cancel", is: can.cancelar, Icon: IconBan },
    { action: "delete", is: can.borrar, Icon: IconTrash },
  ] as const;
  const open = actions.filter(({ is }) => is);
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
      {reasonKeys.map((key) =>
        reasons[key] === null || !isSaid(key, request) ? null : (
          <p key={key}>{t(`request.why_${key}`, { reason: reasons[key] })}</p>
        ),
      )}
    </div>
  );
}
