import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../lib/errors.ts";
import { formatAgo } from "../lib/format.ts";
import {
  openSessionsQuery,
  revokeOthersMutation,
  revokeSessionMutation,
} from "../lib/open-sessions.ts";
import type { OpenSession } from "../lib/open-sessions.ts";

import { notify } from "./notify.ts";
import classes from "./open-sessions.module.css";
import { ErrorState, LinesSkeleton } from "./state.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** Open sessions of the worker, with a button to end each of the others, and all of them. */
export function OpenSessions() {
  const { data: sessions, error, refetch } = useQuery(openSessionsQuery);
  if (sessions === undefined) {
    if (error === null) return <LinesSkeleton lines={3} />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const others = sessions.filter(({ actual }) => !actual);
  return (
    <div>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && <EndOthers ids={others.map(({ id }) => id)} />}
    </div>
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

function EndOthers({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation("settings");
  const revoke = useMutation(revokeOthersMutation);
  return (
    <div className={classes.others}>
      <Button
        variant="default"
        size="sm"
        mih={44}
        loading={revoke.isPending}
        onClick={() =>
          revoke.mutate(ids, {
            onSuccess: () => notify({ kind: "success", message: t("sessions.othersRevoked") }),
            onError: (error) => notify({ kind: "error", message: messageOf(error) }),
          })
        }
      >
        {t("sessions.revokeOthers")}
      </Button>
    </div>
  );
}
