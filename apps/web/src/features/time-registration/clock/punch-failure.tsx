import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../lib/errors.ts";

import { isRetryable } from "./clock.queries.ts";
import classes from "./punch-failure.module.css";
import { StageButton } from "./stage-button.tsx";
import type { FailedPunch, Punch } from "./use-punch.ts";

const pendingText = {
  entrada: "failure.pending_in",
  salida: "failure.pending_out",
  pausa: "failure.pending_pause",
  reanudar: "failure.pending_resume",
} as const;

/** Why the last punch was not registered, and what can be done about it. */
export function PunchFailure({ punch, failed }: { punch: Punch; failed: FailedPunch }) {
  const { t } = useTranslation("time");
  const { command, error } = failed;
  const retryable = isRetryable(error);
  return (
    <div className={classes.failure} role="alert">
      <p className={classes.title}>
        <IconAlertTriangle size={20} aria-hidden />
        {t("failure.title")}
      </p>
      <p className={classes.text}>{useReason(error)}</p>
      {retryable && <p className={classes.pending}>{t(pendingText[command.body.accion])}</p>}
      <div className={classes.buttons}>
        {retryable && (
          <StageButton tone="primary" icon={<IconRefresh size={20} />} onClick={punch.retry}>
            {t("actions.retry")}
          </StageButton>
        )}
        <StageButton onClick={punch.discard}>
          {retryable ? t("actions.discard") : t("actions.understood")}
        </StageButton>
      </div>
    </div>
  );
}

function useReason(error: unknown): string {
  const { t } = useTranslation("time");
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.status === 0) return t("failure.network");
  const { message } = error;
  return error.status === 409 && !isRetryable(error)
    ? `${message} ${t("failure.conflict")}`
    : message;
}
