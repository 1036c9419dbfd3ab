import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import classes from "./action-failed.module.css";
import { StageButton } from "./stage-button.tsx";

type ActionFailedProps = { onRetry: () => void; children: ReactNode };

/** Error on the stage: the choices of an action could not be read; with a retry. */
export function ActionFailed({ onRetry, children }: ActionFailedProps) {
  const { t } = useTranslation("time");
  return (
    <p className={classes.failed} role="alert">
      {children}{" "}
      <StageButton tone="text" onClick={onRetry}>
        {t("actions.retry")}
      </StageButton>
    </p>
  );
}
