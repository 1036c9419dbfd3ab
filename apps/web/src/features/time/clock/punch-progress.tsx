import { useTranslation } from "react-i18next";

import classes from "./punch-progress.module.css";
import { StageButton } from "./stage-button.tsx";
import type { Punch } from "./use-punch.ts";

/** Progress between the button and the answer, with a way not to wait for the location. */
export function PunchProgress({ punch }: { punch: Punch }) {
  const { t } = useTranslation("time");
  const { phase, choice } = punch;
  if (phase === "locating") {
    return (
      <div className={classes.progress} role="status">
        <span>{t("location.locating")}</span>
        <StageButton tone="text" onClick={punch.skipLocating}>
          {t("location.skip")}
        </StageButton>
      </div>
    );
  }
  if (phase === "sending") {
    return (
      <div className={classes.progress} role="status">
        <span>{t("actions.sending")}</span>
      </div>
    );
  }
  if (choice === null) return null;
  const next = choice === "share" ? "skip" : "share";
  return (
    <div className={classes.progress}>
      <span>{choice === "share" ? t("location.on") : t("location.off")}</span>
      <StageButton tone="text" onClick={() => punch.choose(next)}>
        {choice === "share" ? t("location.turn_off") : t("location.turn_on")}
      </StageButton>
    </div>
  );
}
