import { IconAlertTriangle, IconCloudUpload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useIsReachable } from "../../../lib/connection.ts";
import { dayIn, formatDateTime, formatTime } from "../../../lib/format.ts";
import { StageButton } from "../clock/stage-button.tsx";
import type { Clock } from "../clock/use-clock.ts";

import classes from "./kept-punches.module.css";
import { isKeptPunch, isRunCommand, queueOwner } from "./offline.model.ts";
import type { KeptCall, KeptPunch, Refusal } from "./offline.model.ts";
import { loadOutbox } from "./offline.queries.ts";

type KeptPunchesProps = {
  clock: Clock;
  /** Opens a correction in place of a refused punch; absent where the page cannot. */
  onCorrect?: ((punch: KeptPunch) => void) | undefined;
};

/** Punches that only this device has: waiting or refused. */
export function KeptPunches({ clock, onCorrect }: KeptPunchesProps) {
  const waiting = clock.kept.filter(({ refusal }) => refusal === null);
  return (
    <>
      {clock.kept.map((punch) =>
        punch.refusal === null ? null : (
          <RefusedPunch
            key={punch.order}
            clock={clock}
            punch={punch}
            refusal={punch.refusal}
            onCorrect={onCorrect}
          />
        ),
      )}
      {waiting.length > 0 && <WaitingPunches clock={clock} waiting={waiting} />}
    </>
  );
}

function WaitingPunches({ clock, waiting }: { clock: Clock; waiting: KeptCall[] }) {
  const { t } = useTranslation("time");
  const [sending, setSending] = useState(false);
  const reachable = useIsReachable();
  const nameOf = useCallName(clock);
  const send = async () => {
    setSending(true);
    try {
      await (await loadOutbox()).sendKept(queueOwner(clock.user));
    } finally {
      setSending(false);
    }
  };
  return (
    <section className={classes.waiting} aria-label={t("offline.waiting")}>
      <h3 className={classes.title}>
        <IconCloudUpload size={20} aria-hidden />
        {waiting.every((one) => isKeptPunch(one))
          ? t("offline.title", { count: waiting.length })
          : t("offline.run.title", { count: waiting.length })}
      </h3>
      <ul className={classes.list}>
        {waiting.map((punch) => (
          <li key={punch.order}>
            <span>{nameOf(punch)}</span>
            <span className={classes.state}>{t("offline.waiting")}</span>
          </li>
        ))}
      </ul>
      <p className={classes.text}>{t("offline.text")}</p>
      {waiting.some(({ isDurable }) => !isDurable) && (
        <p className={classes.warning}>{t("offline.volatile")}</p>
      )}
      {reachable && (
        <div className={classes.buttons}>
          <StageButton disabled={sending} onClick={() => void send()}>
            {t("offline.send")}
          </StageButton>
        </div>
      )}
    </section>
  );
}

type RefusedPunchProps = KeptPunchesProps & { punch: KeptCall; refusal: Refusal };

/** The server's refusal of a punch that came too late or after another device's. */
function RefusedPunch({ clock, punch, refusal, onCorrect }: RefusedPunchProps) {
  const { t } = useTranslation("time");
  const [asked, setAsked] = useState(false);
  const nameOf = useCallName(clock);
  const isPunch = isKeptPunch(punch);
  const discard = async () => (await loadOutbox()).discardKept(queueOwner(clock.user), punch.order);
  return (
    <section className={classes.refused} role="alert">
      <h3 className={classes.title}>
        <IconAlertTriangle size={20} aria-hidden />
        {isPunch ? t("offline.refused") : t("offline.run.refused")}
      </h3>
      <p>{nameOf(punch)}</p>
      <p className={classes.text}>{refusal.message}</p>
      {asked && (
        <p className={classes.warning}>
          {isPunch ? t("offline.discard_ask") : t("offline.run.discard_ask")}
        </p>
      )}
      <div className={classes.buttons}>
        {asked ? (
          <>
            <StageButton tone="primary" onClick={() => void discard()}>
              {t("offline.discard_yes")}
            </StageButton>
            <StageButton onClick={() => setAsked(false)}>{t("actions.cancel")}</StageButton>
          </>
        ) : (
          <>
            {onCorrect !== undefined && isPunch && (
              <StageButton tone="primary" onClick={() => onCorrect(punch)}>
                {t("offline.correct")}
              </StageButton>
            )}
            <StageButton onClick={() => setAsked(true)}>{t("actions.discard")}</StageButton>
          </>
        )}
      </div>
    </section>
  );
}

/** 'Entrada · 08:02', 'Proyecto: Web · 08:02', with its date when it was not today. */
function useCallName({ zone, today }: Clock): (call: KeptCall) => string {
  const { t } = useTranslation("time");
  return ({ at, command }) => {
    const time = dayIn(zone, at) === today ? formatTime(at, zone) : formatDateTime(at, zone);
    if (!isRunCommand(command)) return `${t(`offline.action.${command.body.accion}`)} · ${time}`;
    const what = t(`offline.run.${command.body.accion}`);
    return `${command.name === null ? what : `${what}: ${command.name}`} · ${time}`;
  };
}
