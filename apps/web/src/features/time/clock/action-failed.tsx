import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import classes from "./action-failed.module.css";
import { StageButton } from "./stage-button.tsx";

type ActionFailedProps = { onRetry: () => void; children: ReactNode };

/** Says on the stage that the choices of an action could not be read, and offers to try again. */
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
