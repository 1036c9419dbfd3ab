import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../lib/errors.ts";
import { formatAgo } from "../../lib/format.ts";
import { notify } from "../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../ui/state.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

import classes from "./settings-dialog.module.css";
import { revokeSessionMutation, sessionsQuery } from "./settings.queries.ts";
import type { OpenSession } from "./settings.queries.ts";

/** Where the worker is signed in, with a button to end each of the other sessions. */
export function SessionList() {
  const { t } = useTranslation("settings");
  const title = useId();
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        {t("sessions.title")}
      </h3>
      <p className={classes.hint}>{t("sessions.hint")}</p>
      <Sessions />
    </section>
  );
}

function Sessions() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  if (sessions === undefined) {
    if (error === null) return <LinesSkeleton lines={3} />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  return (
    <ul className={classes.sessions}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation("settings");
  const revoke = useMutation(revokeSessionMutation);
  const device = session.dispositivo === "" ? t("sessions.unknown") : session.dispositivo;
  const DeviceIcon = /android|iphone|ipad/i.test(session.dispositivo)
    ? IconDeviceMobile
    : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <span className={classes.device} aria-hidden>
        <DeviceIcon size={22} stroke={1.6} />
      </span>
      <div className={classes.texts}>
        <div className={classes.name}>
          {device}
          {session.actual && <StatusBadge color="green">{t("sessions.current")}</StatusBadge>}
          {session.suplantada && (
            <StatusBadge color="yellow">{t("sessions.handedOver")}</StatusBadge>
          )}
        </div>
        <div className={classes.detail}>
          {[
            t("sessions.seen", { when: formatAgo(session.vista_en) }),
            session.ip,
            session.recordar && t("sessions.remembered"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </div>
      </div>
      {!session.actual && (
        <Button
          variant="default"
          size="xs"
          loading={revoke.isPending}
          aria-label={t("sessions.revokeLabel", { device })}
          onClick={() =>
            revoke.mutate(session.id, {
              onSuccess: () => notify({ kind: "success", message: t("sessions.revoked") }),
              onError: (error) => notify({ kind: "error", message: messageOf(error) }),
            })
          }
        >
          {t("sessions.revoke")}
        </Button>
      )}
    </li>
  );
}
