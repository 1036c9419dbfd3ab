import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../lib/errors.ts";

import classes from "./punch-failure.module.css";
import { StageButton } from "./stage-button.tsx";

type PunchFailureProps = { error: unknown; onDismiss: () => void };

/** Why the last punch was not registered. */
export function PunchFailure({ error, onDismiss }: PunchFailureProps) {
  const { t } = useTranslation("time");
  return (
    <div className={classes.failure} role="alert">
      <p className={classes.title}>
        <IconAlertTriangle size={20} aria-hidden />
        {t("failure.title")}
      </p>
      <p className={classes.text}>{useReason(error)}</p>
      <div className={classes.buttons}>
        <StageButton onClick={onDismiss}>{t("actions.understood")}</StageButton>
      </div>
    </div>
  );
}

function useReason(error: unknown): string {
  const { t } = useTranslation("time");
  const reason = messageOf(error);
  const isConflict = error instanceof ApiError && error.status === 409;
  return isConflict ? `${reason} ${t("failure.conflict")}` : reason;
}
