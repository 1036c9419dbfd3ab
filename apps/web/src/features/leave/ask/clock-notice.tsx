import { Alert } from "@mantine/core";
import { IconClockCheck, IconClockPlay } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { use, useState } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";

import { StopClockSlot } from "../../../lib/clock.ts";

import classes from "./ask.module.css";

type ClockNoticeProps = {
  isRunning: boolean;
  /** The notice, for the focus after an attempt to send. */
  frame: RefObject<HTMLDivElement | null>;
  onAsking: (isAsking: boolean) => void;
};

/**
 * The clock runs: nothing can be sent until it is stopped, which the buttons do in place (Rule
 * LEAVE-83). Then it says that the form can be sent.
 */
export function ClockNotice({ isRunning, frame, onAsking }: ClockNoticeProps) {
  const { t } = useTranslation("ask");
  const renderStopClock = use(StopClockSlot);
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning && !wasRunning) setWasRunning(true);
  return (
    <div ref={frame} className={classes.clock} tabIndex={-1}>
      {isRunning && (
        <Alert
          color="yellow"
          title={t("clock.title")}
          icon={<IconClockPlay size={20} aria-hidden />}
        >
          <p className={classes.text}>{t("clock.text")}</p>
          {renderStopClock === null ? (
            <Link className={classes.link} to="/timeRegistration">
              {t("clock.link")}
            </Link>
          ) : (
            renderStopClock(onAsking)
          )}
        </Alert>
      )}
      {!isRunning && wasRunning && (
        <Alert color="green" icon={<IconClockCheck size={20} aria-hidden />}>
          {t("clock.stopped")}
        </Alert>
      )}
    </div>
  );
}
